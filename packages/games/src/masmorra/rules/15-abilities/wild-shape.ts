import type { Face } from '../../content/faces.ts'
import { activeHero } from '../../state/heroes.ts'
import type { Handlers, Open, Sheet } from '../../state/state.ts'
import { flipToken } from '../04-rolling/free-step.ts'
import { gainSymbols } from '../05-dice-symbols-spending-docking/dice.ts'
import { dropMoves } from '../07-steps-and-moving/steps.ts'
import type { Rule } from '../rulebook.ts'
import { activeKnows, silenced } from './knowing.ts'

/** MA-15.10 */
export const SHAPES = ['M', 'R', 'D'] as const

/** MA-15.10: for Greybark alone. */
export function offerWildShape(s: Open, o: Sheet, faces: readonly Face[]): void {
  if (!activeHero(s).learned.includes('wildShape')) {
    if (o.explaining) o.refuse(['wildShape', 'M'], 'MA-15.10')
    return
  }
  for (const face of faces) o.try(['wildShape', face], wildShapeBroken(s, face))
}

function wildShapeBroken(s: Open, face: Face): Rule | undefined {
  if (!activeHero(s).freeStep) return 'MA-4.6'
  if (!activeKnows(s, 'wildShape')) return silenced(s, s.turn.player)
  return s.turn.curse === face ? 'MA-23.9' : undefined
}

export const wildShapeHandlers = {
  wildShape({ s, f, choice: [, face], t }) {
    if (!s.combat.on) dropMoves(s)
    flipToken(s, t)
    t.uses('ability.wildShape')
    gainSymbols(s, t, [face], 'MA-15.10')
    s.frames.push(f)
  },
} satisfies Handlers
