import type { Game, Saying, Seat, Shape } from '@undercroft/kernel'
import type { Judge } from './judge.ts'
import { spread } from './race.ts'

/** In what one answer differs from another, in the game's words; what counts most stands first. */
export interface Differences {
  readonly gains: readonly string[]
  /** What gets worse while the whole gets better. */
  readonly costs: readonly string[]
}

/** A difference is said if it is more than so many standard errors, and so much of a score: about one game in 100. */
const [SURE, LEAST] = [2.5, 0.04]
/** Nobody listens to more. */
const [GAINS, COSTS] = [2, 1]
/** What a chance is in a score, about: from an even one the score rises by 4 for each whole chance. */
const SLOPE = 4

/** What is said where playouts come to the end of the game. */
const WINS: Saying = ['you win within a few turns more often', 'you win within a few turns less often']
const LOSSES: Saying = ['you lose within a few turns more often', 'you lose within a few turns less often']

/** What says the same, by its places in the notes of a playout. */
interface Topic {
  readonly says: Saying
  readonly places: { readonly at: number; readonly sign: number }[]
}

/** Where a playout has ended. */
interface End {
  /** What each feature adds to the score; then what those of rivals take from it; then a win, and a loss. */
  readonly parts: Float64Array
  readonly over: boolean
}

/** Keeps where the playouts of each line have ended, round by round, to say in what two of them differ. */
export class Notes<T extends Shape> {
  readonly #judge: Judge<T>
  readonly #size: number
  readonly #topics: readonly Topic[]
  readonly #endings: readonly Topic[]
  readonly #ends: End[][] = []

  constructor({ thinking }: Game<T>, judge: Judge<T>) {
    this.#judge = judge
    const features = thinking?.features ?? []
    this.#size = features.length
    const topics = new Map<string, Topic>()
    for (const [at, feature] of features.entries()) {
      const [says, weight] = [thinking?.says?.[feature], thinking?.value?.weights[feature] ?? 0]
      if (says === undefined || weight === 0) continue
      const [mine, theirs] = 'mine' in says ? [says.mine, says.theirs] : [says, says]
      add(topics, mine, { at, sign: Math.sign(weight) })
      add(topics, theirs, { at: this.#size + at, sign: -Math.sign(weight) })
    }
    this.#topics = [...topics.values()]
    this.#endings = [
      { says: WINS, places: [{ at: 2 * this.#size, sign: 1 }] },
      { says: LOSSES, places: [{ at: 2 * this.#size + 1, sign: -1 }] },
    ]
  }

  /** A line has been played once more, and ended here. */
  note(line: number, s: T['state'], seat: Seat): void {
    const parts = new Float64Array(2 * this.#size + 2)
    const over = s.outcome !== undefined
    if (over) {
      const won = this.#judge.chance(s, seat)
      parts.set([SLOPE * won, SLOPE * (won - 1)], 2 * this.#size)
    } else this.#judge.weigh(s, seat, parts)
    this.#ends[line] ??= []
    this.#ends[line].push({ parts, over })
  }

  /** Says in what the first line differs from the second, by the rounds that both have played. */
  between(first: number, second: number): Differences {
    const others = this.#ends[second] ?? []
    const rounds = (this.#ends[first] ?? []).slice(0, others.length).flatMap((end, i): (readonly [End, End])[] => {
      const other = others[i]
      return other === undefined ? [] : [[end, other]]
    })
    const clear = [
      ...this.#topics.map(topic => differenceIn(topic, rounds, false)),
      ...this.#endings.map(topic => differenceIn(topic, rounds, true)),
    ].filter(({ mean, error }) => Math.abs(mean) > Math.max(LEAST, SURE * error))
    const ranked = clear.sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean))
    return {
      gains: ranked.flatMap(({ mean, says }) => (mean > 0 ? says : [])).slice(0, GAINS),
      costs: ranked.flatMap(({ mean, says }) => (mean < 0 ? says : [])).slice(0, COSTS),
    }
  }
}

/** What a topic adds to the score in the mean, and which of its words are true. */
function differenceIn({ says, places }: Topic, rounds: readonly (readonly [End, End])[], ofEnds: boolean) {
  let more = 0
  const added = rounds.map(([first, second]) => {
    // Where a game is over nothing is measured: such a round tells of the end alone.
    if (!ofEnds && (first.over || second.over)) return 0
    let sum = 0
    for (const { at, sign } of places) {
      const part = (first.parts[at] ?? 0) - (second.parts[at] ?? 0)
      sum += part
      more += part * sign
    }
    return sum
  })
  return { ...spread(added), says: says[more > 0 ? 0 : 1] }
}

/** Features that say the same, or the opposite, are one topic. */
function add(topics: Map<string, Topic>, says: Saying, { at, sign }: Topic['places'][number]): void {
  const [more, less] = says
  const inverse = topics.get(less)
  const topic = topics.get(more)
  if (topic !== undefined) topic.places.push({ at, sign })
  else if (inverse !== undefined) inverse.places.push({ at, sign: -sign })
  else topics.set(more, { says, places: [{ at, sign }] })
}
