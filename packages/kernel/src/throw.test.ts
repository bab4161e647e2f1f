import { describe, expect, it } from 'vitest'
import type { Decision } from './game.ts'
import {
  anyGame,
  commitment,
  type Dice,
  FastDice,
  hasLine,
  Match,
  narrate,
  Play,
  type RecordDice,
  readRecord,
  replay,
  SealedDice,
  throwIn,
  verify,
  writeRecord,
} from './index.ts'
import { askTable, at, runScenarios, sayProblem } from './testing/index.ts'
import { type Tiny, tiny } from './testing/tiny.ts'

/** `count` throws so many dice; a throw of nothing ends the game. */
const throwing: Decision<Tiny, Tiny['frame']> = {
  offer(_, o) {
    o.ask(0, 'How many dice?')
    for (let n = 0; n <= 6; n++) o.may(['count', n])
  },
  on: {
    count({ s, choice: [, n], t }) {
      const faces = t.throw(n, 6, 'attack')
      s.log.push(faces.join(' '))
      t.tell({ what: 'noted', text: `${faces.length} dice` })
      faces.length = 0 // the rules may do with their faces what they like
      s.frames.push({ phase: n === 0 ? 'end' : 'start' })
    },
  },
}
const game = tiny({ start: throwing })

describe('a throw of several dice', () => {
  it('gives their faces back in the order in which they were drawn, each for the same purpose', () => {
    const asked: unknown[] = []
    const dice: Dice = {
      below(n, label, kind) {
        asked.push([n, label, kind])
        return asked.length
      },
    }
    const play = Play.start(game, { seats: 2 }, dice)
    play.take(0, ['count', 3])
    expect(play.state.log).toEqual(['2 3 4'])
    expect(asked).toEqual([1, 2, 3].map(() => [6, 'attack', 'roll']))
  })

  it('is one event, which causes what follows', () => {
    const { match } = at(game).plays('A count 3 = 5 2 2')
    expect(match.heard('spectator')).toEqual([
      { n: 0, step: 1, event: { what: 'chose', seat: 0, choice: ['count', 3] } },
      { n: 1, step: 1, event: { what: 'thrown', sides: 6, faces: [5, 2, 2], label: 'attack' }, because: 0 },
      { n: 2, step: 1, event: { what: 'noted', text: '3 dice' }, because: 1 },
    ])
  })

  it('keeps each die as a draw of its own', () => {
    const { match } = at(game).plays('A count 2 = 6 1')
    expect(match.steps[0]?.draws).toEqual([
      { kind: 'roll', of: 6, shows: 6, label: 'attack' },
      { kind: 'roll', of: 6, shows: 1, label: 'attack' },
    ])
  })

  it('draws what as many rolls would draw', () => {
    const [thrown, rolled] = [new FastDice('same'), new FastDice('same')]
    const match = new Match(game, { seats: 1 }, thrown)
    match.answer(0, ['count', 4])
    expect(match.state.log).toEqual([[1, 2, 3, 4].map(() => rolled.below(6) + 1).join(' ')])
  })

  it('bars undo as a roll does; a throw of no dice tells nothing and bars nothing', () => {
    expect(at(game).plays('A count 2 = 1 1').match.mayUndo(0)).toBe(false)
    const none: Decision<Tiny, Tiny['frame']> = {
      ...throwing,
      on: {
        count({ s, t }) {
          s.log.push(String(t.throw(0, 6, 'attack').length))
          s.frames.push({ phase: 'start' })
        },
      },
    }
    const { match } = at(tiny({ start: none })).plays('A count 0')
    expect(match.state.log).toEqual(['0'])
    expect(match.heard(0)).toHaveLength(1)
    expect(match.mayUndo(0)).toBe(true)
  })

  it('stands once in the table of asks', () => {
    expect(askTable(game, { games: 2 }).match(/attack \| 6 sides/g)).toHaveLength(1)
  })
})

describe('a throw in words', () => {
  const names = ['Ann']
  const thrown = (...faces: number[]) => ({ what: 'thrown', sides: 6, faces, label: 'attack' }) as const

  it('is one line', () => {
    expect(narrate(game, thrown(5, 2, 2), names)).toBe('The dice for attack show 5 2 2 of 6')
    expect(narrate(game, thrown(5), names)).toBe('The die for attack shows 5 of 6')
  })

  it('says the faces by the names that the game gives them', () => {
    const named = { ...game, faces: { attack: ['sword', 'coin', 'claw', 'foot'] } }
    expect(narrate(named, thrown(1, 2, 2, 3, 4), names)).toBe('The dice for attack show sword coin coin claw foot')
    expect(narrate(named, { what: 'rolled', sides: 6, face: 3, label: 'attack' }, names)).toBe(
      'The die for attack shows claw',
    )
    expect(narrate(named, thrown(1, 6), names)).toBe('The dice for attack show sword 6 of 6')
    expect(narrate(named, { ...thrown(1, 2), label: 'constructor' }, names)).toContain('1 2 of 6')
  })

  it('has no line where the game tells of its dice itself', () => {
    expect(hasLine(game, thrown(5, 2))).toBe(true)
    expect(hasLine({ ...game, tellsRolls: true }, thrown(5, 2))).toBe(false)
  })

  it('is found in its event, and a roll is a throw of one die', () => {
    expect(throwIn<Tiny>(thrown(5, 2))).toMatchObject({ sides: 6, faces: [5, 2], label: 'attack' })
    expect(throwIn<Tiny>({ what: 'rolled', sides: 20, face: 7, label: 'fate' })).toEqual({
      sides: 20,
      faces: [7],
      label: 'fate',
    })
    expect(throwIn<Tiny>({ what: 'noted', text: '' })).toBe(undefined)
  })
})

describe('a throw in files', () => {
  const scenario = (line: string): string[] =>
    runScenarios(`title: t\nplay:\n  - ${line}`, 'f.yaml', [anyGame(game)]).flatMap(({ problems }) =>
      problems.map(sayProblem),
    )

  it('has its dice dictated by a scenario', () => {
    expect(scenario('A count 3 = 4 1 1\n  - told: { B: The dice for attack show 4 1 1 of 6 }')).toEqual([])
    expect(scenario('A count 3 = 4 1')).toEqual([
      'f.yaml:3: a die with 6 sides is rolled, but no draw is left for it (attack)',
    ])
    expect(scenario('A count 2 = 4 1 1')).toEqual(['f.yaml:3: more draws are given than are made: 1 left over'])
  })

  it('is written with every draw, read back to the same game, and verified against the seal', () => {
    const secret = '0123456789abcdef'.repeat(4)
    const words = ['lantern', 'über'] // the same seal as in sealed.test.ts, and so the same draws
    const match = new Match(game, { seats: 2 }, new SealedDice({ secret, words }))
    for (const n of [3, 1, 6, 0]) match.answer(0, ['count', n])
    const dice: RecordDice = { kind: 'sealed', commitment: commitment(secret), words, secret }
    const players = [1, 2].map(n => ({ kind: 'person' as const, player: `P${n}` }))
    const text = writeRecord(match, { players, dice })
    expect(text).toContain('\nA count 3 = 5 6 5\nA count 1 = 4\nA count 6 = 5 5 1 1 5 1\nA count 0\n')
    const read = readRecord(text)
    const again = read.ok ? replay(game, read.value) : read
    expect(again.ok && again.value.state).toEqual(match.state)
    expect(again.ok && again.value.heard(0)).toEqual(match.heard(0))
    expect(again.ok && writeRecord(again.value, { players, dice })).toBe(text)
    expect(read.ok && verify(game, read.value)).toEqual({ ok: true, value: { draws: 10 } })
  })
})
