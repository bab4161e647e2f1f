/** Reads a position of a scenario: it may have these names with values, and any other name is an error. */
export function writtenIn<Written extends object>(
  names: { readonly [Name in keyof Written]-?: true },
  position: unknown,
): Written {
  const known = Object.keys(names).join(', ')
  if (typeof position !== 'object' || position === null || Array.isArray(position)) {
    throw new Error(`a position is a set of names (${known}) with values`)
  }
  for (const name of Object.keys(position)) {
    if (!Object.hasOwn(names, name)) throw new Error(`there is no "${name}" in a position (there is ${known})`)
  }
  return position as Written
}
