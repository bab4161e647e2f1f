import type { Entry } from '@undercroft/kernel'
import { ATTACKS, BEAST_ATTACKS, NUMBERS, sayAttack } from '../content/beasts.ts'
import { CARDS, type RewardCard, sayTiming } from '../content/cards.ts'
import { PUZZLE_IDS, PUZZLES } from '../content/puzzles/index.ts'
import {
  ROOM_CARD_NAMES,
  ROOM_CARDS,
  ROOM_LIMITS,
  SIDE_CARD_NAMES,
  SIDE_CARDS,
  SPREADS,
  TRAIT_NAMES,
  TRAITS,
} from '../content/rooms.ts'
import { TRIAL_IDS, TRIALS } from '../content/trials.ts'
import type { Rule } from '../rules/rulebook.ts'

const ROOM_RULES = {
  beast: ['ED-7.3', 'ED-7.5', 'ED-7.7', 'ED-7.9'],
  empty: ['ED-7.24'],
  boost: ['ED-7.20'],
  trapped: ['ED-7.21', 'ED-7.22', 'ED-7.23'],
} as const satisfies { readonly [C in (typeof ROOM_CARDS)[number]]: readonly Rule[] }

const SIDE_RULES = {
  puzzle: ['ED-8.6', 'ED-8.10'],
  trial: ['ED-8.7', 'ED-8.8'],
  lock: ['ED-8.12', 'ED-8.13'],
} as const satisfies { readonly [C in (typeof SIDE_CARDS)[number]]: readonly Rule[] }

/** Everything that is printed on cards, and what each task is. */
export const almanac: readonly Entry<Rule>[] = [
  ...ROOM_CARDS.map((id): Entry<Rule> => {
    const { least, most } = ROOM_LIMITS[id]
    const says = [`${least} to ${most} of the 12 small rooms.`]
    const forms = id === 'beast' ? ['beast', 'beasts'] : []
    return { id: `room.${id}`, name: ROOM_CARD_NAMES[id], forms, kind: 'Room card', says, rules: ROOM_RULES[id] }
  }),
  ...SIDE_CARDS.map((id): Entry<Rule> => {
    const says = [id === 'lock' ? 'One of the 6 side rooms: the true exit.' : 'In a side room, behind a door.']
    return { id: `side.${id}`, name: SIDE_CARD_NAMES[id], kind: 'Side-room card', says, rules: SIDE_RULES[id] }
  }),
  ...ATTACKS.map((id): Entry<Rule> => {
    const { name, recharge } = BEAST_ATTACKS[id]
    const rests = recharge === 0 ? [] : [`Recharge ${recharge}: it misses so many turns of the Master of Fates.`]
    return {
      id: `attack.${id}`,
      name,
      kind: 'Attack of an ElectroBeast',
      says: [sayAttack(BEAST_ATTACKS[id], NUMBERS), ...rests],
      rules: ['ED-7.10'],
    }
  }),
  ...CARDS.map(reward),
  ...PUZZLE_IDS.map((id): Entry<Rule> => {
    const { name, story, task, tries } = PUZZLES[id]
    return {
      id: `puzzle.${id}`,
      name,
      kind: 'Puzzle',
      says: [story, task, `${tries} ${tries === 1 ? 'try' : 'tries'}.`],
      rules: ['ED-12.4'],
    }
  }),
  ...TRIAL_IDS.map((id): Entry<Rule> => {
    const { name, story, task } = TRIALS[id]
    return { id: `trial.${id}`, name, kind: 'Trial', says: [story, task], rules: ['ED-13.1'] }
  }),
  ...TRAITS.map((id): Entry<Rule> => {
    const says = [
      id === 'live' ? 'Points that are lost; at 0 one is dead.' : 'So many D6 are rolled for it, against a D20.',
    ]
    return { id: `trait.${id}`, name: TRAIT_NAMES[id], kind: 'Trait', says, rules: ['ED-3.21'] }
  }),
  ...SPREADS.map(({ name, points }): Entry<Rule> => {
    const says = [TRAITS.map((trait, i) => `${TRAIT_NAMES[trait]} ${points[i]}`).join(', ')]
    return { id: `spread.${name}`, name, kind: 'Spread of points', says, rules: ['ED-3.19'] }
  }),
]

function reward(card: RewardCard): Entry<Rule> {
  const { id, name, deck, copies, says } = card
  const kind = deck === 'explorer' ? 'Reward card of Explorers' : 'Reward card of the Master'
  return { id: `card.${id}`, name, kind, says: [says, `Played ${sayTiming(card)}; ${copies} in the deck.`] }
}
