import { counted } from '../shell/counted.ts'
import { Choice } from '../shell/fields.tsx'
import type { ClockWish } from './wire.ts'

const MINUTE = 60
const DAY = 86_400

const TIMES = {
  move: [30, MINUTE, 3 * MINUTE, DAY, 3 * DAY],
  game: [10 * MINUTE, 20 * MINUTE, 60 * MINUTE],
} as const

interface ClockFieldProps {
  readonly clock: ClockWish
  readonly onChange: (clock: ClockWish) => void
}

/** How much time everybody has, for each answer or in all, and who answers when it is over. */
export function ClockField({ clock, onChange }: ClockFieldProps) {
  const { kind } = clock
  return (
    <>
      <Choice
        label="Clock"
        value={kind}
        of={['none', 'move', 'game'] as const}
        name={each => ({ none: 'None', move: 'Per answer', game: 'Per game' })[each]}
        {...(kind === 'none' ? { says: 'Live, or over days: the table waits.' } : {})}
        onChange={next =>
          onChange(next === 'none' ? { kind: next } : { kind: next, seconds: TIMES[next][1], atEnd: 'default' })
        }
      />
      {clock.kind !== 'none' && (
        <>
          <Choice
            label={clock.kind === 'move' ? 'Time for each answer' : 'Time of each player'}
            value={String(clock.seconds)}
            of={TIMES[clock.kind].map(String)}
            name={seconds => sayTime(Number(seconds))}
            onChange={seconds => onChange({ ...clock, seconds: Number(seconds) })}
          />
          <Choice
            label="When it is over"
            value={clock.atEnd}
            of={['default', 'bot'] as const}
            name={each => (each === 'default' ? "The game's default" : 'A bot answers')}
            onChange={atEnd => onChange({ ...clock, atEnd })}
          />
        </>
      )}
    </>
  )
}

export function sayClock(clock: ClockWish): string {
  if (clock.kind === 'none') return 'No clock'
  return `${sayTime(clock.seconds)} ${clock.kind === 'move' ? 'for each move' : 'for each player'}`
}

export function sayTime(seconds: number): string {
  const [count, unit] =
    seconds >= DAY ? [seconds / DAY, 'day'] : seconds >= MINUTE ? [seconds / MINUTE, 'minute'] : [seconds, 'second']
  return counted(count, unit)
}
