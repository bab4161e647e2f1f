import { anyGame, FastDice, type Game, type Outcome, opposite, Play, type Sayings, see } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { Deliberation } from './deliberation.ts'
import { Judge } from './judge.ts'
import { Notes } from './notes.ts'

const says = {
  score: {
    mine: ['you have more', 'you have less'],
    theirs: ['the others have more', 'the others have less'],
  },
  'is to move': { mine: ['you move next', 'you wait'], theirs: ['another moves next', 'another waits'] },
} as const
const value = { weights: { score: 4, 'is to move': -1 }, bias: 0 }

function told(says: Sayings): Game {
  if (pig.thinking === undefined) throw new Error('Pig has no features')
  return anyGame({ ...pig, thinking: { ...pig.thinking, horizon: 1, value, says } })
}

/** Pig where the first has so much. */
const having = (mine: number, theirs: number, outcome?: Outcome) => ({
  ...pig.setup({ goal: 100, players: 2 }, undefined as never),
  scores: [mine, theirs],
  mover: 1,
  ...(outcome && { outcome }),
})

/** Two lines, by where their playouts end in each round. */
function between(rounds: readonly (readonly [first: object, second: object])[], game = told(says)) {
  const notes = new Notes(game, new Judge(game))
  for (const round of rounds) for (const [line, s] of round.entries()) notes.note(line, s as never, 0)
  return notes.between(0, 1)
}

const rounds = <T>(make: (n: number) => T): T[] => Array.from({ length: 12 }, (_, n) => make(n))

it('says what is gained, and what rivals gain as a cost', () => {
  const differences = between(rounds(n => [having(60 + (n % 2), 30), having(20, 20)]))
  expect(differences).toEqual({ gains: ['you have more'], costs: ['the others have more'] })
})

it('a feature that counts against the score is a cost where there is more of it', () => {
  const toMove = { ...having(20, 20), mover: 0 }
  expect(between(rounds(() => [toMove, having(20, 20)]))).toEqual({ gains: [], costs: ['you move next'] })
})

it('says nothing of what chance explains, nor of what hardly counts', () => {
  expect(between(rounds(n => [having(n % 2 ? 60 : 10, 20), having(n % 2 ? 10 : 50, 20)]))).toEqual({
    gains: [],
    costs: [],
  })
  expect(between(rounds(() => [having(20.5, 20), having(20, 20)]))).toEqual({ gains: [], costs: [] })
})

it('features that say the opposite are one topic', () => {
  const game = told({ score: says.score, 'is to move': opposite(says.score) })
  const toMove = { ...having(20, 20), mover: 0 }
  expect(
    between(
      rounds(() => [having(60, 20), toMove]),
      game,
    ),
  ).toEqual({ gains: ['you have more', 'the others have less'], costs: [] })
})

it('where the game ends it tells of the end alone', () => {
  const won = having(100, 20, { winners: [0], by: 'PG-1.6' })
  const lost = having(0, 100, { winners: [1], by: 'PG-1.6' })
  expect(between(rounds(n => (n % 2 ? [won, having(40, 20)] : [having(40, 20), having(40, 20)]))).gains).toEqual([
    'you win within a few turns more often',
  ])
  expect(between(rounds(() => [having(40, 20), lost])).gains).toEqual(['you lose within a few turns less often'])
})

it('a thought says in what its answer is better, if it is asked to explain itself', () => {
  const game = told(says)
  const play = new Play(game, undefined as never, new FastDice(1))
  play.resume({ ...pig.setup({ goal: 100, players: 2 }, undefined as never), scores: [0, 20], stake: 70 } as never)
  const ask = play.asks[0]
  if (ask === undefined) throw new Error('nobody is asked')
  const thoughtOf = (explains: boolean) => {
    const thinking = new Deliberation(game, { seen: see(play, 0), ask, explains }, new FastDice(1))
    for (let i = 0; i < 40; i++) thinking.round()
    return thinking.thought()
  }
  const { contrast, ...thought } = thoughtOf(true)
  expect(thought.choice).toEqual(['hold'])
  expect(contrast).toEqual({ over: ['roll'], gains: ['you have more'], costs: [] })
  expect(thoughtOf(false)).toEqual(thought)
})
