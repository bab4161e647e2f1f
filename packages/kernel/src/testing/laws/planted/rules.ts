import { type Hoard, hoard, type Pig, pig, type TicTacToe, ticTacToe } from '../../../examples/index.ts'
import { type Game, type Step, type Word, words } from '../../../index.ts'
import { type Bug, markTurn, pigTurn, planted, withTurn } from './bug.ts'

/** Bugs in what is offered, refused and done. */
const LEGALITY: readonly Bug[] = [
  planted(
    { bug: 'a refusal that cites no rule of the book', law: 1, says: 'TT-9.9, which is not in the rulebook' },
    withTurn<TicTacToe>(ticTacToe, {
      offer(s, o, f) {
        markTurn.offer(s, o, f)
        const marked = s.cells.findIndex(cell => cell !== 2)
        if (marked >= 0) o.refuse(['mark', marked], 'TT-9.9' as 'TT-1.3')
      },
    }),
  ),
  planted(
    {
      bug: 'an offer that changes when refusals are worked out',
      law: 1,
      says: 'asks something else when it is offered again, with refusals or after an aside: prompt',
    },
    withTurn<TicTacToe>(ticTacToe, {
      offer(s, o) {
        o.ask(s.mover, o.explaining ? 'Mark an empty cell' : 'Mark a cell')
        for (const [cell, mark] of s.cells.entries()) if (mark === 2) o.may(['mark', cell])
      },
    }),
  ),
  planted(
    {
      bug: 'an aside that changes who is asked',
      law: 1,
      also: 'many',
      says: 'an aside may not change an open question unless it ends the game',
    },
    {
      ...hoard,
      asides: {
        offer: (_, o) => o.may(['concede']),
        on: {
          concede({ s }) {
            s.mover = (s.mover + 1) % s.rows.length
          },
        },
      },
    },
    { games: 200 },
  ),
  planted(
    { bug: 'a choice that is both offered and refused', law: 1, says: 'both offers and refuses "mark b2"' },
    withTurn<TicTacToe>(ticTacToe, {
      offer(s, o, f) {
        markTurn.offer(s, o, f)
        if (s.cells[4] === 2) o.refuse(['mark', 4], 'TT-1.2')
      },
    }),
  ),
  planted(
    { bug: 'a choice that is offered twice', law: 1, says: '"mark b2" is offered twice' },
    withTurn<TicTacToe>(ticTacToe, {
      offer(s, o, f) {
        markTurn.offer(s, o, f)
        if (s.cells[4] === 2) o.may(['mark', 4])
      },
    }),
  ),
  planted(
    {
      bug: 'an offered choice that the words cannot say',
      law: 1,
      also: [2],
      says: '"roll" takes 0 words, not 1',
    },
    withTurn<Pig>(pig, {
      offer(s, o, f) {
        pigTurn.offer(s, o, f)
        o.may(['roll', 6] as never)
      },
    }),
    { games: 5 },
  ),
  planted(
    {
      bug: 'an offered choice that nothing handles',
      law: 1,
      also: 'many',
      says: '"turn" offers "mark", but has no handler for it',
    },
    withTurn<TicTacToe>(ticTacToe, { on: {} }),
  ),
  planted(
    {
      bug: 'an offered choice that throws',
      law: 1,
      also: 'many',
      says: 'RangeError: the centre is lost',
    },
    withTurn<TicTacToe>(ticTacToe, {
      on: {
        mark(taken) {
          if (taken.choice[1] === 4 && taken.s.marks > 5) throw new RangeError('the centre is lost')
          markTurn.on.mark?.(taken)
        },
      },
    }),
  ),
  planted(
    { bug: 'a default that is no option', law: 1, says: '"turn" has no option for an absent seat' },
    withTurn<TicTacToe>(ticTacToe, {
      offer(s, o, f) {
        markTurn.offer(s, o, f)
        o.otherwise()
      },
    }),
  ),
  planted(
    {
      bug: 'a question that changes the state',
      law: 1,
      also: 'many',
      says: /refused choices changed state\.stake from \d+ to/,
    },
    withTurn<Pig>(pig, {
      offer(s, o, f) {
        pigTurn.offer(s, o, f)
        if (o.explaining && s.stake > 0) s.stake++
      },
    }),
    { games: 5 },
  ),
  planted(
    { bug: 'an end after rounds that were never counted', law: 7, says: 'the game was NaN rounds long' },
    withTurn<Pig>(pig, {
      before(s) {
        if (s.stake > 9) s.outcome = { winners: [0], by: 'PG-1.6', rounds: Number.NaN }
      },
    }),
    { games: 5 },
  ),
]

/** A word that reads another value than it says. */
const backwards: Word<number> = {
  kind: 'cell',
  say: cell => String(cell),
  read: text => (/^\d$/.test(text) ? 8 - Number(text) : undefined),
}

/** A game with something in its state that JSON cannot carry. */
const withExtra = (extra: unknown): Game<TicTacToe> => ({
  ...ticTacToe,
  setup: (o, t) => ({ ...ticTacToe.setup(o, t), extra }),
})

const EXACTNESS: readonly Bug[] = [
  planted(
    {
      bug: 'chance that does not come from the table',
      law: 2,
      also: [5, 6], // twins cannot be given the same dice, nor can the record of an undo
      says: /played again, the state after step \d+ differs: s/,
    },
    withTurn<Pig>(pig, {
      on: {
        ...pigTurn.on,
        roll({ s }) {
          s.stake += 1 + Math.floor(Math.random() * 6)
          s.frames.push({ phase: 'turn' })
        },
      },
    }),
    { games: 5 },
  ),
  planted(
    { bug: 'a class in the state', law: 2, also: [3], says: 'state.extra is a Map, not plain data' },
    withExtra(new Map()),
  ),
  planted(
    { bug: 'infinity in the state', law: 2, says: 'state.extra is Infinity, which JSON cannot say' },
    withExtra(Number.POSITIVE_INFINITY),
  ),
  planted({ bug: 'null in the state', law: 2, says: 'state.extra is null' }, withExtra(null)),
  planted(
    { bug: 'undefined in a list of the state', law: 2, says: 'state.extra[0] is of type undefined' },
    withExtra(Object.freeze([undefined])),
  ),
  planted(
    {
      bug: 'a count that lives outside of the state',
      law: 2,
      also: 'many',
      says: /the state after step \d+ differs|is not accepted/,
    },
    marksInAll(),
  ),
  planted(
    {
      bug: 'words that do not read back',
      law: 2,
      also: [1],
      says: /\["mark",\d\] is not a choice that its words can say/,
    },
    { ...ticTacToe, words: words({ mark: [backwards] }) },
  ),
]

/** Every fiftieth mark of all games ends one of them. */
function marksInAll(): Game<TicTacToe> {
  let marks = 0
  return withTurn<TicTacToe>(ticTacToe, {
    on: {
      mark(taken) {
        marks++
        markTurn.on.mark?.(taken)
        if (marks % 50 === 0 && taken.s.outcome === undefined) taken.s.outcome = { winners: [], by: 'TT-1.5' }
      },
    },
  })
}

const CLONES: readonly Bug[] = [
  planted(
    { bug: 'a clone that shares', law: 3, says: 'a clone shares corners with its original, and it is not frozen' },
    { ...ticTacToe, setup: (o, t) => ({ ...ticTacToe.setup(o, t), corners: [0, 2, 6, 8] }) } as Game<TicTacToe>,
  ),
  planted(
    {
      bug: 'a clone that forgets',
      law: 3,
      also: [1, 6],
      says: /a clone differs: stake is \d+ in the original and 0 in the clone/,
    },
    { ...pig, clone: s => ({ ...pig.clone(s), stake: 0 }) } as Game<Pig>,
    { games: 10 },
  ),
  planted(
    { bug: 'a view that changes later', law: 3, says: 'playing on changed what was shown before: seen.view.' },
    bareView(),
  ),
]

/** A view with a part of the state in it, which changes as play goes on. */
function bareView(): Game<TicTacToe> {
  return { ...ticTacToe, view: s => ({ mover: s.mover, cells: s.cells }) }
}

const hoardNext = hoard.phases.next as Step<Hoard, Hoard['frame']>

const ENDS: readonly Bug[] = [
  planted(
    {
      bug: 'a game that never ends',
      law: 7,
      says: /after 200 answers, the bound of the game, it is not over\n {2}the last answers:\n( {4}P\d \w+\n){12}/,
    },
    withTurn<Pig>(
      { ...pig, bound: 200 },
      {
        on: {
          ...pigTurn.on,
          hold({ s }) {
            s.mover = (s.mover + 1) % s.scores.length
            s.stake = 0
            s.frames.push({ phase: 'turn' })
          },
        },
      },
    ),
    { games: 2 },
  ),
  planted(
    {
      bug: 'steps that run in a circle',
      law: 7,
      also: 'many',
      says: /100000 steps without a question; the next one is "next".*\n {2}the last answers:\n( {4}[AB] [\w -]+\n)+/,
    },
    {
      ...hoard,
      phases: {
        ...hoard.phases,
        next: {
          run(s, t, f) {
            if (s.turnsLeft === 2) s.frames.push(f)
            else hoardNext.run(s, t, f)
          },
        },
      },
    } as Game<Hoard>,
    { games: 3 },
  ),
  planted(
    { bug: 'an end by a rule and for a winner that do not exist', law: 7, says: 'the winners are 7' },
    withTurn<Pig>(pig, {
      before(s) {
        if (s.stake > 9) s.outcome = { winners: [7], by: 'PG-9.9' as 'PG-1.6' }
      },
    }),
    { games: 5 },
  ),
]

export const RULES: readonly Bug[] = [...LEGALITY, ...EXACTNESS, ...CLONES, ...ENDS]
