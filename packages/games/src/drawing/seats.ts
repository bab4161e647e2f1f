/** A seat's colour and shape on every board and on the page; the shape is drawn around 0, 0 and about 28 wide. */
export interface SeatShape {
  readonly colour: string
  readonly path: string
}

const CIRCLE: SeatShape = { colour: '#E69F00', path: 'M0 -14a14 14 0 1 0 0 28a14 14 0 0 0 0 -28z' }
const SHIELD: SeatShape = { colour: '#56B4E9', path: 'M-13 -13h26v11c0 8 -5.5 13 -13 16c-7.5 -3 -13 -8 -13 -16z' }
const HEXAGON: SeatShape = { colour: '#009E73', path: 'M0 -15l13.5 7.5v15L0 15l-13.5 -7.5v-15z' }
const DIAMOND: SeatShape = { colour: '#D55E00', path: 'M0 -16L15.5 0 0 16 -15.5 0z' }
const SQUARE: SeatShape = { colour: '#CC79A7', path: 'M-12.5 -12.5h25v25h-25z' }
const STAR: SeatShape = {
  colour: '#F0E442',
  path: 'M0 -16l4.6 10.2 11 1.2 -8.2 7.4 2.2 11L0 8.3l-9.6 5.5 2.2 -11 -8.2 -7.4 11 -1.2z',
}

const SEATS = [CIRCLE, SHIELD, HEXAGON, DIAMOND, SQUARE, STAR] as const

export function seatShape(seat: number): SeatShape {
  return SEATS[seat % SEATS.length] ?? CIRCLE
}
