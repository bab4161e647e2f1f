import { type Dice, type Match, type Seat, type Shape, sameData, type Viewer, type Watcher } from '../../index.ts'
import { areAlike, firstDifference, say } from '../compare.ts'
import { unlikeItsRecord } from './own-record.ts'
import type { Breach, Law } from './trial.ts'
import { any, randomMove, Walk } from './walk.ts'

export const undo: Law = {
  number: 6,
  title:
    'undo gives back exactly what was before, as the record has it, and never takes back a roll, a pick, a reveal or another’s answer',

  check(trial) {
    const learned = new Learned(trial.dice('table'))
    const walk = new Walk(trial, trial.match(learned, learned))
    const shadow = new Shadow(walk, learned)
    while (walk.goesOn()) {
      const breach = shadow.step()
      if (breach !== undefined) return breach
    }
    return undefined
  },
}

/** Counts draws and reveals by itself, so that it need not ask the match that it judges. */
class Learned implements Dice, Watcher<Shape> {
  times = 0
  readonly #dice: Dice

  constructor(dice: Dice) {
    this.#dice = dice
  }

  below(n: number): number {
    this.times++
    return this.#dice.below(n)
  }

  revealed(): void {
    this.times++
  }
}

/** Playing a whole record again takes long, so it is done once in so many times, and less often as it gets longer. */
const RECORD_EVERY = 4

/** Asides are rare in play, so the law plays more of them: their effect on an undo is not simple. */
const ASIDE_EVERY = 8

/** The position before an answer. */
interface Memory {
  readonly seat: Seat
  /** Somebody did something aside since then, which an undo keeps. */
  aside?: true
  readonly state: string
  readonly asks: string
  readonly heard: string
}

/** Plays at random, and works out by itself how far back each seat may go. */
class Shadow<T extends Shape> {
  readonly #walk: Walk<T>
  readonly #match: Match<T>
  readonly #learned: Learned
  readonly #viewer: Viewer
  /** The positions before each answer that can be taken back, the last one last. All answers are of one seat. */
  #back: Memory[] = []
  /** The position before each answer of a Together that is still open. */
  readonly #halfway = new Map<Seat, Memory>()

  constructor(walk: Walk<T>, learned: Learned) {
    this.#walk = walk
    this.#match = walk.match
    this.#learned = learned
    this.#viewer = any([...walk.seats, 'spectator' as const], walk.luck) ?? 'spectator'
  }

  step(): Breach | undefined {
    const aside = this.#walk.chance(ASIDE_EVERY) && this.#aside()
    if (!aside) this.#answer()
    for (const seat of this.#walk.seats) {
      const should = this.#shouldUndo(seat)
      if (this.#match.mayUndo(seat) !== should) {
        return { seat, says: should ? 'cannot take back an answer after which nothing was learned' : this.#across() }
      }
    }
    if (aside) return this.#asRecorded()
    if (!this.#walk.chance(3)) return undefined
    const seat = any(this.#walk.seats, this.#walk.luck) ?? 0
    if (!this.#shouldUndo(seat)) return this.#barred(seat)
    return (this.#halfway.has(seat) ? this.#withdraws(seat) : this.#undoes(seat)) ?? this.#asRecorded(seat)
  }

  #asRecorded(seat?: Seat): Breach | undefined {
    const says = this.#walk.chance(RECORD_EVERY + Math.floor(this.#match.steps.length / 10))
      ? unlikeItsRecord(this.#match)
      : undefined
    return says === undefined ? undefined : { says, ...(seat === undefined ? {} : { seat }) }
  }

  /** Does something aside. A reveal by it bars every undo. */
  #aside(): boolean {
    const seat = any(this.#walk.seats, this.#walk.luck) ?? 0
    const choice = any(this.#match.asides(seat)?.options ?? [], this.#walk.luck)
    const before = this.#learned.times
    if (choice === undefined || !this.#walk.take({ seat, choice })) return false
    if (this.#learned.times > before || this.#match.outcome !== undefined) this.#back = []
    if (this.#match.outcome !== undefined) this.#halfway.clear()
    for (const memory of [...this.#back, ...this.#halfway.values()]) memory.aside = true
    return true
  }

  #answer(): void {
    const { play } = this.#match
    const { seat, choice } = randomMove(play, this.#walk.luck)
    const together = play.asks.length > 1 || play.pending.some(answer => answer !== undefined)
    const memory = this.#remember(seat)
    const before = this.#learned.times
    if (!this.#walk.take({ seat, choice })) return
    // A seat that lost its undo when another seat answers a quiet question would learn of that answer.
    const quiet = play.asks.some(ask => ask.shown === 'quiet' && ask.seat !== seat)
    if (together || quiet) this.#back = []
    else if (this.#learned.times > before || this.#match.outcome !== undefined) this.#back = []
    else this.#back = this.#back.at(-1)?.seat === seat ? [...this.#back, memory] : [memory]
    if (play.pending[seat] === undefined) this.#halfway.clear()
    else this.#halfway.set(seat, memory)
  }

  #shouldUndo(seat: Seat): boolean {
    if (this.#halfway.has(seat)) return this.#final() === undefined
    return this.#back.at(-1)?.seat === seat
  }

  #final(): T['rule'] | undefined {
    const phase = this.#match.play.asking?.phase
    return phase !== undefined && 'all' in phase ? phase.final : undefined
  }

  #across(): string {
    return 'may take back what is final, or what a roll, a pick, a reveal, another seat or the end came after'
  }

  #barred(seat: Seat): Breach | undefined {
    const before = this.#remember(seat)
    const answer = this.#match.undo(seat)
    if (answer.ok) return { seat, says: this.#across().replace('may take', 'took') }
    const final = this.#halfway.has(seat) ? this.#final() : undefined
    if (!sameData(answer.rule, final)) return { seat, says: `undo is barred by ${answer.rule}, not by ${final}` }
    return changed(seat, 'undo was refused, but', before, this.#remember(seat))
  }

  #undoes(seat: Seat): Breach | undefined {
    const before = this.#back.pop()
    const answer = this.#match.undo(seat)
    if (!answer.ok) return { seat, says: `undo was promised, but: ${answer.message}` }
    if (before === undefined || before.aside) return undefined // what was done aside is still there
    return changed(seat, 'undo does not give back what was before:', before, this.#remember(seat))
  }

  /** Takes back a pending answer: the others' answers stay, and the seat is asked as it was before. */
  #withdraws(seat: Seat): Breach | undefined {
    const { play, steps } = this.#match
    const before = this.#halfway.get(seat)
    const [others, answers] = [play.pending.with(seat, undefined), steps.length]
    this.#halfway.delete(seat)
    const answer = this.#match.undo(seat)
    if (!answer.ok) return { seat, says: `taking back was promised, but: ${answer.message}` }
    if (before !== undefined && !before.aside && !areAlike(JSON.parse(before.state), this.#match.state))
      return { seat, says: 'taking back changes the state' }
    if (steps.length !== answers - 1) return { seat, says: 'taking back does not take one step off the record' }
    if (play.asks.every(ask => ask.seat !== seat)) return { seat, says: 'took its answer back, but is not asked again' }
    const kept = others.every((other, each) => sameData(other, play.pending[each]))
    return kept ? undefined : { seat, says: 'taking back touches the answers of others' }
  }

  #remember(seat: Seat): Memory {
    const { state, play } = this.#match
    const heard = this.#match.heard(this.#viewer)
    return {
      seat,
      state: JSON.stringify(state),
      asks: JSON.stringify(play.asks),
      heard: JSON.stringify([heard.length, ...heard.slice(-3)]),
    }
  }
}

function changed(seat: Seat, what: string, before: Memory, after: Memory): Breach | undefined {
  for (const part of ['state', 'asks', 'heard'] as const) {
    if (before[part] === after[part]) continue
    const found = firstDifference(JSON.parse(before[part]), JSON.parse(after[part]), part)
    if (found !== undefined) {
      return { seat, says: `${what} ${found.path} was ${say(found.left)} and is ${say(found.right)}` }
    }
  }
  return undefined
}
