import { fail, type Game, ok } from '../../index.ts'
import * as phases from './phases.ts'
import { book, type Hoard, verbs } from './rules.ts'
import { clone, imagine, sound, view } from './view.ts'

/** A small game in which almost everything is hidden: rows of guards, treasures, and who thought of using a ward. */
export const hoard: Game<Hoard> = {
  id: 'hoard',
  title: 'Hoard',
  version: 1,
  rulebook: book,
  words: verbs,
  outOfTurn: 'HO-2.1',
  outOfStep: 'HO-2.1',
  options: {
    players: { kind: 'whole', label: 'Players', from: 2, to: 3, otherwise: 2 },
    rounds: { kind: 'whole', label: 'Rounds', from: 1, to: 8, otherwise: 4, rule: 'HO-3.1' },
    wards: { kind: 'flag', label: 'Play with wards', otherwise: true, rule: 'HO-2.7' },
  },
  content: [],
  almanac: [
    { id: 'guard', name: 'Guard', kind: 'Piece', says: ['Strength 1 to 4.'], rules: ['HO-1.2', 'HO-2.3'] },
    { id: 'ward', name: 'Ward', kind: 'Piece', says: ['One for each player.'], rules: ['HO-2.7'] },
    { id: 'treasure', name: 'Buried Treasure', kind: 'Find', says: ['1 to 3 coins.'], rules: ['HO-2.6'] },
  ],
  bound: 200,
  seats: ({ players }) => ['A', 'B', 'C'].slice(0, players).map(name => ({ name, role: 'Dragon' })),
  setup: ({ players, rounds, wards }) => {
    const each = <E>(value: () => E): E[] => Array.from({ length: players }, value)
    return {
      frames: [{ phase: 'rows' }],
      turnsLeft: rounds * players,
      mover: 0,
      rows: each(() => []),
      knows: each(() => each(() => 0)),
      treasures: each(() => []),
      coins: each(() => 0),
      wards: each(() => (wards ? 1 : 0)),
    }
  },
  phases,
  facts: ({ s, seat, choice: [verb, whom], rule }) =>
    verb === 'spy' && rule === 'HO-2.4' ? { says: `it is a ${s.knows[seat]?.[Number(whom) - 1]}` } : undefined,
  asides: {
    offer: (_, o) => o.may(['concede']),
    on: {
      concede({ s, seat }) {
        s.outcome = { winners: [...s.rows.keys()].filter(each => each !== seat), by: 'HO-3.2' }
      },
    },
  },
  view,
  imagine,
  clone,
  sound,
  label: choice => choice.join(' '),
  narrate(event, names) {
    if (event.what === 'counted') return `With their treasures they have ${event.coins.join(', ')} coins`
    const name = names[event.seat] ?? ''
    switch (event.what) {
      case 'barred':
        return `${name} bars the raid with a ward`
      case 'struck':
        return `${name} turns up a ${event.guard} of ${names[event.victim]}${event.won ? ' and wins a coin' : ''}`
      case 'spied':
        return `${name} looks at the first guard of ${names[event.victim]}${event.guard ? `: a ${event.guard}` : ''}`
      case 'shuffled':
        return `${name} rearranges the guards`
      case 'dug':
        return `${name} digs up a treasure${event.coins ? ` of ${event.coins}` : ''}`
    }
  },
  forms: {
    row: {
      says: 'three strengths, the first guard first',
      such: () => 'row 4-3-1',
      read: text =>
        /^[1-6\s,-]+$/.test(text) ? ok(text.match(/\d/g)?.join('-') ?? '') : fail(`"${text}" is no row of guards`),
    },
  },
  scene: {
    read(position, options) {
      const start = hoard.setup(options, undefined as never)
      const given = (position ?? {}) as Partial<typeof start>
      return { ...start, frames: [{ phase: given.rows === undefined ? 'rows' : 'turn' }], ...given }
    },
    show: ({ frames, outcome, ...rest }) => rest,
  },
  hints: {},
}
