/** Something of one's own can be brought along to a table, in its address: the form that takes it shows it at once. */
const BROUGHT = '#bring='

/** An address, with a choice in its game's notation. */
export function bringing(path: string, text: string): string {
  return `${path}${BROUGHT}${encodeURIComponent(text)}`
}

/** The choice that was brought along, in its game's notation. */
export function brought(): string | undefined {
  if (typeof location === 'undefined' || !location.hash.startsWith(BROUGHT)) return undefined
  try {
    return decodeURIComponent(location.hash.slice(BROUGHT.length))
  } catch {
    return undefined
  }
}

/** It has been taken: a reload finds what became of it since. */
export function forgetBrought(): void {
  if (location.hash.startsWith(BROUGHT)) history.replaceState(history.state, '', location.pathname + location.search)
}
