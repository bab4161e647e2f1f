import type { OpenAsk } from '@undercroft/kernel'
import { useState } from 'react'
import { sayCell, xOf, yOf } from '../cells.ts'
import type { Choice, Masmorra } from '../state.ts'
import { tileFacts } from '../tiles.ts'
import type { View } from '../view.ts'
import { Button } from './Button.tsx'
import { CELL } from './floor.ts'
import { Sign } from './Sign.tsx'
import { Tile } from './Tile.tsx'

interface PlacingProps {
  readonly ask: OpenAsk<Masmorra> | undefined
  readonly tile: string
  readonly view: View
  choose(choice: Choice): void
}

/**
 * The tile being explored, as a ghost wherever it may lie. Touch a place to lay it there; touch it again, or press R, to turn
 * it; the tick, or Enter, puts it down.
 */
export function Placing({ ask, tile, choose }: PlacingProps) {
  const spots = new Map<number, number[]>()
  for (const choice of ask?.options ?? []) {
    if (choice[0] === 'place') spots.set(choice[1], [...(spots.get(choice[1]) ?? []), choice[2]])
  }
  const [at, setAt] = useState<{ readonly cell: number; readonly turn: number }>()
  if (spots.size === 0) return undefined
  const { side, name } = tileFacts(tile)
  const size = Math.max(1, side) * CELL
  const only = spots.size === 1 ? [...spots.keys()][0] : undefined
  const here = at ?? (only === undefined ? undefined : { cell: only, turn: 0 })
  return (
    <>
      {[...spots].map(([cell, turns]) => {
        const chosen = here?.cell === cell
        const turn = chosen ? (turns[here.turn % turns.length] ?? 0) : (turns[0] ?? 0)
        const next = () => setAt({ cell, turn: chosen ? here.turn + 1 : 0 })
        return (
          <g key={cell} className="ma-ghost" data-chosen={chosen ? '' : undefined}>
            <Tile tile={tile} x={xOf(cell)} y={yOf(cell)} turns={turn} lit={chosen} />
            <Button
              name={`place ${sayCell(cell)}`}
              label={`${name} at ${sayCell(cell)}, turned ${turn * 90} degrees, ${turns.length} ways`}
              live
              pressed={chosen}
              onAct={next}
              onKey={key => {
                if (key !== 'r' && key !== 'R') return false
                next()
                return true
              }}
            >
              <rect className="ma-ghost-spot" x={xOf(cell) * CELL} y={yOf(cell) * CELL} width={size} height={size} />
            </Button>
            {chosen && (
              <g transform={`translate(${xOf(cell) * CELL + size / 2} ${yOf(cell) * CELL + size / 2})`}>
                {turns.length > 1 && (
                  <Button name="turn" label="Turn the tile" live onAct={next} className="ma-knob">
                    <circle cx={-24} cy={14} r={19} />
                    <Sign name="turn" size={22} x={-24} y={14} />
                  </Button>
                )}
                <Button
                  name="put"
                  label={`Put it down at ${sayCell(cell)}`}
                  live
                  onAct={() => choose(['place', cell, turn])}
                  className="ma-knob ma-knob-main"
                >
                  <circle cx={turns.length > 1 ? 24 : 0} cy={14} r={19} />
                  <path d="M-8 0l5 6 11-12" transform={`translate(${turns.length > 1 ? 24 : 0} 14)`} />
                </Button>
              </g>
            )}
          </g>
        )
      })}
    </>
  )
}

/** The cells where a revealed trap may lie (MA-9.1). */
export function TrapPlacing({ ask, choose }: Pick<PlacingProps, 'ask' | 'choose'>) {
  return (
    <>
      {(ask?.options ?? []).map(choice => {
        if (choice[0] !== 'trap') return undefined
        const cell = choice[1]
        return (
          <Button
            key={cell}
            name={`trap ${sayCell(cell)}`}
            label={`The trap at ${sayCell(cell)}`}
            live
            onAct={() => choose(choice)}
          >
            <rect
              className="ma-ghost-spot"
              x={xOf(cell) * CELL + 6}
              y={yOf(cell) * CELL + 6}
              width={CELL - 12}
              height={CELL - 12}
              rx={6}
            />
            <Sign
              name="trap"
              size={40}
              x={xOf(cell) * CELL + CELL / 2}
              y={yOf(cell) * CELL + CELL / 2}
              className="ma-ghost-trap"
            />
          </Button>
        )
      })}
    </>
  )
}
