import type { Facts, Forbidden } from '@undercroft/kernel'
import { MODIFIERS, type Modifier, tileName } from '../content/boards.ts'
import { whyOutOfReach } from '../rules/04-movement/ways.ts'
import { kindUnder } from '../rules/05-modifiers/modifier.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Frame } from '../state/frames.ts'
import { type AllOutAssault, PAWNS, type PawnId, pawnOf, SEATS, STAT_NAMES, type State } from '../state/state.ts'

type Refused = Forbidden<AllOutAssault>

/** What made a rule forbid a choice, in the phase that asks. */
export function facts(refused: Refused): Facts | undefined {
  return FACTS[refused.f.phase]?.(refused)
}

const FACTS: { readonly [Phase in Frame['phase']]?: (refused: Refused) => Facts | undefined } = {
  pawn({ s, choice, rule }) {
    const name = choice[0] === 'pawn' ? PAWNS[choice[1]] : undefined
    if (name === undefined) return undefined
    if (rule === 'AA-7.2') return { says: `${name} is defeated` }
    if (rule === 'AA-3.3') return { says: `${name} has had its activation in this turn` }
    return { says: `it is the turn of ${SEATS[s.mover]}, and ${name} is an opposing pawn` }
  },

  move(refused) {
    const { s, choice, rule } = refused
    if (choice[0] === 'move') return whyOutOfReach(s, rule, choice[1])
    if (rule === 'AA-6.1' || rule === 'AA-5.1') return { says: `${PAWNS[s.active]} has not made its move yet` }
    return whyNoAttack(refused)
  },

  modifier(refused) {
    return refused.rule === 'AA-5.15' ? NOT_FIT : whyNoAttack(refused)
  },

  blue({ choice, rule }) {
    const name = choice[0] === 'blue' ? PAWNS[choice[1]] : undefined
    if (name === undefined) return undefined
    return { says: rule === 'AA-7.2' ? `${name} is defeated` : `${name} is your own pawn` }
  },

  attack(refused) {
    const { s, choice, rule } = refused
    if (choice[0] === 'attack') return whyNoAttack(refused)
    if (rule === 'AA-3.6') return { says: `${PAWNS[s.active]} is held in this turn` }
    return choice[0] === 'use' ? whyNoUse(s, rule) : undefined
  },

  tie({ choice }) {
    return choice[0] === 'tie' ? { says: `${STAT_NAMES[choice[1]]} has been compared in this attack` } : undefined
  },
}

const NOT_FIT: Facts = {
  says: 'neither Strength, Bloodlust nor Discipline is 5 or more',
  instead: 'say no; the others will not know why',
}

/** Explains why an attack is forbidden now, or would be at its own moment. */
function whyNoAttack({ s, choice, rule }: Refused): Facts | undefined {
  if (choice[0] !== 'attack') return undefined
  const [, target, stat] = choice
  const own = PAWNS[s.active] ?? ''
  const other = PAWNS[target] ?? ''
  switch (rule) {
    case 'AA-6.1':
      return { says: `${own} on ${tileOf(s, s.active)} and ${other} on ${tileOf(s, target)} do not share a side` }
    case 'AA-6.2':
      return { says: `${other} is your own pawn` }
    case 'AA-6.4':
      return { says: `${own} attacked with ${STAT_NAMES[stat]} in its previous turn`, instead: 'name another stat' }
    case 'AA-7.2':
      return { says: `${other} is defeated` }
    default:
      return undefined
  }
}

function tileOf(s: State, pawn: PawnId): string {
  return tileName(pawnOf(s, pawn).tile)
}

/** Explains why the tile under the active pawn cannot be used. */
function whyNoUse(s: State, rule: Rule): Facts | undefined {
  const name = PAWNS[s.active] ?? ''
  const kind = kindUnder(s)
  if (rule === 'AA-5.4' && kind in MODIFIERS) {
    return { says: `${name} used ${MODIFIERS[kind as Modifier]} in its previous turn` }
  }
  if (rule === 'AA-5.19') return { says: `${name} has already meditated on ${tileOf(s, s.active)}` }
  if (rule !== 'AA-5.1') return undefined
  const isOpen = kind in MODIFIERS && kind !== 'injury'
  return { says: isOpen ? `${name} has not moved` : `${tileOf(s, s.active)} is no tile to use` }
}
