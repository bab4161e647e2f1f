import type { Step } from '@undercroft/kernel'
import { boxOf } from '../../state/content.ts'
import { isEngaged, roomHas } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import type { At, Handlers, Masmorra, Open, Sheet, State } from '../../state/state.ts'
import { faceBroken } from '../05-dice-symbols-spending-docking/dice.ts'
import { hasSource, PAYERS, pay } from '../05-dice-symbols-spending-docking/sources.ts'
import { engagedBroken } from '../06-actions-and-engagement/engagement.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import type { Rule } from '../rulebook.ts'

/** Offers to spend a Step for Move Points; only after the roll. */
export function offerSteps(s: Open, o: Sheet): void {
  for (const source of PAYERS) {
    if (hasSource(s, 'S', source)) o.try(['step', source], engagedBroken(s) ?? leaveBroken(s) ?? faceBroken(s, 'S'))
    else if (o.explaining) o.refuse(['step', source], 'MA-5.1')
  }
}

/** Opens W:STEP between spending a Step and its Move Points; the Move Points of the last Step are lost (MA-7.3). */
export function takeStep(s: State): void {
  dropMoves(s)
  s.turn.stepGives = s.turn.evil === 'E02' ? 1 : boxOf(s).stepMoves // MA-7.1: Choking Fog makes it 1
  s.frames.push(trigger('step', s.turn.player, { room: activeHero(s).room }), { phase: 'stepTaken' })
}

export const stepHandlers = {
  step({ s, f, choice: [, source] }) {
    pay(s, 'S', source)
    takeStep(s)
    s.frames.push(f)
  },
} satisfies Handlers

export function gainMoves(s: State, t: At, mp: number, by: Rule): void {
  s.turn.mp += mp
  t.tell({ what: 'moves', mp, by })
}

/** Gives the Move Points once W:STEP has closed (MA-7.1). */
export const stepTaken: Step<Masmorra, FrameOf<'stepTaken'>> = {
  run(s, t) {
    if (!activeHero(s).lying) gainMoves(s, t, s.turn.stepGives, 'MA-7.1')
  },
}

/** MA-7.3: any other action loses the Move Points that are left; leaving a room does not (MA-5.7). */
export function dropMoves(s: State): void {
  s.turn.mp = 0
}

/** MA-7.7, MA-7.8: why the active Hero cannot leave its room on foot; a monster in it stops whoever comes (MA-7.9). */
export function leaveBroken(s: Open): Rule | undefined {
  if (isEngaged(s)) return 'MA-7.7'
  return roomHas(s, activeHero(s).room, 'web') ? 'MA-7.8' : undefined
}
