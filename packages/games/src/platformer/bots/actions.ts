import { gemsFor } from '../rules/08-gems/boosts.ts'
import { falls } from '../rules/10-gravity/falls.ts'
import { woundsOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { priceFor } from '../rules/14-shop-items-potions-abilities/prices.ts'
import type { Choice, Hold } from '../state/choices.ts'
import { enemyOn } from '../state/figures.ts'
import { isSolo } from '../state/options.ts'
import { blowSource, SHARD_BLOW, type SourceId, sourceOf } from '../state/sources.ts'
import { NOWHERE } from '../state/spaces.ts'
import type { PlayerView, View } from '../state/view.ts'
import { cardWorth } from './cards.ts'
import { landFor } from './explore.ts'
import { bestPlan, killWorth, type Outlook, outlook, type Plan } from './plan.ts'
import { prey } from './pull.ts'
import { RANK } from './ranks.ts'
import { spawnWorths } from './spawn.ts'
import { abilityWorth, cardUseWorth, drinkWorth, isNextStep } from './using.ts'

/** Rates each Action: first what wins, then what pays at once, then the plan's next step, then leftover dice. */
export function actionWorths(w: View, seat: number): (choice: Choice) => number {
  const view = outlook(w, seat)
  const player = w.players[seat] as PlayerView
  if (player.space === NOWHERE) return spawnWorths(view)
  const plan = bestPlan(view, player.space)
  return choice => worthOf(view, plan, choice)
}

function worthOf(view: Outlook, plan: Plan, choice: Choice): number {
  switch (choice[0]) {
    case 'attack':
      return attackWorth(view, plan, choice[1], choice[2])
    case 'move':
      return isNextStep(plan, choice) ? RANK.step : RANK.never
    case 'claw':
      return choice[2] === 0 ? clawWorth(view, plan) - dearness(choice[1]) : RANK.never
    case 'coin':
      return coinWorth(view, plan, choice[1], choice[2])
    case 'buy':
      return buyWorth(view, choice[1])
    case 'use':
      return cardUseWorth(view, plan, choice[1], choice)
    case 'drink':
      return drinkWorth(view, plan, choice[1])
    case 'ability':
      return abilityWorth(view, plan)
    case 'gravity':
      return gravityWorth(view, choice[1])
    case 'end':
      return RANK.end
    default:
      return RANK.never
  }
}

/** Attacks the Boss always, and others if their Loot is worth the swords and no sword is kept for the Boss. */
function attackWorth(view: Outlook, plan: Plan, space: number, blows: readonly number[]): number {
  const { w, prices } = view
  const enemy = enemyOn(w.enemies, space)
  const player = w.players[w.active] as PlayerView
  if (enemy === undefined) return RANK.never
  const gems = gemsFor(w, blows)
  if (enemy.kind === w.boss) return RANK.win - gems + (isSolo(w.options) ? 2 * woundsOf(w, blows) : 0)
  if (plan.wins) return RANK.never
  const loot = killWorth(w, enemy.kind, Number.POSITIVE_INFINITY, 0, prices)
  const dear = blows.reduce((sum, blow) => sum + swordCost(blow, prices.swords), 0)
  const relief = (landFor(view).leaving[player.space] as number) > 0 ? prices.wound : 0
  const net = loot + relief - gems * prices.gem - dear
  return net > 0 ? RANK.kill + net : RANK.never
}

function swordCost(blow: number, wanted: boolean): number {
  if (blow === SHARD_BLOW) return 9
  const { kind, name } = sourceOf(blowSource(blow))
  const rarity = kind === 'die' ? (name === 'star' ? 2 : 1) : kind === 'special' ? 4 : kind === 'wild' ? 14 : 3
  return wanted ? 2 * rarity : rarity
}

/** Rates a claw: it brings the Boss near for the last Attack, or some prey. */
function clawWorth(view: Outlook, plan: Plan): number {
  if (plan.steps > 0) return RANK.never
  if (plan.wins) return plan.drags > 0 ? RANK.drag : RANK.never
  return prey(view) === undefined ? RANK.never : RANK.pull
}

/** Rates a Spawn: the die that is missed least pays for it. */
const dearness = (source: SourceId): number => {
  const { kind, name } = sourceOf(source)
  return kind === 'die' ? (name === 'star' ? 2 : 0) : kind === 'special' ? 3 : kind === 'forge' ? 5 : 8
}

/** Rates a coin, unless its die is kept to be forged for the Boss. */
function coinWorth({ w, seat, map }: Outlook, plan: Plan, source: SourceId, boost: number): number {
  const { kind, name } = sourceOf(source)
  if (plan.wins || boost !== 0 || kind !== 'die' || name !== 'coin') return RANK.never
  return map.signs[w.players[seat]?.space ?? NOWHERE] === 's' ? RANK.change : RANK.coin
}

/** Rates a purchase: the player wants the card, or can easily afford it. */
function buyWorth({ w, seat }: Outlook, card: Extract<Choice, readonly ['buy', unknown]>[1]): number {
  const worth = cardWorth(w, seat, card)
  const spare = (w.players[seat]?.coins ?? 0) - priceFor(w, seat, card)
  return worth >= 4 || spare >= 3 ? RANK.buy + worth : RANK.never
}

/** Rates Gravity: it is applied only to win the Tower Bell, when a rival falls and the own Hero does not. */
function gravityWorth({ w, seat }: Outlook, hold: Hold): number {
  if (!w.artifacts.some(({ card, owner }) => card === 'AR09' && owner !== seat)) return RANK.never
  const falling = falls(w, 'action', hold === 'fall' ? 1 << seat : 0)
  const heroes = falling.flatMap(({ figure }) => (figure.who === 'hero' ? [figure.seat] : []))
  return heroes.length > 0 && !heroes.includes(seat) ? RANK.bell : RANK.never
}
