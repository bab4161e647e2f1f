import { sameData } from '@undercroft/kernel'
import type { Face } from '../content/dice.ts'
import type { PotionId } from '../content/potions.ts'
import { onMap } from '../rules/04-adjacency/terrain.ts'
import type { Choice, Usable } from '../state/choices.ts'
import { heroCard } from '../state/content.ts'
import { isSolo } from '../state/options.ts'
import { COLUMNS } from '../state/spaces.ts'
import type { PlayerView, View } from '../state/view.ts'
import { landFor } from './explore.ts'
import { bestPlan, type Outlook, type Plan } from './plan.ts'
import { RANK } from './ranks.ts'

/** Whether the plan pays for its next step with this choice. */
export const isNextStep = (plan: Plan, choice: Choice): boolean =>
  plan.steps > 0 && plan.choice !== undefined && sameData(plan.choice, choice)

/** Rates the use of Items, Artifacts and the Event's own Move. */
export function cardUseWorth(view: Outlook, plan: Plan, card: Usable, choice: Choice): number {
  const { w, seat, prices, map } = view
  const player = w.players[seat] as PlayerView
  switch (card) {
    case 'IT01':
    case 'AR02':
    case 'EV08':
      return isNextStep(plan, choice) ? RANK.step : RANK.never
    case 'IT02':
    case 'IT15':
    case 'IT12':
      return plan.wins ? RANK.bonus : RANK.never
    case 'IT06':
      return risesBy(view, plan) > provoked(view) * prices.wound + 1 ? RANK.before : RANK.never
    case 'IT08':
    case 'IT13':
    case 'AR06':
      return RANK.gift
    case 'IT14':
    case 'AR07':
      return rerollWorth(view, plan)
    case 'AR09':
      return plan.steps === 0 && isSolo(w.options) && map.solid[player.space] !== 1 ? RANK.reroll : RANK.never
    default:
      return RANK.never
  }
}

export function drinkWorth(view: Outlook, plan: Plan, potion: PotionId): number {
  const { w, seat, prices } = view
  const player = w.players[seat] as PlayerView
  const missing = heroCard(w, player).health - player.hearts
  switch (potion) {
    case 'PO1':
      return missing >= 2 && (player.hearts <= 2 || isSolo(w.options)) ? RANK.gift : RANK.never
    case 'PO2':
      return plan.wins ? RANK.bonus - 1 : RANK.never
    case 'PO3':
      return plan.steps > 0 && !plan.wins ? RANK.step - 1 : RANK.never
    case 'PO4':
      return plan.steps > 0 && provoked(view) * prices.wound >= 10 ? RANK.before : RANK.never
    case 'PO6':
      return RANK.gift
    case 'PO5':
      return RANK.never
  }
}

export function abilityWorth(view: Outlook, plan: Plan): number {
  const { hero } = view.w.players[view.seat] as PlayerView
  if (hero === 'HE5') return rerollWorth(view, plan)
  return hero === 'HE3' && risesBy(view, plan) > 1 ? RANK.before : RANK.never
}

/** The damage that the Hero takes if it leaves where it stands. */
const provoked = (view: Outlook): number =>
  landFor(view).leaving[(view.w.players[view.seat] as PlayerView).space] as number

/** How much better a plan is from one Space higher up. */
function risesBy(view: Outlook, plan: Plan): number {
  const up = (view.w.players[view.seat] as PlayerView).space + COLUMNS
  return onMap(view.map, up) ? bestPlan(view, up).worth - plan.worth : 0
}

function rerollWorth({ w, prices }: Outlook, plan: Plan): number {
  return plan.steps === 0 && !plan.wins && unwanted(w, prices.swords).length > 0 ? RANK.reroll : RANK.never
}

/** The unused dice that are better rolled again. */
export function unwanted(w: View, swords: boolean): Face[] {
  const { star } = heroCard(w, w.players[w.active] as PlayerView)
  const wanted = swords ? 'sword' : 'foot'
  const keeps = (face: Face): boolean =>
    face === wanted || face === 'sword' || face === 'coin' || (face === 'star' && isUseful(star, wanted))
  return w.turn.dice.filter(die => !die.used && !keeps(die.face)).map(die => die.face)
}

const isUseful = (star: readonly Face[], wanted: Face): boolean => star.includes('sword') || star.includes(wanted)
