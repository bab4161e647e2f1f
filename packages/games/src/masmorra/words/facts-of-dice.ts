import type { Facts } from '@undercroft/kernel'
import { FACE_NAMES } from '../content/faces.ts'
import { sayAbility } from '../content/heroes.ts'
import { PIT_CHAMBER } from '../content/large-tile.ts'
import { dieFor, payersOf } from '../rules/05-dice-symbols-spending-docking/sources.ts'
import { abilityAt, type Housed } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { dieOf, readyDice } from '../state/dice.ts'
import { kindOf } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { roomOf } from '../state/map.ts'
import { type Choice, type DieId, type Open, PET } from '../state/state.ts'

/** The text that says what a card or an ability is aimed at. */
export function printed(s: Housed, choice: Choice): Facts | undefined {
  switch (choice[0]) {
    case 'use':
      return { says: sayAbility(abilityAt(s, choice[1])) }
    case 'play':
      return { says: `${cardOf(choice[1]).name}: ${cardOf(choice[1]).purple.says}` }
    case 'answer':
      return { says: `${cardOf(choice[2]).name}: ${cardOf(choice[2]).orange.says}` }
    default:
      return undefined
  }
}

/** The dice that a choice names. */
function diceIn(choice: Choice): readonly DieId[] {
  switch (choice[0]) {
    case 'reroll':
    case 'captive':
    case 'open':
    case 'fountain':
    case 'portal':
      return choice[1]
    case 'use':
    case 'disarm':
      return choice[2]
    case 'magic':
      return [choice[2]]
    default:
      return []
  }
}

export function deadDice(s: Open, choice: Choice): Facts | undefined {
  const dead = diceIn(choice).filter(die => dieOf(s, die).place !== 'ready')
  if (dead.length === 0) return undefined
  return { says: `${dead.length === 1 ? 'that die' : `${dead.length} of those dice`} cannot be used any more` }
}

/** Dice with the same face are one choice, which names the first of them. */
export function equalDice(s: Open, choice: Choice): Facts | undefined {
  const dice = diceIn(choice)
  if (dice.some(die => dieOf(s, die).place !== 'ready')) return undefined
  const first = (die: DieId): DieId =>
    die === PET
      ? die
      : (readyDice(s).find(each => dieOf(s, each).face === dieOf(s, die).face && !dice.includes(each) && each < die) ??
        die)
  const lower = dice.find(die => first(die) !== die)
  if (lower === undefined) return undefined
  return {
    says: `d${first(lower)} shows ${FACE_NAMES[dieOf(s, lower).face]} like d${lower}`,
    instead: `name d${first(lower)}`,
  }
}

export function wrongMagic(s: Open, choice: Choice): Facts | undefined {
  if (choice[0] !== 'magic' && choice[0] !== 'set') return undefined
  const [die, face] = choice[0] === 'magic' ? [choice[2], choice[3]] : [choice[1], choice[2]]
  const here = dieOf(s, die)
  if (here.place !== 'ready') return { says: `d${die} is not there to be set` }
  if (here.face === face) return { says: `d${die} shows ${FACE_NAMES[face]} already` }
  if (choice[0] === 'magic' && dieFor(s, 'G', choice[1]) === die) return { says: 'that is the die that pays' }
  return payersOf(s, 'G').length === 0 ? { says: 'nothing ready shows Magic' } : undefined
}

export function pitFacts(s: Open): Facts {
  const { tile } = roomOf(s, activeHero(s).room)
  if (tile !== PIT_CHAMBER) return { says: 'the Bottomless Pit is in the Pit Chamber' }
  const dice = readyDice(s).filter(die => dieOf(s, die).face === 'S').length
  const there = dice + s.turn.symbols.S + (activeHero(s).freeStep ? 1 : 0)
  const takes = kindOf(s.combat.foe) === 'minor' ? 1 : 2
  return { says: `it takes exactly ${takes} Step${takes === 1 ? '' : 's'}, and ${there} can be spent` }
}
