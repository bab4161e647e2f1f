import type { TableLook } from '../../board.ts'
import type { Masmorra } from '../state/state.ts'

const BEFORE_ACTIONS = ['explore', 'move', 'stairs', 'takeGold', 'freeStep', 'wildShape', 'use', 'play'] as const

const IN_FIGHT = ['commit', 'takeBack', 'pair', 'hurl', 'resolve', 'wildShape', 'use', 'play'] as const

/** The answers that are rooms, figures, dice, cards or abilities on the board; what is left stands as a few buttons. */
export const onBoard: NonNullable<TableLook<Masmorra>['onBoard']> = {
  pickHero: ['hero'],
  preRoll: ['roll', ...BEFORE_ACTIONS],
  midRoll: ['reroll', 'keep', ...BEFORE_ACTIONS],
  extraReroll: ['captive', 'keep'],
  rerollSome: ['reroll', 'keep'],
  actions: [...BEFORE_ACTIONS, 'fight', 'step', 'magic', 'drink', 'open', 'fountain', 'portal', 'disarm'],
  secondMagic: ['set'],
  setDice: ['set'],
  place: ['place'],
  placeTrap: ['trap'],
  pit: [],
  ground: [],
  order: [],
  takeDie: ['take'],
  trim: ['remove'],
  ritual: ['ritual'],
  nextFoe: ['attack'],
  attack: IN_FIGHT,
  defend: IN_FIGHT,
  levelUp: ['learn'],
  handLimit: ['discard'],
  discardOne: ['discard'],
  window: ['answer', 'pass'],
  walkOn: ['walk'],
  soulDrain: ['drain'],
  beast: ['march'],
  hordeMoves: ['towards', 'march'],
  dm: ['march', 'play'],
}
