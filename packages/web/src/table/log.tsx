import { faceName, type Game, hasLine, throwIn } from '@undercroft/kernel'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import { SeatMark } from '../shell/seat-mark.tsx'
import { arrows } from './arrows.ts'
import type { TableProps } from './open-table.tsx'
import type { Line } from './protocol.ts'
import { Die } from './throws.tsx'

interface LogProps extends TableProps {
  readonly onRecall: (told: Line['event'] | undefined) => void
}

/**
 * Everything that was told, each line under what caused it; a click looks at the position after it. The Tab key stops once, on
 * the newest line or where one was; arrow keys go through the lines.
 */
export function Log({ client, state, playable, onRecall }: LogProps) {
  const { now, stage, looking, newFrom } = state
  const { game } = playable
  const lines = now.lines.slice(0, stage.told).filter(({ event }) => hasLine(game, event))
  const depths = useMemo(() => depthsOf(now.lines, game), [now.lines, game])
  const list = useRef<HTMLOListElement>(null)
  const told = lines.length
  const [focused, setFocused] = useState<number>()
  const stop = lines.some(({ n }) => n === focused) ? focused : lines.at(-1)?.n
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
    <ol className="log" ref={list} onKeyDown={event => arrows(event, list.current)}>
      {lines.map(({ n, text, step, event }) => (
        <LogLine
          key={n}
          {...{ client, n, text, step, event, onRecall }}
          stop={n === stop}
          onFocus={setFocused}
          {...bulletOf(event, game)}
          depth={Math.min(3, depths[n] ?? 0)}
          isNew={newFrom !== undefined && newFrom > 0 && n === newFrom}
          isCurrent={looking?.step === step}
        />
      ))}
    </ol>
  )
}

interface LogLineProps extends Bullet, Pick<LogProps, 'client' | 'onRecall'> {
  readonly event: Line['event']
  readonly n: number
  readonly text: string
  readonly step: number
  /** Where the Tab key stops. */
  readonly stop: boolean
  readonly onFocus: (n: number) => void
  readonly depth: number
  readonly isNew: boolean
  readonly isCurrent: boolean
}

/** Drawn again only if something in it changes: a long game tells thousands of lines. */
const LogLine = memo(function LogLine(props: LogLineProps) {
  const { client, n, text, step, event, onRecall, stop, onFocus, face, dice, seat, depth, isNew, isCurrent } = props
  return (
    <li
      className="log-line"
      data-depth={depth}
      data-new={isNew}
      onPointerEnter={() => onRecall(event)}
      onPointerLeave={() => onRecall(undefined)}
    >
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        aria-current={isCurrent}
        onFocus={() => onFocus(n)}
        onClick={() => client.lookAt(step)}
      >
        {face !== undefined && <Die sides={6} face={face} />}
        {dice === true && <Icon name="dice" />}
        {seat !== undefined && <SeatMark seat={seat} />}
        {face === undefined && dice === undefined && seat === undefined && (
          <span className="log-dot" aria-hidden="true" />
        )}
        <span>{text}</span>
      </button>
    </li>
  )
})

/** What a line begins with: a die, a sign for several or for named faces, or the mark of whoever answered; else a dot. */
interface Bullet {
  readonly face?: number
  readonly dice?: true
  readonly seat?: number
}

function bulletOf(event: Line['event'], game: Game): Bullet {
  const thrown = throwIn(event)
  if (thrown !== undefined) {
    const [face = 0, second] = thrown.faces
    const pips = thrown.sides === 6 && second === undefined && faceName(game, thrown.label, face) === undefined
    return pips ? { face } : { dice: true }
  }
  if ((event.what === 'chose' || event.what === 'answered') && 'seat' in event && typeof event.seat === 'number')
    return { seat: event.seat }
  return {}
}

/** How deep each line stands under its causes; a cause that has no line does not count. */
function depthsOf(lines: readonly Line[], game: Game): number[] {
  const depths: number[] = []
  for (const { n, because } of lines) {
    const cause = because === undefined ? undefined : lines[because]
    const counts = cause !== undefined && hasLine(game, cause.event)
    depths[n] = because === undefined ? 0 : (depths[because] ?? 0) + (counts ? 1 : 0)
  }
  return depths
}
