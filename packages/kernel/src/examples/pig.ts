import type { ChoiceOf, Decision, Game, Position, RuleOf } from '../index.ts'
import { cloneFrames, rulebook, words } from '../index.ts'

const book = rulebook({
  prefix: 'PG',
  sections: [
    {
      title: 'Play',
      rules: [
        { id: 'PG-1.1', from: 'house', says: 'Players take turns; the first seat begins.' },
        { id: 'PG-1.2', from: 'house', says: 'In your turn you roll one die or hold, as often as you like.' },
        { id: 'PG-1.3', from: 'house', says: 'A roll of 2 to 6 is added to what is at stake in this turn.' },
        { id: 'PG-1.4', from: 'house', says: 'A roll of 1 loses what is at stake and ends the turn.' },
        { id: 'PG-1.5', from: 'house', says: 'Holding adds what is at stake to your score and ends the turn.' },
        { id: 'PG-1.6', from: 'house', says: 'Who holds with the goal reached wins.' },
        { id: 'PG-1.7', from: 'house', says: 'With nothing at stake there is nothing to hold.' },
      ],
    },
  ],
})

const verbs = words({ roll: [], hold: [] })

type Rule = RuleOf<typeof book>
type Turn = { readonly phase: 'turn' }

interface State extends Position<Turn, Rule> {
  goal: number
  mover: number
  stake: number
  scores: number[]
}

export interface Pig {
  rule: Rule
  choice: ChoiceOf<typeof verbs>
  frame: Turn
  state: State
  view: { readonly goal: number; readonly mover: number; readonly stake: number; readonly scores: readonly number[] }
  options: { goal: number; players: number }
  event:
    | { readonly what: 'lost'; readonly seat: number; readonly stake: number }
    | { readonly what: 'held'; readonly seat: number; readonly score: number }
}

const TURN: Turn = { phase: 'turn' }
const ROLL = ['roll'] as const
const HOLD = ['hold'] as const

const turn: Decision<Pig, Turn> = {
  offer(s, o) {
    o.ask(s.mover, 'Roll again, or hold').may(ROLL)
    o.try(HOLD, s.stake > 0 ? undefined : 'PG-1.7').evenIfForced()
  },
  on: {
    roll({ s, seat, t }) {
      const face = t.roll(6, 'pig')
      if (face > 1) {
        s.stake += face
      } else {
        t.tell({ what: 'lost', seat, stake: s.stake })
        pass(s)
      }
      s.frames.push(TURN)
    },
    hold({ s, seat, t }) {
      const score = (s.scores[seat] ?? 0) + s.stake
      s.scores[seat] = score
      t.tell({ what: 'held', seat, score })
      if (score >= s.goal) {
        s.outcome = { winners: [seat], by: 'PG-1.6', scores: s.scores.slice() }
      } else {
        pass(s)
        s.frames.push(TURN)
      }
    },
  },
}

function pass(s: State): void {
  s.stake = 0
  s.mover = s.mover + 1 === s.scores.length ? 0 : s.mover + 1
}

export const pig: Game<Pig> = {
  id: 'pig',
  title: 'Pig',
  version: 1,
  rulebook: book,
  words: verbs,
  outOfTurn: 'PG-1.1',
  outOfStep: 'PG-1.2',
  options: {
    goal: { kind: 'whole', label: 'Points to win', from: 10, to: 200, otherwise: 100, rule: 'PG-1.6' },
    players: { kind: 'whole', label: 'Players', from: 2, to: 6, otherwise: 2 },
  },
  content: [],
  bound: 20_000,
  seats: ({ players }) => Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, role: 'Player' })),
  setup: ({ goal, players }) => ({
    frames: [TURN],
    outcome: undefined,
    goal,
    mover: 0,
    stake: 0,
    scores: new Array<number>(players).fill(0),
  }),
  phases: { turn },
  view: s => ({ goal: s.goal, mover: s.mover, stake: s.stake, scores: s.scores.slice() }),
  imagine: view => ({ ...view, frames: [], scores: view.scores.slice() }),
  clone: s => ({ ...s, frames: cloneFrames(s.frames), scores: s.scores.slice() }),
  sound: s => (s.stake >= 0 && s.mover < s.scores.length ? [] : ['the stake or the mover is out of range']),
  label: ([verb]) => (verb === 'roll' ? 'Roll' : 'Hold'),
  odds: (_, __, [verb]) => (verb === 'roll' ? '1 in 6 loses the stake' : undefined),
  narrate(event, seats) {
    const name = seats[event.seat] ?? ''
    return event.what === 'lost' ? `${name} loses ${event.stake} points` : `${name} holds and has ${event.score} points`
  },
  scene: {
    read(position, { goal, players }) {
      const given = (position ?? {}) as { mover?: number; stake?: number; scores?: number[] }
      return {
        frames: [TURN],
        goal,
        mover: given.mover ?? 0,
        stake: given.stake ?? 0,
        scores: given.scores ?? new Array<number>(players).fill(0),
      }
    },
    show: ({ mover, stake, scores }) => ({ mover, stake, scores: scores.slice() }),
  },
  hints: {
    turn: ({ seen, seat }) => {
      const { stake, scores, goal } = seen.view
      const enough = stake >= 20 || (scores[seat] ?? 0) + stake >= goal
      return ([verb]) => (verb === (enough ? 'hold' : 'roll') ? 1 : 0)
    },
  },
  thinking: {
    horizon: 2,
    tables: [{}, { players: 3 }],
    turn: s => s.mover,
    features: ['score', 'is to move'],
    sides: s => s.scores.map((_, seat) => seat),
    measure: (s, seat, into) => into.set([(s.scores[seat] ?? 0) / s.goal, s.mover === seat ? 1 : 0]),
  },
}
