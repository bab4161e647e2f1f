import type { Facts, Forbidden, Seat, Tried } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from '../state/choices.ts'
import type { Frame } from '../state/frames.ts'
import { HERO, type WithoutMasters } from '../state/state.ts'

type Meaning = readonly [rule: Rule, says: string]

const TO_THE_HERO: Meaning = ['WM-4.8', 'it is for the Hero to accept the setup or to complain about it']
const NOT_OPENED: Meaning = ['WM-4.8', 'the setup has to be accepted first, or complained about']
const OPENED: Meaning = ['WM-4.8', 'the setup has been opened already']
const TO_THE_MASTER: Meaning = ['WM-3.1', 'it is for the Game Master to build']
const BUILT: Meaning = ['WM-2.5', 'the setup has been built, and everybody has seen it']
const NOT_BUILT: Meaning = ['WM-2.5', 'there is no setup yet to play on']
const ENEMIES: Meaning = ['WM-10.1', 'enemies are the Game Master’s to move and to attack with']
const SPAWNS: Meaning = ['WM-11.1', 'it is for the Game Master to put enemies on spawn tiles']
const ITEM_FIRST: Meaning = ['WM-8.3', 'an item lies here: it is taken or left before anything else']
const NOT_ASKED: Meaning = ['WM-8.3', 'there is nothing here to be left: who takes nothing leaves it']
const NO_ITEMS: Meaning = ['WM-10.4', 'items are the Hero’s: enemies take none and throw none']

/** Choices of the Hero that the Game Master has no equal of. */
const HEROS: Partial<Record<Choice[0], Meaning>> = {
  step: ['WM-5.1', 'these steps are the Hero’s; an enemy is moved to a cell'],
  push: ['WM-6.12', 'only the Hero pushes crates'],
  throw: NO_ITEMS,
  take: NO_ITEMS,
  leave: NO_ITEMS,
  attack: ['WM-7.1', 'this attack is the Hero’s; an enemy strikes'],
}

/** The rule that is meant where a choice belongs to another moment, or to the other seat; none if it belongs here. */
function meaning(phase: Frame['phase'], seat: Seat, verb: Choice[0]): Meaning | undefined {
  const inPlay = phase !== 'building' && phase !== 'opening'
  switch (verb) {
    case 'accept':
    case 'complain':
      if (seat !== HERO) return TO_THE_HERO
      return inPlay ? OPENED : undefined
    case 'layout':
    case 'ready':
    case 'generate':
      if (seat === HERO) return TO_THE_MASTER
      return inPlay ? BUILT : undefined
    case 'moveEnemy':
    case 'strike':
    case 'spawn':
      if (seat === HERO) return verb === 'spawn' ? SPAWNS : ENEMIES
      return inPlay ? undefined : NOT_BUILT
    default:
      if (phase === 'building') return NOT_BUILT
      if (phase === 'opening') return NOT_OPENED
      if (phase === 'pickUp') return ITEM_FIRST
      return seat === HERO ? NOT_ASKED : HEROS[verb]
  }
}

export function meant({ f: { phase }, seat, choice: [verb] }: Tried<WithoutMasters>): Rule | undefined {
  return meaning(phase, seat, verb)?.[0]
}

/** The facts for the rule that `meant` names; undefined where a phase has refused the choice by another rule. */
export function meantFacts({ f: { phase }, seat, choice: [verb], rule }: Forbidden<WithoutMasters>): Facts | undefined {
  const found = meaning(phase, seat, verb)
  return found?.[0] === rule ? { says: found[1] } : undefined
}
