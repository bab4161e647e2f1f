// @module-tag slow
import { type BotMaker, bots, Deliberation, type Plan, playerNamed, type Thought } from '@undercroft/bots'
import { FastDice, type Game, imagine, Play, readOptions, type Shape, sameData, see } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

/** A game between greedy bots, at every answer; or between others, who have been asked already when it goes on. */
function* plays(game: Game, given: object, chosen?: () => Shape['choice'] | undefined): Generator<Play<Shape>> {
  const options = readOptions<Shape['options']>(game.options, given)
  if (!options.ok) throw new Error(JSON.stringify(options.error))
  const play = Play.start(game, options.value, new FastDice('positions'))
  const bot = bots.greedy(game, new FastDice('bot'))
  for (let answers = 0; play.state.outcome === undefined && answers < game.bound; answers++) {
    yield play
    const ask = play.asks[0]
    if (ask === undefined) return
    play.take(ask.seat, chosen?.() ?? bot.choose(see(play, ask.seat), ask))
  }
}

const OPTIONS: { readonly [game: string]: readonly object[] } = {
  masmorra: [{}, { mode: 'alliance', players: 3 }, { mode: 'alliance', players: 2, solo: true }],
  platformer: [{}, { players: 1 }],
}

/** Twins are made at every so many answers, so that they stand in all parts of a game, until there are enough. */
const [EVERY, TWINS] = [7, 10]
/** After so many rounds of playouts there is something to say now and then. */
const ROUNDS = 6
/** Games in which nothing is hidden once they have begun: what is imagined is the truth. */
const OPEN: ReadonlySet<string> = new Set(['platformer'])

/** Gives the answer of a bot that is new, with dice that are its own. */
function answerOf(maker: BotMaker, play: Play<Shape>, seat: number, seed: string): Shape['choice'] {
  const ask = play.asks.find(each => each.seat === seat)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  return maker(play.game, new FastDice(seed)).choose(see(play, seat), ask)
}

/** What is advised to the seat, with the reasons that playouts give. */
function adviceOf(play: Play<Shape>, seat: number, seed: string): Thought<Shape> {
  const ask = play.asks.find(each => each.seat === seat)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  const seen = see(play, seat)
  const thinking = new Deliberation(play.game, { seen, ask, explains: true }, new FastDice(seed))
  for (let i = 0; i < ROUNDS; i++) thinking.round()
  return thinking.thought()
}

/** So many rounds are enough to try other ways to play a turn; with no margin they are soon taken, so that plans are made. */
const [SCOUTED, EAGER] = [20, { candidates: 3, worlds: 8, drop: 9, margin: 0, scouts: 3, risk: 1, polite: false }]
/** So many answers of one seat are thought about, to questions with so many options, from this answer on. */
const [PLANNED, FEWEST, FROM] = [6, 3, 30]
/** Where a plan is met within so few answers. */
const PLANS = ['platformer {}', 'masmorra {"players":2}']
const CARRIED: { readonly [game: string]: readonly object[] } = {
  masmorra: [{ players: 2 }, { mode: 'alliance', players: 2 }],
}

const games = await loadGames()

describe.each(games.map(game => [game.id, game] as const))('%s', (id, game) => {
  const { thinking } = game

  it('has a value for its features, in their order', () => {
    expect(Object.keys(thinking?.value?.weights ?? {})).toEqual(thinking?.features)
  })

  it('has words for its features, or says that they tell nothing', () => {
    const { says = {}, features = [] } = thinking ?? {}
    expect(Object.keys(says).toSorted()).toEqual(features.toSorted())
    const clauses = Object.values(says).flatMap(said =>
      said === undefined ? [] : 'mine' in said ? [...said.mine, ...said.theirs] : [...said],
    )
    for (const clause of clauses) expect(clause).toMatch(/^[^.]{8,60}$/)
  })

  it.each(OPTIONS[id] ?? [{}])('measures every seat of every position, with %j', given => {
    if (thinking === undefined) throw new Error(`${id} has no features`)
    const into = new Float64Array(thinking.features.length)
    const turns = new Set<number>()
    for (const { state: s } of plays(game, given)) {
      turns.add(thinking.turn(s))
      for (const seat of thinking.sides(s).keys()) {
        into.fill(Number.NaN)
        thinking.measure(s, seat, into)
        expect(into.every(Number.isFinite)).toBe(true)
      }
    }
    expect(turns.size).toBeGreaterThan(3)
  })

  it('answers and advises the same in twins: what a seat does not know changes nothing', () => {
    const searcher = playerNamed('search:2')
    if (searcher === undefined) throw new Error('nobody searches')
    let [answers, looks, twins, said] = [0, 0, 0, 0]
    for (const play of plays(game, {})) {
      const seat = play.asks[0]?.seat ?? 0
      if (answers++ % EVERY !== 0) continue
      if (looks++ === 2 * TWINS || twins === TWINS) break
      const twin = imagine(game, see(play, seat), seat, new FastDice(`twin ${answers}`))
      if (!sameData(play.state, twin.state)) twins++
      for (const maker of [bots.greedy, searcher]) {
        const [here, there] = [play, twin].map(each => answerOf(maker, each, seat, `own ${answers}`))
        expect(there).toEqual(here)
      }
      const [here, there] = [play, twin].map(each => adviceOf(each, seat, `own ${answers}`))
      expect(there).toEqual(here)
      if (here?.contrast !== undefined) said++
    }
    expect(said).toBeGreaterThan(0)
    expect(twins).toBe(OPEN.has(id) ? 0 : TWINS)
  })

  it.each(CARRIED[id] ?? [{}])('goes on with its plans in twins as it does in truth, with %j', given => {
    const think = (play: Play<Shape>, seat: number, plan: Plan<Shape> | undefined) => {
      const ask = play.asks.find(each => each.seat === seat)
      if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
      const matter = { seen: see(play, seat), ask, plan }
      const thinking = new Deliberation(game, matter, new FastDice('own'), EAGER)
      for (let i = 0; i < SCOUTED && thinking.open; i++) thinking.round()
      return thinking.thought()
    }
    let [answers, planned, carried] = [0, 0, 0]
    let plan: Plan<Shape> | undefined
    let seat: number | undefined
    let choice: Shape['choice'] | undefined
    for (const play of plays(game, given, () => choice)) {
      choice = undefined
      const ask = play.asks[0]
      if (ask === undefined || answers++ < FROM) continue
      seat ??= ask.seat
      if (ask.seat !== seat || ask.options.length < FEWEST) continue
      const twin = imagine(game, see(play, seat), seat, new FastDice(`twin ${answers}`))
      if (plan !== undefined) carried++
      const thought = think(play, seat, plan)
      expect(think(twin, seat, plan)).toEqual(thought)
      plan = thought.plan
      choice = thought.choice
      if (++planned === PLANNED) break
    }
    expect(planned).toBe(PLANNED)
    if (PLANS.includes(`${id} ${JSON.stringify(given)}`)) expect(carried).toBeGreaterThan(0)
  })
})
