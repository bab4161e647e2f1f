import { Die as Face } from '@undercroft/games/drawing'
import { faceName, type Game, type Heading, type Shape, type Throw, type Told, throwIn } from '@undercroft/kernel'
import { memo } from 'react'
import { SeatMark } from '../shell/seat-mark.tsx'
import { Explained } from '../words/explained.tsx'
import type { LineRow } from './log-rows.ts'
import { actorOf } from './turns.ts'

/** What every row of the log is told to do. */
export interface RowActs {
  readonly onLook: (step: number) => void
  readonly onFold: (n: number, open: boolean) => void
  readonly onFocus: (key: string) => void
  /** A line is pointed at: the board shows where it happened. */
  readonly onRecall: (told: Told<Shape> | undefined) => void
}

interface LogLineProps extends RowActs, Pick<LineRow, 'text' | 'event' | 'step' | 'depth'> {
  readonly rowKey: string
  readonly game: Game
  /** Where the Tab key stops. */
  readonly stop: boolean
  readonly isNew: boolean
  readonly isCurrent: boolean
}

/** Drawn again only if something in it changes: a long game tells thousands of lines. */
export const LogLine = memo(function LogLine(props: LogLineProps) {
  const { text, event, step, depth, rowKey, game, stop, isNew, isCurrent, onLook, onFocus, onRecall } = props
  const thrown = throwIn(event)
  const seat = actorOf(event)
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
        data-row={rowKey}
        tabIndex={stop ? 0 : -1}
        aria-current={isCurrent}
        aria-label={thrown === undefined ? undefined : text}
        onFocus={() => {
          onFocus(rowKey)
          onRecall(event)
        }}
        onBlur={() => onRecall(undefined)}
        onClick={() => onLook(step)}
      >
        {seat === undefined ? <span className="log-dot" aria-hidden="true" /> : <SeatMark seat={seat} />}
        {thrown === undefined ? (
          <span>
            <Explained game={game} text={text} />
          </span>
        ) : (
          <Thrown thrown={thrown} game={game} />
        )}
      </button>
    </li>
  )
})

/** Dice as they lie, beside what they were thrown for; the line's name, for a screen reader, is the sentence. */
function Thrown({ thrown, game }: { readonly thrown: Throw; readonly game: Game }) {
  const { label, faces, sides } = thrown
  return (
    <span className="log-dice">
      <span>{label}</span>
      {faces.map((face, i) => {
        const name = faceName(game, label, face)
        return name === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is its place in it
          <Face key={i} className="log-die" face={face} sides={sides} room={0} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is its place in it
          <span key={i} className="log-face">
            {name}
          </span>
        )
      })}
    </span>
  )
}

interface TurnHeadProps extends RowActs {
  readonly heading: Heading
  readonly n: number
  readonly rowKey: string
  readonly open: boolean
  /** What happened in it, while it is folded. */
  readonly short: string
  readonly stop: boolean
}

export const TurnHead = memo(function TurnHead(props: TurnHeadProps) {
  const { heading, n, rowKey, open, short, stop, onFold, onFocus } = props
  return (
    <li className="log-turn">
      <button
        type="button"
        data-row={rowKey}
        tabIndex={stop ? 0 : -1}
        aria-expanded={open}
        onFocus={() => onFocus(rowKey)}
        onClick={() => onFold(n, !open)}
      >
        {heading.seat === undefined ? (
          <span className="log-dot" aria-hidden="true" />
        ) : (
          <SeatMark seat={heading.seat} />
        )}
        <span className="log-title">{heading.title}</span>
        {!open && <span className="log-short">{short}</span>}
      </button>
    </li>
  )
})
