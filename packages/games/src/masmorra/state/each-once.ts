/** Thinks of something for each of many things, by their numbers, when somebody first asks for it, and not again. */
export function eachOnce<T extends object | number | boolean>(think: (at: number) => T): (at: number) => T {
  const known: (T | undefined)[] = []
  return at => {
    let value = known[at]
    if (value === undefined) {
      value = think(at)
      known[at] = value
    }
    return value
  }
}
