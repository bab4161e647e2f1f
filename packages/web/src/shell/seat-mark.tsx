import type { Seat } from '@undercroft/kernel'
import { createContext, useContext } from 'react'

/** A game's own colours for its seats; without them the page's. */
export const SeatColours = createContext<readonly string[] | undefined>(undefined)

/** Seats are told apart by shape as well as by colour. */
const MARKS = [
  { colour: '#E69F00', shape: 'circle', path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z' },
  { colour: '#56B4E9', shape: 'shield', path: 'M4 4h16v7c0 5-3.5 8.5-8 10.5C7.500 19.500 4 16 4 11z' },
  { colour: '#009E73', shape: 'hexagon', path: 'M12 2.500l8.500 4.750v9.500L12 21.500l-8.500-4.750v-9.500z' },
  { colour: '#D55E00', shape: 'diamond', path: 'M12 2l9.500 10L12 22 2.500 12z' },
  { colour: '#CC79A7', shape: 'square', path: 'M4 4h16v16H4z' },
  {
    colour: '#F0E442',
    shape: 'star',
    path: 'M12 1.500l3.100 6.900 7.400.800-5.500 5 1.500 7.400L12 17.900l-6.500 3.700L7 14.200l-5.500-5 7.400-.800z',
  },
] as const

export function SeatMark({ seat, children }: { readonly seat: Seat; readonly children?: string }) {
  const mark = MARKS[seat % MARKS.length] ?? MARKS[0]
  const colour = useContext(SeatColours)?.[seat] ?? mark.colour
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={mark.path} fill={colour} stroke="#14110f" strokeWidth={1.6} strokeLinejoin="round" />
      {children !== undefined && (
        <text
          x={12}
          y={children.length > 1 ? 15 : 16}
          textAnchor="middle"
          fontSize={children.length > 1 ? 8.5 : 11}
          fontWeight={700}
          fill="#14110f"
        >
          {children}
        </text>
      )}
    </svg>
  )
}
