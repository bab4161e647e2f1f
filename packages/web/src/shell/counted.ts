/** So many of something, as one says it: "1 move", "3 moves". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
