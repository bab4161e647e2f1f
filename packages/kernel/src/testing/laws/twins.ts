import { type Ask, type Dice, type DrawKind, imagine, Match, type Seat, type Shape } from '../../index.ts'
import { includes } from '../../seats.ts'
import { areAlike, firstDifference, say } from '../compare.ts'
import { Sayable } from '../sayable.ts'
import { hides, known } from './known.ts'
import { type Breach, type Law, recordLines, type Trial } from './trial.ts'
import { any, randomAnswer, Walk } from './walk.ts'

/** How many answers a pair of twins is followed. */
const AHEAD = 20

/** So few games say nothing about how often twins can be compared. */
const FEW = 10

export const twins: Law = {
  number: 5,
  title: 'two games that differ only in what a seat does not know stay alike to it until a reveal',

  check(trial) {
    const walk = new Walk(trial)
    const sayable = new Sayable(trial.game.words)
    while (walk.goesOn()) {
      const breach = walk.chance(6) ? follow(walk, trial, sayable) : undefined
      if (breach !== undefined) return breach
      walk.step()
    }
    return undefined
  },

  inAll({ games, hidden, compared }) {
    if (hidden === 0 || games < FEW || 2 * compared >= games) return undefined
    return `something is hidden, but in ${games} games twins that differ could be compared only ${compared} times`
  },
}

function follow<T extends Shape>(walk: Walk<T>, trial: Trial<T>, sayable: Sayable): Breach | undefined {
  const seat = any(walk.seats, walk.luck) ?? 0
  if (hides(walk.match, seat)) trial.tally.hidden++
  if (hasUnseenAnswers(walk.match, seat)) return undefined
  const pair = new Pair(walk, trial, seat, sayable)
  if (pair.difference() !== undefined) return undefined // from the start: that is a breach of law 4
  for (let i = 0; i < AHEAD && pair.answer() && !pair.revealed; i++) {
    const says = pair.difference()
    if (says !== undefined) return { seat, says, details: pair.story() }
    if (pair.areDifferent) trial.tally.compared++
  }
  return undefined
}

/** Answers that wait for others and that the seat cannot know of: a twin lacks them, and so takes longer to go on. */
function hasUnseenAnswers<T extends Shape>({ play }: Match<T>, seat: Seat): boolean {
  return play.pending.some((answer, by) => answer !== undefined && by !== seat && play.shownOf(by) === 'quiet')
}

/** The true game and one that the seat holds for possible, played on side by side. */
class Pair<T extends Shape> {
  readonly areDifferent: boolean
  /** Something hidden was shown to the seat: from here on the two may differ. */
  revealed = false
  readonly #truth: Match<T>
  readonly #twin: Match<T>
  readonly #seat: Seat
  readonly #luck: Dice
  readonly #sayable: Sayable
  #heard = 0

  constructor({ match, luck }: Walk<T>, { game, options }: Trial<T>, seat: Seat, sayable: Sayable) {
    const rolls = new Map<string, number[]>()
    const watcher = {
      revealed: (_: T['rule'], to: Parameters<typeof includes>[0]) => {
        if (includes(to, seat)) this.revealed = true
      },
    }
    const truth = { state: game.clone(match.state), pending: match.play.pending.slice() }
    const twin = imagine(game, match.see(seat), seat, luck)
    this.areDifferent = !areAlike([truth.state, truth.pending], [twin.state, twin.pending])
    this.#truth = Match.resume(game, options, truth, new SameRolls(rolls, luck), watcher)
    this.#twin = Match.resume(game, options, twin, new SameRolls(rolls, luck), watcher)
    this.#seat = seat
    this.#luck = luck
    this.#sayable = sayable
  }

  /** The first thing by which the seat could tell the two apart. */
  difference(): string | undefined {
    const strange = this.#strange()
    const [truth, twin] = [this.#knownIn(this.#truth, strange), this.#knownIn(this.#twin, strange)]
    this.#heard += truth.heard.length
    const found = firstDifference(truth, twin)
    return found && `${found.path} is ${say(found.left)} in truth and ${say(found.right)} in a twin`
  }

  /** Answers one question in both: an open one alike, another seat's secret one in any way. */
  answer(): boolean {
    const [truth, twin] = [this.#truth, this.#twin]
    const asked = any([...truth.play.asks, ...twin.play.asks], this.#luck)
    if (asked === undefined) return false
    const { seat, shown } = asked
    const [here, there] = [askOf(truth, seat), askOf(twin, seat)]
    if (seat !== this.#seat && shown !== 'open') return this.#freely(truth, here) && this.#freely(twin, there)
    const choice = here && this.#legalInBoth(here)
    return choice !== undefined && truth.answer(seat, choice).ok && twin.answer(seat, choice).ok
  }

  /** What was played since the twin was imagined. */
  story(): string[] {
    const [truth, twin] = [recordLines(this.#truth), recordLines(this.#twin)]
    return [
      'since then:',
      ...truth.slice(1).map((line, i) => (line === twin[i + 1] ? `  ${line}` : `  ${line} | ${twin[i + 1]}`)),
    ]
  }

  /** Gives any answer to a question, if it is asked. */
  #freely(match: Match<T>, ask: Ask<T> | undefined): boolean {
    return ask === undefined || match.answer(ask.seat, randomAnswer(match.play, ask, this.#luck)).ok
  }

  #legalInBoth(ask: Ask<T>): T['choice'] | undefined {
    for (let i = 0; i < 12; i++) {
      const choice = randomAnswer(this.#truth.play, ask, this.#luck)
      if (this.#twin.broken(ask.seat, choice).length === 0) return choice
    }
    return undefined
  }

  /** A choice that a person might try, and that nobody has thought of: what forbids it must not tell anything either. */
  #strange(): T['choice'] | undefined {
    for (const ask of this.#truth.play.asks) if (ask.seat === this.#seat) this.#sayable.meet(ask)
    return this.#sayable.any(this.#luck)
  }

  #knownIn(match: Match<T>, strange: T['choice'] | undefined) {
    const seat = this.#seat
    return {
      ...known(match.play, seat),
      broken: strange && match.broken(seat, strange),
      heard: match.heard(seat, this.#heard),
      undo: match.mayUndo(seat),
    }
  }
}

function askOf<T extends Shape>({ play }: Match<T>, seat: Seat): Ask<T> | undefined {
  return play.asks.find(ask => ask.seat === seat)
}

/** Open dice that show the same to both twins, the first attack roll of the one as that of the other; picks are each one's own. */
class SameRolls implements Dice {
  readonly #rolls: Map<string, number[]>
  readonly #luck: Dice
  readonly #made = new Map<string, number>()

  constructor(rolls: Map<string, number[]>, luck: Dice) {
    this.#rolls = rolls
    this.#luck = luck
  }

  below(n: number, label = '', kind: DrawKind = 'pick'): number {
    if (kind === 'pick') return this.#luck.below(n)
    const name = `${label} ${n}`
    const made = this.#made.get(name) ?? 0
    this.#made.set(name, made + 1)
    const faces = this.#rolls.get(name) ?? []
    this.#rolls.set(name, faces)
    const face = faces[made] ?? this.#luck.below(n)
    faces[made] = face
    return face
  }
}
