import { useEffect, useMemo, useRef } from 'react'
import { SeatMark } from '../shell/seat-mark.tsx'
import { Die } from './dice.tsx'
import type { TableProps } from './open-table.tsx'
import type { Line } from './protocol.ts'

/** Everything that was told, each line under what caused it; a click looks at the position after it. */
export function Log({ client, state, playable }: TableProps) {
  const { now, stage, looking, newFrom } = state
  // Where the board throws its own dice the game tells what they show, and pips would mean nothing.
  const { ownDice } = playable.look
  const lines = now.lines.slice(0, stage.told).filter(({ event }) => ownDice !== true || event.what !== 'rolled')
  const depths = useMemo(() => depthsOf(now.lines, ownDice === true), [now.lines, ownDice])
  const list = useRef<HTMLOListElement>(null)
  const told = lines.length
  const at = looking?.step
  useEffect(() => {
    // After the next frame: a drawer has to be open before anything in it can be scrolled to.
    const frame = requestAnimationFrame(() => {
      const current = list.current?.querySelector('[aria-current=true]')
      const line = at === undefined ? list.current?.lastElementChild : current
      if (told > 0) line?.scrollIntoView({ block: at === undefined ? 'nearest' : 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [told, at])
  if (told === 0) return <p className="muted">Nothing has happened yet.</p>
  return (
    <ol className="log" ref={list}>
      {lines.map(line => (
        <li
          key={line.n}
          className="log-line"
          data-depth={Math.min(3, depths[line.n] ?? 0)}
          data-new={newFrom !== undefined && newFrom > 0 && line.n === newFrom}
        >
          <button type="button" aria-current={looking?.step === line.step} onClick={() => client.lookAt(line.step)}>
            <Bullet line={line} />
            <span>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Bullet({ line: { event } }: { readonly line: Line }) {
  if (event.what === 'rolled' && 'face' in event && event.sides === 6) return <Die sides={6} face={event.face} />
  if ((event.what === 'chose' || event.what === 'answered') && 'seat' in event && typeof event.seat === 'number')
    return <SeatMark seat={event.seat} />
  return <span className="log-dot" aria-hidden="true" />
}

function depthsOf(lines: readonly Line[], ownDice: boolean): number[] {
  const depths: number[] = []
  for (const { n, because } of lines) {
    const counts = !ownDice || lines[because ?? n]?.event.what !== 'rolled'
    depths[n] = because === undefined ? 0 : (depths[because] ?? 0) + (counts ? 1 : 0)
  }
  return depths
}
