import type { Rule } from '../../rules/rulebook.ts'
import type { Frame } from '../../state/frames.ts'

/** A question that must be answered before anything else: the rule that asks it, and what it says. */
interface Question {
  readonly rule: Rule
  readonly says: string
}

const CARD_ACTS = 'a card is acting, and its question comes first'

/** Every phase that asks one thing only. */
export const QUESTIONS: { readonly [P in Frame['phase']]?: Question } = {
  pickHero: { rule: 'MA-2.10', says: 'the Heroes are being chosen' },
  place: { rule: 'MA-8.6', says: 'the explored tile has to be placed first' },
  placeTrap: { rule: 'MA-9.1', says: 'a trap was turned up and has to be placed first' },
  levelUp: { rule: 'MA-13.8', says: 'a new ability has to be chosen first' },
  handLimit: { rule: 'MA-19.2', says: 'a card has to be discarded first' },
  discardOne: { rule: 'MA-19.3', says: CARD_ACTS },
  pit: { rule: 'MA-10.18', says: 'the pit comes first: a Step, or a Wound' },
  ground: { rule: 'MA-21.6', says: 'the battleground has to be chosen first' },
  takeDie: { rule: 'MA-16.11', says: 'a monster die has to be taken from the board first' },
  trim: { rule: 'MA-16.16', says: 'a room holds too many monsters, and one has to go first' },
  ritual: { rule: 'MA-11.11', says: 'the ritual comes first' },
  hordeMoves: { rule: 'MA-24.10', says: 'the monsters are moving' },
  rerollSome: { rule: 'MA-19.3', says: CARD_ACTS },
  setDice: { rule: 'MA-19.3', says: CARD_ACTS },
  order: { rule: 'MA-19.3', says: CARD_ACTS },
  beast: { rule: 'MA-19.3', says: CARD_ACTS },
  walkOn: { rule: 'MA-19.3', says: CARD_ACTS },
  secondMagic: { rule: 'MA-14.3', says: 'a second die is being set' },
  extraReroll: { rule: 'MA-4.3', says: 'the extra re-roll comes first' },
  soulDrain: { rule: 'MA-24.7', says: 'the Evil card comes first' },
  window: { rule: 'MA-19.7', says: 'cards may interrupt now, and nothing else happens until all have passed' },
}
