/** The shape of a seat, as the page shows it, around the middle and about 28 wide; its colour is in the styles. */
const SHAPES = [
  'M0 -14a14 14 0 1 0 0 28a14 14 0 0 0 0 -28z',
  'M-13 -13h26v11c0 8 -5.5 13 -13 16c-7.5 -3 -13 -8 -13 -16z',
  'M0 -15l13.5 7.5v15L0 15l-13.5 -7.5v-15z',
  'M0 -16L15.5 0 0 16 -15.5 0z',
  'M-12.5 -12.5h25v25h-25z',
] as const

export function shapeOf(player: number): string {
  return SHAPES[player % SHAPES.length] ?? SHAPES[0]
}
