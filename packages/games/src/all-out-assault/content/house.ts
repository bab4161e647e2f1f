import { derived, type Field, type Tuned, tunableContent } from '@undercroft/kernel'
import { BOARD_IDS, type Board, type BoardId, boardFrom, type Kind, MODIFIERS, TILES } from './boards.ts'
import { NUMBERS } from './numbers.ts'

/** The tables whose values a house may change. */
export type Content = {
  readonly boards: { readonly [Id in BoardId]: { readonly [tile: string]: Kind } }
  readonly numbers: { readonly [Name in keyof typeof NUMBERS]: number }
}

const KINDS: readonly Kind[] = ['plain', ...(Object.keys(MODIFIERS) as (keyof typeof MODIFIERS)[])]

/** Every tile may be of another kind, but for those that pawns begin on (AA-2.2). */
function tilesOf(id: BoardId): [string, Field][] {
  const title = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const open = Object.entries(TILES[id]).filter(([, kind]) => kind !== 'start')
  return open.map(([tile]) => [`${id}.${tile}`, { says: `${title}, tile ${tile}`, of: KINDS }])
}

const TUNED: { readonly [Name in keyof Content]: Tuned } = {
  boards: { from: 'AA-2.1', fields: Object.fromEntries(BOARD_IDS.flatMap(tilesOf)) },
  numbers: {
    from: 'AA-2.6',
    fields: {
      health: { says: 'Health of a pawn at the start', min: 1, max: 30 },
      counter: { says: 'Added to the die when a defender is higher', max: 6, from: 'AA-6.7' },
      blue: { says: 'What the Blue Stat Swap takes off the die', max: 5, from: 'AA-5.8' },
      share: { says: 'What two dice are divided by at Meditation', min: 1, max: 6, from: 'AA-5.17' },
    },
  },
}

export const HOUSE = tunableContent<Content>({ numbers: NUMBERS, boards: TILES }, TUNED)

export const boardsIn = derived(({ boards }: Content): { readonly [Id in BoardId]: Board } => ({
  skirmish: boardFrom('skirmish', boards.skirmish),
  arena: boardFrom('arena', boards.arena),
  campaign: boardFrom('campaign', boards.campaign),
}))
