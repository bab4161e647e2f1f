import { derived, type Field, type Tuned, tunableContent } from '@undercroft/kernel'
import {
  ATTACKS,
  type Attack,
  type AttackCard,
  BEAST_ATTACKS,
  NUMBERS,
  type Numbers,
  PARTIES,
  type Party,
  USUAL_HEALTH,
  USUAL_ROUNDS,
} from './beasts.ts'
import { CARDS, type RewardCard } from './cards.ts'

/**
 * The tables whose values a house may change. What a dungeon is laid out from (cards of rooms, keys, fragments) and what
 * traits add up to stays as it is: forms of one's own are checked against it.
 */
export type Content = {
  readonly attacks: { readonly [A in Attack]: AttackCard }
  readonly cards: { readonly [id: string]: RewardCard }
  readonly numbers: Numbers
  readonly health: { readonly [P in Party]: number }
  readonly rounds: { readonly [P in Party]: number }
}

const TABLES: Content = {
  attacks: BEAST_ATTACKS,
  cards: Object.fromEntries(CARDS.map(card => [card.id, card])),
  numbers: NUMBERS,
  health: USUAL_HEALTH,
  rounds: USUAL_ROUNDS,
}

const TUNED: { readonly [Name in keyof Content]: Tuned } = {
  attacks: {
    from: 'ED-7.9',
    fields: {
      damage: { max: 6, unit: 'Live' },
      recharge: { max: 5, unit: 'turns of the Master of Fates', from: 'ED-7.11' },
    },
    // ED-7.11: only these two recharge. ED-7.14: a Roar frightens.
    except: [
      'attacks.roar.damage',
      ...ATTACKS.filter(attack => attack === 'bite' || attack === 'pounce').map(attack => `attacks.${attack}.recharge`),
    ],
  },
  cards: { from: 'ED-10.1', fields: { copies: { max: 6 } } },
  numbers: {
    from: 'ED-7.13',
    fields: {
      pounce: { says: 'Health from which a beast pounces', max: 10 },
      hit: { says: 'Health that a won Fight roll takes from a beast', min: 1, max: 6, from: 'ED-7.7' },
      // A Full Charge and a new Explorer's die give 6.
      live: { says: 'The most Live that an Explorer has', min: 6, max: 12, from: 'ED-4.14' },
    },
  },
  health: { from: 'ED-7.5', fields: byParty('health', 'Health of a beast', 1, 12) },
  rounds: { from: 'ED-2.5', fields: byParty('rounds', 'Last round', 5, 200) },
}

function byParty(table: string, says: string, min: number, max: number): { readonly [field: string]: Field } {
  return Object.fromEntries(
    PARTIES.map((party, i) => [
      `${table}.${party}`,
      { says: `${says} with ${party} ${i === 0 ? 'Explorer' : 'Explorers'}`, min, max },
    ]),
  )
}

export const HOUSE = tunableContent<Content>(TABLES, TUNED)

/** How many there are of each card, by its index. */
export const copiesIn = derived(({ cards }: Content): readonly number[] =>
  CARDS.map(({ id, copies }) => cards[id]?.copies ?? copies),
)
