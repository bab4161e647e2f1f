import { Die as Face } from '@undercroft/games/drawing'
import { faceName, type Game, type Throw, throwIn } from '@undercroft/kernel'
import type { Line } from './protocol.ts'

/** How the cube has to be turned for each face to look at us. */
const TURNS = ['', '0deg, 0deg', '-90deg, 0deg', '0deg, 90deg', '0deg, -90deg', '90deg, 0deg', '180deg, 0deg'] as const

/** A throw, with the number of its line. */
interface Thrown extends Throw {
  readonly n: number
}

interface ThrowsProps {
  readonly throws: readonly Thrown[]
  readonly game: Pick<Game, 'faces'>
  /** The number of the throw that tumbles. */
  readonly rolling?: number
}

export function Throws({ throws, game, rolling }: ThrowsProps) {
  return throws.map(({ n, sides, faces, label }) => (
    <figure key={n} className="dice-roll">
      <div className="dice-thrown">
        {faces.map((face, i) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is its place in it
            key={i}
            {...{ sides, face }}
            name={faceName(game, label, face)}
            rolling={rolling === n}
          />
        ))}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  ))
}

/** More dice than these are drawn smaller. */
const FEW = 5

export function isMany(throws: readonly Thrown[]): boolean {
  return diceIn(throws) > FEW
}

function diceIn(throws: readonly Thrown[]): number {
  return throws.reduce((sum, { faces }) => sum + faces.length, 0)
}

/** As many dice as a tray has room for, beside those of the newest throw, which are always there. */
const MOST = 12

/** The open dice of the latest answer that had any, unless something else has been answered since. */
export function lastThrows(lines: readonly Line[], told: number): readonly Thrown[] {
  const step = lines[told - 1]?.step
  const throws: Thrown[] = []
  for (let at = told - 1; at >= 0 && lines[at]?.step === step; at--) {
    const line = lines[at]
    const thrown = line && throwIn(line.event)
    if (line !== undefined && thrown !== undefined) throws.unshift({ ...thrown, n: line.n })
  }
  while (throws.length > 1 && diceIn(throws) > MOST) throws.shift()
  return throws
}

interface DieProps {
  readonly sides: number
  readonly face: number
  /** What the game calls this face. */
  readonly name?: string | undefined
  readonly rolling?: boolean
}

function Die({ sides, face, name, rolling = false }: DieProps) {
  if (name !== undefined) {
    return (
      <span className="die-named" data-rolling={rolling}>
        {name}
      </span>
    )
  }
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
          <Face key={each} className={`die-face die-face-${each}`} room={0} face={each} />
        ))}
      </span>
    </span>
  )
}
