/** How a value of a setting reads. */
export function titled(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
