import type { Rule } from '../../rules/rulebook.ts'
import type { Frame } from '../../state/frames.ts'
import type { Choice } from '../../state/state.ts'

type Verb = Choice[0]

/** The rule that says when a verb has its place: cited wherever else it is tried. */
export const PLACE_OF: Readonly<Record<Verb, Rule>> = {
  hero: 'MA-2.10',
  random: 'MA-2.10',
  roll: 'MA-4.1',
  reroll: 'MA-4.2',
  keep: 'MA-4.2',
  captive: 'MA-4.3',
  freeStep: 'MA-4.4',
  wildShape: 'MA-15.10',
  step: 'MA-7.1',
  move: 'MA-7.2',
  explore: 'MA-8.1',
  stairs: 'MA-10.8',
  place: 'MA-8.3',
  trap: 'MA-9.1',
  pit: 'MA-10.18',
  ground: 'MA-21.6',
  use: 'MA-15.3',
  open: 'MA-10.17',
  fountain: 'MA-10.17',
  portal: 'MA-10.17',
  disarm: 'MA-10.17',
  magic: 'MA-14.3',
  drink: 'MA-14.1',
  takeGold: 'MA-10.15',
  buy: 'MA-14.6',
  end: 'MA-6.1',
  learn: 'MA-13.6',
  fight: 'MA-12.1',
  attack: 'MA-12.1',
  commit: 'MA-12.15',
  takeBack: 'MA-12.15',
  pair: 'MA-12.14',
  hurl: 'MA-22.7',
  resolve: 'MA-12.15',
  play: 'MA-19.4',
  answer: 'MA-19.5',
  pass: 'MA-19.7',
  discard: 'MA-19.2',
  set: 'MA-14.3',
  order: 'MA-19.3',
  walk: 'MA-7.11',
  drain: 'MA-24.7',
  march: 'MA-16.1',
  climb: 'MA-16.6',
  towards: 'MA-24.9',
  take: 'MA-16.11',
  remove: 'MA-16.16',
  ritual: 'MA-11.11',
  done: 'MA-16.1',
}

type Table = { readonly [V in Verb]?: Rule }

/** MA-4.7: dice are not there yet, or not final. */
const ROLLING: Table = {
  step: 'MA-4.7',
  open: 'MA-4.7',
  fountain: 'MA-4.7',
  portal: 'MA-4.7',
  disarm: 'MA-4.7',
  magic: 'MA-4.7',
  drink: 'MA-4.7',
  end: 'MA-4.7',
}

/** What waits until the combat is over. */
const FIGHTING: Table = {
  freeStep: 'MA-6.3',
  step: 'MA-6.3',
  takeGold: 'MA-6.3',
  move: 'MA-7.7',
  explore: 'MA-7.7',
  stairs: 'MA-7.7',
  wildShape: 'MA-12.17',
  magic: 'MA-12.18',
  drink: 'MA-12.19',
  end: 'MA-6.5',
}

/** The Hero Phase is over, with all its dice and symbols. */
const MASTERING: Table = {
  roll: 'MA-3.2',
  end: 'MA-3.2',
  freeStep: 'MA-4.4',
  wildShape: 'MA-4.4',
  move: 'MA-4.4',
  explore: 'MA-4.4',
  stairs: 'MA-4.4',
  takeGold: 'MA-6.1',
  use: 'MA-15.11',
  step: 'MA-5.8',
  open: 'MA-5.8',
  fountain: 'MA-5.8',
  portal: 'MA-5.8',
  disarm: 'MA-5.8',
  magic: 'MA-5.8',
  drink: 'MA-5.8',
  fight: 'MA-5.8',
  pair: 'MA-5.8',
  commit: 'MA-5.8',
}

/** Phases in which another rule than the verb's own forbids it. */
export const ELSEWHERE: { readonly [P in Frame['phase']]?: Table } = {
  preRoll: ROLLING,
  midRoll: ROLLING,
  nextFoe: { ...FIGHTING, wildShape: 'MA-12.1', use: 'MA-12.1', play: 'MA-12.1', buy: 'MA-12.1' },
  attack: FIGHTING,
  defend: FIGHTING,
  dm: MASTERING,
}

const FREE: readonly Verb[] = ['freeStep', 'wildShape', 'move', 'explore', 'stairs', 'takeGold', 'buy', 'use', 'play']
const FIGHT: readonly Verb[] = ['commit', 'takeBack', 'resolve', 'wildShape', 'use', 'play', 'buy']

/** Verbs that a phase offers, so that the rest of the choice must be wrong. */
export const AT_HOME: { readonly [P in Frame['phase']]?: readonly Verb[] } = {
  preRoll: [...FREE, 'roll'],
  midRoll: [...FREE, 'reroll', 'keep'],
  actions: [...FREE, 'step', 'open', 'fountain', 'portal', 'disarm', 'magic', 'drink', 'fight', 'end'],
  nextFoe: ['attack'],
  attack: [...FIGHT, 'pair', 'hurl'],
  defend: FIGHT,
  dm: ['march', 'climb', 'play', 'buy', 'done'],
  pickHero: ['hero', 'random'],
  place: ['place'],
  placeTrap: ['trap'],
  pit: ['pit', 'use'],
  beast: ['march', 'climb', 'done'],
  hordeMoves: ['march', 'towards'],
  walkOn: ['walk', 'done'],
  rerollSome: ['reroll', 'keep'],
  setDice: ['set', 'done'],
  secondMagic: ['set', 'done'],
  extraReroll: ['captive', 'keep', 'reroll'],
  handLimit: ['discard'],
  discardOne: ['discard'],
  order: ['order'],
  takeDie: ['take'],
  trim: ['remove'],
  ritual: ['ritual'],
  levelUp: ['learn'],
  ground: ['ground'],
  soulDrain: ['drain'],
  window: ['answer', 'pass'],
}
