import { describe, expect, it } from 'vitest'
import { agenda } from './agenda.ts'
import { type Dice, FastDice } from './dice.ts'
import type { Decision, Game, Step, Together } from './game.ts'
import { Play } from './play.ts'
import { type Tiny, tiny } from './testing/tiny.ts'

const options = { seats: 2 }
const start = (game: Game<Tiny>, dice: Dice = new FastDice(1)): Play<Tiny> => Play.start(game, options, dice)

/** A step that writes its name and puts others on the agenda. */
const step = (name: string, ...then: string[]): Step<Tiny, Tiny['frame']> => ({
  run(s) {
    s.log.push(name)
    agenda(s, ...then.map(phase => ({ phase })))
  },
})

/** A question to the first seat, or to the frame's; the answer is written down and the game ends. */
const question = (change: Partial<Decision<Tiny, Tiny['frame']>> = {}): Decision<Tiny, Tiny['frame']> => ({
  offer: (_, o, f) =>
    o
      .ask(f.seat ?? 0, 'Well?')
      .may(['yes'])
      .may(['no']),
  on: {
    yes({ s, f }) {
      s.log.push(`yes to ${f.phase}`)
      s.frames.push({ phase: 'end' })
    },
    no: ({ s }) => s.frames.push({ phase: 'end' }),
  },
  ...change,
})

const vote = (change: Partial<Together<Tiny, Tiny['frame']>> = {}): Together<Tiny, Tiny['frame']> => ({
  offer(_, o) {
    for (const seat of [0, 1]) o.ask(seat, 'Vote').may(['yes']).may(['no'])
  },
  all(s, _, answers) {
    s.log.push(answers.map(answer => answer?.[0]).join())
    s.frames.push({ phase: 'end' })
  },
  ...change,
})

describe('steps', () => {
  it('run in the order of the agenda, each with its frame off the stack', () => {
    const play = start(tiny({ start: step('start', 'a', 'b'), a: step('a', 'c'), b: step('b', 'end'), c: step('c') }))
    expect(play.state).toMatchObject({ log: ['start', 'a', 'c', 'b'], frames: [], outcome: { by: 'TY-1.3' } })
    expect(play.asks).toEqual([])
  })

  it('stop at the end, whatever is left on the agenda', () => {
    const play = start(tiny({ start: step('start', 'end', 'never'), never: step('never') }))
    expect(play.state.log).toEqual(['start'])
    expect(play.state.frames).toEqual([{ phase: 'never' }])
  })

  it('may not run in a circle', () => {
    expect(() => start(tiny({ start: { run: s => void s.frames.push({ phase: 'start' }) } }))).toThrow(
      'tiny: 100000 steps without a question; the next one is',
    )
  })

  it('may not leave nothing to do', () => {
    expect(() => start(tiny({ start: step('start') }))).toThrow('tiny: nothing is left to do and there is no outcome')
  })

  it('may not call for a phase that does not exist', () => {
    expect(() => start(tiny({ start: step('start', 'fly') }))).toThrow('tiny has no phase "fly"')
  })
})

describe('a decision', () => {
  it('asks one seat, and its answer moves on with its frame off the stack', () => {
    const play = start(tiny({ start: question() }))
    expect(play.asks).toMatchObject([{ seat: 0, prompt: 'Well?', options: [['yes'], ['no']] }])
    expect(play.asking?.frame).toEqual({ phase: 'start' })
    play.take(0, ['yes'])
    expect(play.state).toMatchObject({ log: ['yes to start'], frames: [], outcome: { winners: [] } })
    expect(play.asking).toBe(undefined)
  })

  it('may move on unasked before it asks', () => {
    const before: Decision<Tiny, Tiny['frame']>['before'] = s => {
      s.frames.pop()
      s.frames.push({ phase: 'end' })
    }
    expect(start(tiny({ start: question({ before }) })).state.outcome).toBeDefined()
  })

  it('may put something before itself, and is asked after it', () => {
    const before: Decision<Tiny, Tiny['frame']>['before'] = s => {
      if (s.log.length === 0) s.frames.push({ phase: 'first' })
    }
    const play = start(tiny({ start: question({ before }), first: step('first') }))
    expect(play.state.log).toEqual(['first'])
    expect(play.asks).toHaveLength(1)
  })

  const one = (more: (o: Parameters<Decision<Tiny, Tiny['frame']>['offer']>[1]) => unknown = () => undefined) =>
    tiny({ start: question({ offer: (_, o) => void more(o.ask(0, 'Well?').may(['yes'])) }) })

  it('that leaves no choice is answered at once', () => {
    expect(start(one()).state.log).toEqual(['yes to start'])
  })

  it('that leaves no choice is asked all the same if answering at once would tell something', () => {
    expect(start(one(o => o.evenIfForced())).asks).toMatchObject([{ options: [['yes']] }])
  })

  it('that takes a form is always asked', () => {
    expect(start(one(o => o.form('count'))).asks).toMatchObject([{ form: 'count' }])
  })

  it.each<[string, Partial<Decision<Tiny, Tiny['frame']>>, string]>([
    ['asks nobody', { offer: () => undefined }, '"start" is a decision and must ask one seat, not 0'],
    [
      'asks two',
      { offer: (_, o) => o.ask(0, '').may(['yes']).ask(1, '').may(['yes']) },
      '"start" is a decision and must ask one seat, not 2',
    ],
    ['offers nothing', { offer: (_, o) => o.ask(0, '') }, '"start" asks, but offers nothing'],
    ['has no handler', { offer: (_, o) => o.ask(0, '').may(['shout']) }, '"start" offers "shout", but has no handler'],
  ])('that %s is a mistake', (_, change, message) => {
    expect(() => start(tiny({ start: question(change) }))).toThrow(message)
  })
})

describe('a together', () => {
  it('asks several seats at once, takes answers in any order and goes on with all of them', () => {
    const play = start(tiny({ start: vote() }))
    expect(play.asks.map(ask => ask.seat)).toEqual([0, 1])
    play.take(1, ['no'])
    expect(play.asks.map(ask => ask.seat)).toEqual([0])
    expect(play.pending).toEqual([undefined, ['no']])
    expect(play.state.frames).toEqual([{ phase: 'start' }])
    play.take(0, ['yes'])
    expect(play.state.log).toEqual(['yes,no'])
    expect(play.pending).toEqual([])
  })

  it('goes on at once if it asks nobody', () => {
    expect(start(tiny({ start: vote({ offer: () => undefined }) })).state.log).toEqual([''])
  })

  it('is asked even where it leaves no choice', () => {
    const play = start(tiny({ start: vote({ offer: (_, o) => o.ask(1, 'Ready?').may(['yes']) }) }))
    expect(play.asks).toMatchObject([{ seat: 1, options: [['yes']] }])
  })

  it('takes no answer from who was not asked', () => {
    const play = start(tiny({ start: vote() }))
    play.take(0, ['no'])
    expect(() => play.take(0, ['no'])).toThrow('seat 0 answered, but was not asked')
  })
})

describe('a play', () => {
  it('takes no answer when nobody is asked', () => {
    const over = start(tiny({ start: step('start', 'end') }))
    expect(() => over.take(0, ['yes'])).toThrow('an answer was given, but nobody was asked')
  })

  it('resumes a state by asking what it asks, and runs nothing', () => {
    const game = tiny({ start: question({ before: s => void s.log.push('before') }), ready: vote() })
    const play = start(game)
    play.resume({ frames: [{ phase: 'ready' }], log: [] }, [['yes']])
    expect(play.state.log).toEqual([])
    expect(play.asks.map(ask => ask.seat)).toEqual([1])
    play.resume({ frames: [{ phase: 'start', seat: 1 }], log: [] })
    expect(play.state.log).toEqual([])
    expect(play.asks.map(ask => ask.seat)).toEqual([1])
    expect(play.pending).toEqual([])
  })

  it('can be set up again', () => {
    const play = start(tiny({ start: question() }))
    play.take(0, ['yes'])
    play.restart(options)
    expect(play.state).toEqual({ frames: [{ phase: 'start' }], log: [] })
    expect(play.asks).toHaveLength(1)
  })

  it('forgets half an answer when it is set up again', () => {
    const play = start(tiny({ start: vote() }))
    play.take(0, ['yes'])
    play.restart(options)
    expect(play.asks.map(({ seat }) => seat)).toEqual([0, 1])
    play.take(1, ['no'])
    expect(play.asks.map(({ seat }) => seat)).toEqual([0])
  })

  it('rolls from 1, picks from 0, and says what for', () => {
    const asked: unknown[] = []
    const dice: Dice = {
      below(n, label, kind) {
        asked.push([n, label, kind])
        return n - 1
      },
    }
    const drawing: Step<Tiny, Tiny['frame']> = {
      run(s, t) {
        s.log.push(`${t.roll(6, 'attack')} ${t.pick(6, 'card')}`)
        s.frames.push({ phase: 'end' })
      },
    }
    expect(start(tiny({ start: drawing }), dice).state.log).toEqual(['6 5'])
    expect(asked).toEqual([
      [6, 'attack', 'roll'],
      [6, 'card', 'pick'],
    ])
  })

  it('explains what it asks with new objects and every refusal', () => {
    const offer: Decision<Tiny, Tiny['frame']>['offer'] = (_, o) =>
      o.ask(0, 'Well?').may(['yes']).may(['no']).refuse(['shout'], 'TY-1.4')
    const play = start(tiny({ start: question({ offer }) }))
    expect(play.asks[0]?.refused).toEqual([])
    expect(play.explain()).toMatchObject([{ seat: 0, refused: [{ choice: ['shout'], rule: 'TY-1.4' }] }])
    expect(play.explain()[0]).not.toBe(play.asks[0])
  })

  it('knows no asides that the game does not have', () => {
    const play = start(tiny({ start: question() }))
    expect(play.explainAsides(0)).toBe(undefined)
    expect(() => play.aside(0, ['shout'])).toThrow('"shout" is not an aside of tiny')
  })
})
