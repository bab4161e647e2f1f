import { seatShape } from '@undercroft/games/drawing'
import type { Seat } from '@undercroft/kernel'
import { createContext, useContext } from 'react'

/** A game's own colours for its seats; without them the page's. */
export const SeatColours = createContext<readonly string[] | undefined>(undefined)

/** Seats are told apart by shape as well as by colour. */
export function SeatMark({ seat, children }: { readonly seat: Seat; readonly children?: string }) {
  const { colour, path } = seatShape(seat)
  const own = useContext(SeatColours)?.[seat]
  return (
    <svg className="seat-mark" viewBox="-18.5 -18.5 37 37" aria-hidden="true">
      <path d={path} fill={own ?? colour} stroke="#14110f" strokeWidth={2.5} strokeLinejoin="round" />
      {children !== undefined && (
        <text
          y={children.length > 1 ? 4.7 : 6.2}
          textAnchor="middle"
          fontSize={children.length > 1 ? 13 : 17}
          fontWeight={700}
          fill="#14110f"
        >
          {children}
        </text>
      )}
    </svg>
  )
}
