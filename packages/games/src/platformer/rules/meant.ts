import type { Tried } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import { enemyOn, isOnMap } from '../state/figures.ts'
import type { Space } from '../state/spaces.ts'
import { activeOf, type Platformer, type State } from '../state/state.ts'
import { onMap, terrainOf } from './04-adjacency/terrain.ts'
import { symbolBroken } from './07-symbols/offers.ts'
import { inPool, poolOf } from './07-symbols/symbols.ts'
import { stepBroken } from './09-movement/steps.ts'
import { attackBroken } from './11-attacks-by-heroes/attack.ts'
import { spawnBroken } from './12-wounds-faint-spawn/spawn.ts'
import type { Rule } from './rulebook.ts'

type Verb = Choice[0]

/**
 * The rule that brings a question about, for answers to questions that come up within an Action or at a certain step.
 */
const BROUGHT_BY: { readonly [V in Verb]?: Rule } = {
  hero: 'PL-2.12',
  step: 'PL-7.4',
  stop: 'PL-9.3',
  push: 'PL-9.11',
  enemy: 'PL-7.7',
  drag: 'PL-7.7',
  ladder: 'PL-10.5',
  take: 'PL-3.10',
  reroll: 'PL-7.2',
  skip: 'PL-5.10',
  set: 'PL-7.15',
  forge: 'PL-7.15',
}

/** PL-5.8: what is done in step 5 only. PL-14.10: so are cards. */
const ACTIONS: { readonly [V in Verb]?: Rule } = {
  spawn: 'PL-5.8',
  move: 'PL-5.8',
  attack: 'PL-5.8',
  coin: 'PL-5.8',
  claw: 'PL-5.8',
  gravity: 'PL-5.8',
  buy: 'PL-5.8',
  use: 'PL-14.10',
  drink: 'PL-14.10',
  ability: 'PL-14.10',
}

/** The rule that a player breaks by answering another question than the one that is asked. */
export function meant({ s, f: frame, seat, choice }: Tried<Platformer>): Rule | undefined {
  switch (frame.phase) {
    case 'heroes':
      return 'PL-2.12'
    case 'actions':
      return meantAsAction(s, choice)
    case 'step':
      return meantAsStep(s, frame.portal, choice)
    case 'push':
      return choice[0] === 'step' || choice[0] === 'stop' || choice[0] === 'portal' ? 'PL-9.15' : inMove(choice)
    case 'beast':
    case 'drag':
      return meantAsDrag(s, choice)
    case 'reroll':
      return choice[0] === 'reroll' ? rerollBroken(s, choice[1]) : (BROUGHT_BY[choice[0]] ?? hopBroken(s, choice))
    case 'ladder':
      return seat === s.active ? 'PL-10.5' : 'PL-5.15'
    case 'special':
      return ACTIONS[choice[0]] ?? BROUGHT_BY[choice[0]] ?? hopBroken(s, choice)
    default:
      return BROUGHT_BY[choice[0]] ?? hopBroken(s, choice)
  }
}

function meantAsAction(s: State, choice: Choice): Rule | undefined {
  switch (choice[0]) {
    case 'spawn':
      return spawnBroken(s, choice[1], choice[2])
    case 'move':
    case 'coin':
    case 'claw':
      return symbolBroken(s, choice[0], choice[1], choice[2])
    case 'attack':
      return isOnMap(activeOf(s)) ? attackBroken(s, choice[1], choice[2]) : 'PL-12.9'
    case 'step':
      // PL-3.4, PL-3.5: the Map may be in the way of any Move.
      return isOnMap(activeOf(s)) ? (stepBroken(s, choice[1]) ?? BROUGHT_BY.step) : 'PL-12.9'
    case 'portal':
    case 'enemy':
    case 'drag':
      if (!isOnMap(activeOf(s))) return 'PL-12.9'
      return BROUGHT_BY[choice[0]] ?? hopBroken(s, choice)
    default:
      return BROUGHT_BY[choice[0]]
  }
}

/** PL-9.4: no other Action fits into a Move. */
const inMove = ([verb]: Choice): Rule | undefined =>
  ['enemy', 'drag', 'take', 'reroll', 'end'].includes(verb) || ACTIONS[verb] !== undefined ? 'PL-9.4' : BROUGHT_BY[verb]

/** PL-9.19: a card's Move has no hops. */
function meantAsStep(s: State, portal: boolean, choice: Choice): Rule | undefined {
  if (choice[0] !== 'portal') return inMove(choice)
  const rule = hopBroken(s, choice)
  return rule === 'PL-9.18' && !portal ? 'PL-9.19' : rule
}

/**
 * PL-9.1: a far Space that is no Portal is too far for a step; PL-9.18: a Portal is reached from a Portal of its Level.
 */
function hopBroken(s: State, choice: Choice): Rule | undefined {
  if (choice[0] !== 'portal') return undefined
  const map = terrainOf(s.levels)
  if (!onMap(map, choice[1])) return 'PL-3.6'
  const isPortal = (space: Space): boolean => map.signs[space] === 'p'
  return isPortal(choice[1]) || isPortal(activeOf(s).space) ? 'PL-9.18' : 'PL-9.1'
}

/** PL-8.5: one Enemy makes all the steps. PL-9.20, PL-9.21: it goes to adjacent Spaces, not through Portals. */
function meantAsDrag(s: State, choice: Choice): Rule | undefined {
  switch (choice[0]) {
    case 'enemy':
      return enemyOn(s.enemies, choice[1]) === undefined ? 'PL-9.21' : 'PL-8.5'
    case 'stop':
      return 'PL-9.22'
    case 'drag':
    case 'step':
      return 'PL-9.21'
    case 'portal':
      return 'PL-9.20'
    case 'push':
      return 'PL-9.22'
    default:
      return BROUGHT_BY[choice[0]]
  }
}

/** PL-7.1: the dice must be unused. PL-7.20: at least one is rolled again, and no more than the card says. */
function rerollBroken(s: State, faces: Extract<Choice, readonly ['reroll', unknown]>[1]): Rule {
  const pool = poolOf(s.turn)
  const many = (face: (typeof faces)[number]): number => faces.filter(each => each === face).length
  if (faces.some(face => many(face) > inPool(pool, face))) return 'PL-7.1'
  return 'PL-7.20'
}
