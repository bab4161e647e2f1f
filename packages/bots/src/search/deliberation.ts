import { FastDice, type Game, imagine, type Seen, type Shape, sameData } from '@undercroft/kernel'
import type { Bot } from '../bot.ts'
import { adviserOf, candidatesOf, isAmong } from './candidates.ts'
import { type Contrast, contrastOf } from './contrast.ts'
import { Judge } from './judge.ts'
import { drawn, isSecret, mixOf, othersAnswer } from './mixing.ts'
import { Notes } from './notes.ts'
import { fingerprint, type Plan, plannedFor } from './plan.ts'
import { type Line, Playout, type Wandering, type World } from './playout.ts'
import { Race } from './race.ts'

/** How a searching bot thinks. */
export interface Style {
  /** The most answers that are played out. */
  readonly candidates: number
  /** How many positions are imagined: one costs as much as a short playout. */
  readonly worlds: number
  /** A candidate is dropped when it is behind by so many standard errors. */
  readonly drop: number
  /** The greedy answer stays unless it is beaten by so many standard errors. */
  readonly margin: number
  /** How many ways to play the rest of the turn are tried for each candidate; the best of them are played out. */
  readonly scouts: number
  /** What a chance is worth is its power: below 1 it likes to be safe, above 1 it likes to dare. */
  readonly risk: number
  /** Whether it does as greedy does in the phases that the game calls habits. */
  readonly polite: boolean
}

export const USUAL: Style = { candidates: 8, worlds: 256, drop: 2.5, margin: 1, scouts: 3, risk: 1, polite: false }

/** How the named levels think: they keep to what a table has agreed on. */
export const POLITE: Style = { ...USUAL, polite: true }

/** Candidates are dropped from this round on, and then every few rounds. */
const FIRST_DROP = 8
const DROP_EVERY = 4

/** Other ways to play the turn are tried after this many rounds, in this many worlds; this many of them join the race. */
const [SCOUTS_AFTER, SCOUTED_WORLDS, SCOUTED_LINES] = [8, 4, 3]

/** How many whims there are: a whim is 32 bits of the dice. */
const WHIMS = 2 ** 32

/** An answer that was played out. */
interface Considered<T extends Shape> {
  readonly choice: T['choice']
  /** The chance to win after it, with its standard error. */
  readonly chance: number
  readonly error: number
}

/** What came of thinking: the answer, and all that were considered, the best first. */
export interface Thought<T extends Shape> {
  readonly choice: T['choice']
  /** The greedy answer: what looks best before anything is played out. */
  readonly first: T['choice']
  readonly considered: readonly Considered<T>[]
  readonly playouts: number
  /** What the seat means to answer next in this turn. */
  readonly plan?: Plan<T>
  /** In what the answer is better than the greedy one, or than the next best if it is the greedy one, where that is clear. */
  readonly contrast?: Contrast<T>
}

type Asked<T extends Shape> = Parameters<Bot<T>['choose']>[1]

/** What a seat thinks about, and the plan that it has made for it in the same turn. */
export interface Matter<T extends Shape> {
  readonly seen: Seen<T>
  readonly ask: Asked<T>
  readonly plan?: Plan<T> | undefined
  /** Somebody wants to hear why: where playouts end is noted. */
  readonly explains?: boolean | undefined
  /** How many rounds are played at most, where that is known. */
  readonly rounds?: number | undefined
}

/**
 * One answer being thought about. It is improved round by round, and can be asked for its thought at any time: it
 * depends on the seat's view, its plan, the number of rounds and the seed alone.
 */
export class Deliberation<T extends Shape> {
  readonly #game: Game<T>
  readonly #seen: Seen<T>
  readonly #ask: Asked<T>
  readonly #dice: FastDice
  readonly #style: Style
  readonly #most: number
  /** The first stays unless it is beaten: the line of the plan, or the greedy answer. */
  readonly #lines: Line<T>[]
  readonly #first: T['choice']
  readonly #race: Race
  readonly #worlds: World<T>[] = []
  readonly #seeds: number[] = []
  /** Scouts have dice of their own: a way to play that only suits the dice of a round must not be measured by that round. */
  readonly #scoutSeeds: number[] = []
  /** The views in which each line has gone on after its first answer. */
  readonly #views: Set<number>[] = []
  readonly #playoutDice = new FastDice(0)
  readonly #judge: Judge<T>
  readonly #notes: Notes<T> | undefined
  /** The rewards of the round that is being played. */
  readonly #rewards: number[] = []
  /** Lines that came later: they play the rounds so far before the next one begins. */
  readonly #late: Line<T>[] = []
  /** From 0 to below 1: which of several answers is given, where rivals answer at the same time. */
  readonly #whim: number
  /** The greedy turn in each world, and lines whose turn ended better. */
  readonly #usual: Wandering<T>[] = []
  readonly #found: { readonly line: Line<T>; readonly gain: number }[] = []
  /** How many candidates there were at first. */
  readonly #width: number
  /** Scouts that are left to send. */
  #scouting = 0
  /** Playouts that belong to no round. */
  #others = 0
  #playout: Playout<T> | undefined
  #playouts = 0

  constructor(game: Game<T>, { seen, ask, plan, explains, rounds }: Matter<T>, dice: FastDice, style = USUAL) {
    this.#game = game
    this.#seen = seen
    this.#ask = { ...ask, options: [...ask.options] }
    this.#dice = dice
    this.#style = style
    this.#most = rounds ?? Number.POSITIVE_INFINITY
    const isUsual = isAmong('beyond', game, seen) || (style.polite && isAmong('habits', game, seen))
    const most = isUsual ? 1 : style.candidates
    const candidates = candidatesOf(game, seen, this.#ask, adviserOf(game, dice), most, dice)
    this.#first = candidates[0] as T['choice'] // the greedy answer is always there
    const planned = isUsual ? undefined : plannedFor(plan, seen, this.#ask)
    const lines = candidates.map((choice): Line<T> => [choice])
    this.#lines = planned === undefined ? lines : [planned, ...lines.filter(line => !sameData(line, planned))]
    this.#width = this.#lines.length
    this.#race = new Race(this.#width)
    this.#judge = new Judge(game)
    this.#notes = explains === true && this.#judge.knows ? new Notes(game, this.#judge) : undefined
    this.#whim = othersAnswer(seen, ask.seat) ? dice.next() / WHIMS : 0
  }

  /**
   * Without a value it is not known how well a turn has ended. What is found must play the rounds so far before it counts:
   * where it cannot, the rounds are better spent on what is there.
   */
  get #scouts(): number {
    const counts = SCOUTS_AFTER + this.#style.scouts + SCOUTS_AFTER / this.#width
    return this.#judge.knows && counts < this.#most ? this.#style.scouts * this.#width : 0
  }

  /** Whether another round can still change the answer. */
  get open(): boolean {
    const [first, ...others] = this.#race.live
    return others.some(each => !sameData(this.#choice(each), this.#choice(first ?? 0)))
  }

  /** Plays each line that is left once, in the same imagined position and with the same dice, or does as much other work. */
  round(): void {
    while (!this.step());
  }

  /** Plays one line once, and says whether as much is done as a round of all candidates costs at most. */
  step(): boolean {
    if (this.#scouting > 0) return this.#scout()
    const late = this.#late[0]
    return late === undefined ? this.#stepRound() : this.#catchUp(late)
  }

  thought(): Thought<T> {
    const chosen = this.#chosen()
    const [choice, next, ...rest] = this.#line(chosen)
    const about = { race: this.#race, lines: this.#lines, chosen, first: this.#first }
    const contrast = this.#notes && contrastOf({ notes: this.#notes, ...about })
    const plan: Plan<T> | undefined = next && { line: [next, ...rest], views: [...(this.#views[chosen] ?? [])] }
    return {
      choice,
      first: this.#first,
      considered: this.#considered(),
      playouts: this.#playouts,
      ...(plan && { plan }),
      ...(contrast && { contrast }),
    }
  }

  /** Gives how far the best is ahead of the one with the next highest mean, by the rounds that both have played. */
  lead(): { readonly mean: number; readonly error: number } {
    const race = this.#race
    const best = race.best()
    let next = -1
    for (const [i] of this.#lines.entries()) {
      if (i !== best && (next < 0 || race.mean(i) > race.mean(next))) next = i
    }
    return race.difference(best, next)
  }

  /** The best line, or the first where it is not clearly beaten; one of those near the best, where rivals must not know it. */
  #chosen(): number {
    const race = this.#race
    const state = this.#worlds[0]?.state
    if (state !== undefined && isSecret(this.#game, this.#seen, this.#ask.seat, state)) {
      return drawn(mixOf(race, this.#lines.length), this.#whim)
    }
    const best = race.best()
    return best !== 0 && race.beats(best, 0, this.#style.margin) ? best : 0
  }

  /** Each answer with the chance of its best line. */
  #considered(): readonly Considered<T>[] {
    const race = this.#race
    const lines = this.#lines.map(([choice], i) => ({ choice, chance: race.mean(i), error: race.error(i) }))
    const ranked = lines.sort((a, b) => b.chance - a.chance)
    return ranked.filter(({ choice }, i) => !ranked.slice(0, i).some(each => sameData(each.choice, choice)))
  }

  #stepRound(): boolean {
    const race = this.#race
    const line = race.live[this.#rewards.length] ?? 0
    this.#rewards.push(this.#play(race.rounds, line, this.#line(line)))
    if (this.#rewards.length < race.live.length) return false
    race.add(this.#rewards.splice(0))
    const { rounds } = race
    if (rounds >= FIRST_DROP && rounds % DROP_EVERY === 0) race.drop(this.#style.drop)
    if (rounds === SCOUTS_AFTER && this.open) this.#scouting = this.#scouts
    return true
  }

  /** Plays a line that came later in the next of the rounds so far. */
  #catchUp(late: Line<T>): boolean {
    const race = this.#race
    this.#rewards.push(this.#play(this.#rewards.length, this.#lines.length, late))
    if (this.#rewards.length === race.rounds) {
      race.join(this.#rewards.splice(0))
      this.#lines.push(late)
      this.#late.shift()
    }
    return this.#isRound()
  }

  /** Plays the turn in another way, which begins as the best line does; those that ended best join the race. */
  #scout(): boolean {
    const nth = this.#scouts - this.#scouting--
    const [best] = this.#line(this.#race.best())
    const usual = this.#usual[nth % SCOUTED_WORLDS] ?? this.#wander(nth, best)
    this.#usual[nth % SCOUTED_WORLDS] = usual
    const found = this.#wander(nth, best, this.#dice)
    const gain = found.chance - usual.chance
    if (found.line.length > 1 && gain > 0) this.#found.push({ line: found.line, gain })
    if (usual.answers === 1) this.#scouting = 0 // there is nothing more to answer in this turn
    if (this.#scouting === 0) {
      const lines = [...this.#lines]
      for (const { line: each } of this.#found.sort((x, y) => y.gain - x.gain)) {
        if (!lines.some(other => sameData(other, each))) lines.push(each)
      }
      this.#late.push(...lines.slice(this.#lines.length, this.#lines.length + SCOUTED_LINES))
    }
    return this.#isRound()
  }

  /** Whether the other work since it last was so is as much as a round. */
  #isRound(): boolean {
    this.#others++
    if (this.#others < this.#width) return false
    this.#others = 0
    return true
  }

  #wander(nth: number, choice: T['choice'], whims?: FastDice): Wandering<T> {
    const world = nth % SCOUTED_WORLDS
    const seed = this.#scoutSeeds[world] ?? this.#dice.next()
    this.#scoutSeeds[world] = seed
    this.#playoutDice.seed(seed)
    this.#playouts++
    return this.#playoutOf(this.#world(world)).wander(this.#world(world), this.#ask.seat, choice, whims)
  }

  #play(round: number, index: number, line: Line<T>): number {
    const world = this.#world(round % this.#style.worlds)
    const seed = this.#seeds[round] ?? this.#dice.next()
    this.#seeds[round] = seed
    this.#playoutDice.seed(seed)
    this.#playouts++
    const playout = this.#playoutOf(world)
    const { seat } = this.#ask
    const chance = playout.after(world, seat, line, line.length === 1 ? undefined : this.#meet(index))
    this.#notes?.note(index, playout.state, seat)
    return this.#worth(chance)
  }

  #meet(index: number): (seen: Seen<T>) => void {
    const views = this.#views[index] ?? new Set()
    this.#views[index] = views
    return seen => views.add(fingerprint(seen))
  }

  #worth(chance: number): number {
    return this.#style.risk === 1 ? chance : chance ** this.#style.risk
  }

  #playoutOf({ state }: World<T>): Playout<T> {
    this.#playout ??= new Playout(this.#game, state, this.#judge, this.#playoutDice)
    return this.#playout
  }

  #line(index: number): Line<T> {
    return this.#lines[index] as Line<T> // a race has as many
  }

  #choice(index: number): T['choice'] {
    return this.#line(index)[0]
  }

  #world(index: number): World<T> {
    const known = this.#worlds[index]
    if (known !== undefined) return known
    const { state, pending } = imagine(this.#game, this.#seen, this.#ask.seat, this.#dice)
    const world = { state, pending: [...pending] }
    this.#worlds.push(world)
    return world
  }
}
