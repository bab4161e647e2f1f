import { type Hoard, hoard, type TicTacToe, ticTacToe } from '../../../examples/index.ts'
import type { Game } from '../../../index.ts'
import { afterShuffle, afterStrike, type Bug, hoardTurn, offerNoWeaker, planted, withShuffle, withTurn } from './bug.ts'

type Frame = Hoard['frame']

const MANY = { games: 200 }

/** Secrets that a seat gets to see, hear or work out. */
export const LEAKS: readonly Bug[] = [
  planted(
    {
      bug: 'a secret in a view',
      law: 4,
      also: [5],
      says: /seen\.view\.coins\[\d\] is \d+ in truth and \d+ when imagined/,
    },
    {
      ...hoard,
      view: (s, viewer) => ({
        ...hoard.view(s, viewer),
        coins: s.coins.map((coins, seat) => coins + (s.treasures[seat]?.[0] ?? 0)),
      }),
    } as Game<Hoard>,
  ),
  planted(
    { bug: 'a secret in an event', law: 5, says: /heard\[\d+\]\.event\.coins is \d in truth and \d in a twin/ },
    afterShuffle((t, s, seat) => t.tell({ what: 'dug', seat, coins: s.rows[seat]?.[0] ?? 0 })),
    MANY,
  ),
  planted(
    { bug: 'knowledge that came without a reveal', law: 5, says: /seen\.view\.knows/ },
    afterShuffle((_, s, seat) => {
      for (const knows of s.knows) knows[seat] = s.rows[seat]?.[0] ?? 0
    }),
    MANY,
  ),
  planted(
    {
      bug: 'a secret in a public number of a step that reveals',
      law: 5,
      says: /seen\.view\.coins\[\d\] is \d+ in truth and \d+ in a twin/,
    },
    afterStrike((_, s, victim) => {
      s.coins[victim] = s.rows[victim]?.[2] ?? 0
    }),
  ),
  planted(
    {
      bug: 'a secret in an event of a step that reveals',
      law: 5,
      says: /heard\[\d+\]\.event\.coins is \d in truth and \d in a twin/,
    },
    afterStrike((t, s, victim) => t.tell({ what: 'dug', seat: victim, coins: s.rows[victim]?.[2] ?? 0 })),
  ),
  planted(
    {
      bug: 'a secret in a frame that a revealing step pushes',
      law: 5,
      says: /seen\.frames\[\d\]\.behind is \d in truth and \d in a twin/,
    },
    afterStrike((_, s, victim) => {
      s.frames.unshift({ phase: 'next', behind: s.rows[victim]?.[2] } as Frame)
    }),
  ),
  planted(
    {
      bug: 'a secret in a frame from the setup',
      law: 5,
      says: /seen\.frames\[0\]\.find is \d in truth and \d after another hidden draw of "treasure" in the setup/,
    },
    {
      ...hoard,
      setup(options, t) {
        const s = hoard.setup(options, t)
        const find = t.pick(3, 'treasure') + 1
        s.treasures[0]?.push(find)
        s.frames = [{ phase: 'rows', find } as Frame]
        return s
      },
    } as Game<Hoard>,
  ),
  planted(
    { bug: 'a secret in an open prompt', law: 4, also: [5], says: /asks\[0\]\.prompt|deciding\[0\]\.prompt/ },
    withTurn<Hoard>(hoard, {
      offer(s, o) {
        const guard = s.rows[(s.mover + 1) % s.rows.length]?.[0]
        o.ask(s.mover, `Shuffle or dig, and beware of the ${guard}`).may(['shuffle']).may(['dig'])
      },
    }),
  ),
  planted(
    { bug: 'a secret in a refusal', law: 4, also: [5], says: /asks\[0\]\.refused/ },
    withTurn<Hoard>(hoard, {
      offer(s, o, f) {
        hoardTurn.offer(s, o, f)
        const weak = s.rows.findIndex((row, seat) => seat !== s.mover && row[0] === 1)
        if (weak >= 0) o.refuse(['first', 1], 'HO-2.1')
      },
    }),
    MANY,
  ),
  planted(
    { bug: 'a secret in the facts of a refusal', law: 4, also: [5], says: /facts\[\d\]\.says/ },
    { ...hoard, facts: ({ s }) => ({ says: `the guards are ${s.rows.join()}` }) },
  ),
  planted(
    {
      bug: 'a rule for a strange choice that hangs on a secret',
      law: 5,
      says: /broken\[0\]\.rule is "HO-1\.\d" in truth and "HO-1\.\d" in a twin/,
    },
    {
      ...hoard,
      meant: ({ s, seat }) => ((s.rows[(seat + 1) % s.rows.length]?.[0] ?? 0) > 2 ? 'HO-1.1' : 'HO-1.2'),
    } as Game<Hoard>,
  ),
  planted(
    {
      bug: 'a secret question that is not asked where it leaves one choice',
      law: 10,
      also: [5],
      says: /"shuffle" \(secret\) did not ask [ABC], who could only "first \d"/,
    },
    withShuffle({ offer: offerNoWeaker }),
  ),
]

/** Bugs in what reveals say. */
export const REVEALS: readonly Bug[] = [
  planted(
    {
      bug: 'a reveal that does not say what is shown',
      law: 5,
      says: 'the reveal by HO-2.5 says nothing of what is shown',
    },
    afterShuffle((t, s, seat) => {
      t.reveal('HO-2.5', 'all', undefined)
      t.tell({ what: 'dug', seat, coins: s.rows[seat]?.[0] ?? 0 })
    }),
  ),
  planted(
    {
      bug: 'a reveal that says more than is shown, so that no two games would ever show the same',
      law: 5,
      says: /the reveal by HO-2\.5 says more than is shown: reveals\[0\]\.what/,
    },
    afterShuffle((t, s, seat) => {
      t.reveal('HO-2.5', 'all', s.rows)
      t.tell({ what: 'dug', seat, coins: s.rows[seat]?.[0] ?? 0 })
    }),
    MANY,
  ),
]

/** Bugs in what a seat imagines. */
export const DREAMS: readonly Bug[] = [
  planted(
    {
      bug: 'an imagination that is not what the seat knows',
      law: 4,
      says: 'what it imagines looks different: seen.view.mover is 1 in truth and 0 when imagined',
    },
    {
      ...ticTacToe,
      imagine: (view, seat, dice) => ({ ...ticTacToe.imagine(view, seat, dice), mover: 0 }),
    } as Game<TicTacToe>,
  ),
  planted(
    { bug: 'an imagination that is the truth', law: 4, says: 'imagined positions were the true one: imagine tells' },
    truthful(),
  ),
  planted({ bug: 'a state that is not sound', law: 4, says: 'the state is not sound: five marks are too many' }, {
    ...ticTacToe,
    sound: s => (s.marks > 4 ? ['five marks are too many'] : []),
  } as Game<TicTacToe>),
]

/** A game whose imagination remembers the state that a view was made of. */
function truthful(): Game<Hoard> {
  let truth: Hoard['state'] | undefined
  return {
    ...hoard,
    view(s, viewer) {
      truth = s
      return hoard.view(s, viewer)
    },
    imagine: (view, seat, dice) => hoard.clone(truth ?? hoard.imagine(view, seat, dice)),
  }
}
