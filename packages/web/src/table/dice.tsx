import { useSettings } from '../settings/settings.ts'
import type { TableProps } from './open-table.tsx'
import { tumbleFor } from './playback.ts'
import type { Line } from './protocol.ts'

/** Where the pips of each face are, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** How the cube has to be turned for each face to look at us. */
const TURNS = ['', '0deg, 0deg', '-90deg, 0deg', '0deg, 90deg', '0deg, -90deg', '90deg, 0deg', '180deg, 0deg'] as const

interface Roll {
  readonly n: number
  readonly sides: number
  readonly face: number
  readonly label: string
}

/** Dice that are being thrown, over the board: the newest tumbles, those of the same answer lie as they fell. */
export function DiceTray({ state, playable }: TableProps) {
  const { speed } = useSettings()
  const { now, stage, looking } = state
  const newest = stage.showing.at(-1)
  if (looking !== undefined || newest?.event.what !== 'rolled' || playable.look.ownDice === true) return undefined
  const rolls = lastRolls(now.lines, newest.n + 1)
  return (
    <div className="dice-tray" style={{ '--tumble': `${tumbleFor(speed)}ms` }}>
      {rolls.map(roll => (
        <figure key={roll.n} className="dice-roll">
          <Die sides={roll.sides} face={roll.face} rolling={newest.n === roll.n} />
          <figcaption>{roll.label}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The dice of the last answer, as they lie. */
export function LastDice({ state, playable }: TableProps) {
  const { now, stage, looking } = state
  const thrown = stage.showing.at(-1)?.event.what === 'rolled'
  const rolls = looking === undefined && !thrown ? lastRolls(now.lines, stage.told) : []
  if (rolls.length === 0 || playable.look.ownDice === true) return undefined
  return (
    <div className="last-dice">
      {rolls.map(roll => (
        <figure key={roll.n} className="dice-roll">
          <Die sides={roll.sides} face={roll.face} />
          <figcaption>{roll.label}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The open rolls of the latest step that had any, unless something else has been answered since. */
function lastRolls(lines: readonly Line[], told: number): Roll[] {
  const step = lines[told - 1]?.step
  return lines
    .slice(0, told)
    .filter(line => line.step === step)
    .flatMap(({ n, event }) => (event.what === 'rolled' && 'face' in event ? [{ ...event, n }] : []))
    .slice(-4)
}

interface DieProps {
  readonly sides: number
  readonly face: number
  readonly rolling?: boolean
}

export function Die({ sides, face, rolling = false }: DieProps) {
  const label = `${face} of ${sides}`
  if (sides !== 6) {
    return (
      <span className="die-plain" role="img" aria-label={label} data-rolling={rolling}>
        {face}
      </span>
    )
  }
  return (
    <span className="die" role="img" aria-label={label} data-rolling={rolling}>
      <span
        className="die-cube"
        style={{ '--turn': `rotateX(${TURNS[face]?.split(', ')[0]}) rotateY(${TURNS[face]?.split(', ')[1]})` }}
      >
        {[1, 2, 3, 4, 5, 6].map(each => (
          <DieFace key={each} face={each} />
        ))}
      </span>
    </span>
  )
}

function DieFace({ face }: { readonly face: number }) {
  return (
    <svg className={`die-face die-face-${face}`} viewBox="0 0 30 30" aria-hidden="true">
      <rect width={30} height={30} rx={5} />
      {(PIPS[face] ?? []).map(pip => (
        <circle key={pip} cx={7 + (pip % 3) * 8} cy={7 + Math.floor(pip / 3) * 8} r={2.7} />
      ))}
    </svg>
  )
}
