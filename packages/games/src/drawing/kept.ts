/**
 * What a browser keeps from one visit to the next. A private window, or one without room, keeps nothing: that does as well.
 * It is the window's own storage, as others have one that is not a page's.
 */
export function keep(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text)
  } catch {}
}

export function recall(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function forget(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {}
}

export function keepData(key: string, data: unknown): void {
  keep(key, JSON.stringify(data))
}

/** Nothing also where it cannot be read. */
export function recallData(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? '') ?? undefined
  } catch {
    return undefined
  }
}
