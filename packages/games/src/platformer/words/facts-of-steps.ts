import type { Facts } from '@undercroft/kernel'
import { HEROES } from '../content/heroes.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOf, enemyOn, heroOn } from '../state/figures.ts'
import type { Frame } from '../state/frames.ts'
import { distance, levelOf, NOWHERE, type Space } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import { count, enemyName } from './narrate.ts'

/** The name of whoever stands on a Space. */
export function sayWho(w: View, space: Space): string {
  const enemy = enemyOn(w.enemies, space)
  if (enemy !== undefined) return enemyName(enemy)
  const hero = w.players[heroOn(w.players, space)]?.hero ?? 'none'
  return hero === 'none' ? 'A Hero' : HEROES[hero].name
}

const hereOf = (w: View): Space => w.players[w.active]?.space ?? NOWHERE

/** Why neither a Portal nor a single step leads to a Space. */
export function hopFacts(w: View, choice: Choice, rule: Rule): Facts | undefined {
  if (choice[0] !== 'portal') return undefined
  const { signs } = terrainOf(w.levels)
  const [here, to] = [hereOf(w), choice[1]]
  if (rule === 'PL-3.6') return { says: 'It is not on the Map' }
  if (rule === 'PL-9.1') return { says: `It is ${count(distance(here, to), 'Space')} away, and a step is 1` }
  if (rule === 'PL-9.19') return { says: 'A card moves your Hero, not a foot' }
  if (rule !== 'PL-9.18') return undefined
  if (here === to) return { says: 'Your Hero is there' }
  if (signs[here] !== 'p') return { says: 'Your Hero is not on a Portal' }
  if (signs[to] !== 'p') return { says: 'It is no Portal' }
  return { says: levelOf(here) === levelOf(to) ? 'That takes a foot' : 'It is on another Level' }
}

/** What is said of an answer to a question that is not asked now. */
const NOT_NOW: { readonly [V in Choice[0]]?: string } = {
  hero: 'Every player has a Hero',
  step: 'No Move has begun',
  stop: 'Nothing is being moved',
  push: 'Nobody is being pushed',
  enemy: 'No claw is in use',
  drag: 'No claw is in use',
  ladder: 'Gravity is not being applied',
  take: 'The Magnet Glove is not in use',
  reroll: 'No card is in use that re-rolls dice',
  skip: 'This is not step 6',
  set: 'This is not step 6',
  forge: 'This is not step 6',
}

/** What is going on, where nothing else may begin before it is over (PL-5.9). */
const BUSY: { readonly [P in Frame['phase']]?: string } = {
  beast: 'An Enemy is being chosen for a claw',
  glove: 'The Magnet Glove is in use',
  reroll: 'Dice are being chosen for a re-roll',
  special: 'Step 5 is over',
}

export function otherFacts(w: View, frame: Frame, choice: Choice, rule: Rule): Facts | undefined {
  const says = frame.phase === 'drag' ? `${dragged(w, frame)} is being moved` : BUSY[frame.phase]
  if (rule === 'PL-5.9' && says !== undefined) return { says }
  const why = NOT_NOW[choice[0]]
  return why === undefined ? undefined : { says: why }
}

/** What is in the way of a step, a push or a drag, or what has to be finished first. */
export function stepFacts(w: View, frame: Frame, choice: Choice, rule: Rule): Facts | undefined {
  switch (rule) {
    case 'PL-3.4':
      return { says: 'A Wall is in between' }
    case 'PL-3.5':
      return { says: 'A Platform is in between, without a Ladder through it' }
    case 'PL-3.6':
      return hopFacts(w, choice, rule) ?? { says: 'The Map ends there' }
    case 'PL-9.3':
      return { says: 'No step was made yet' }
    case 'PL-9.4':
      return { says: 'Your Hero is in the middle of a Move', instead: 'Make a step, or stop' }
    case 'PL-9.12':
    case 'PL-9.22':
      return choice[0] === 'stop' ? { says: 'No step was made yet' } : occupiedFacts(w, frame, choice)
    case 'PL-9.13':
      return pushFacts(w, frame, choice)
    case 'PL-9.15':
      return { says: 'Somebody is being pushed', instead: 'Say where to' }
    case 'PL-9.16':
      return { says: 'A Golem stands there' }
    case 'PL-9.20':
    case 'PL-9.21':
      if (choice[0] === 'enemy') return { says: 'No Enemy is there' }
      return { says: frame.phase === 'drag' ? `${dragged(w, frame)} is being moved` : 'No Enemy is chosen yet' }
    case 'PL-9.24':
      return { says: 'A one-way passage is in between' }
    case 'PL-15.5':
      return { says: 'The passage below leads up only' }
    case 'PL-15.12':
      return { says: 'It is on the other side of the seal' }
    case 'PL-15.8':
      return { says: 'It is below the Boss Level' }
    case 'PL-8.5':
      return otherFacts(w, frame, choice, 'PL-5.9')
    default:
      return hopFacts(w, choice, rule) ?? otherFacts(w, frame, choice, rule)
  }
}

function dragged(w: View, frame: Extract<Frame, { readonly phase: 'drag' }>): string {
  const enemy = enemyOf(w.enemies, frame)
  return enemy === undefined ? 'An Enemy' : enemyName(enemy)
}

/** Says who stands where a figure would go. */
function occupiedFacts(w: View, frame: Frame, choice: Choice): Facts {
  if (choice[0] === 'push') return { says: `${sayWho(w, choice[1])} stands there` }
  return { says: frame.phase === 'beast' ? 'It has no room to move' : 'Somebody stands there' }
}

function pushFacts(w: View, frame: Frame, choice: Choice): Facts {
  if (choice[0] !== 'push' || frame.phase !== 'push') return { says: 'Whoever stands there has no room' }
  return { says: `${choice[1] === hereOf(w) ? 'Your own Space' : 'It'} is not adjacent to ${sayWho(w, frame.to)}` }
}
