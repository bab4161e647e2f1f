import { heroCard, priceFor } from '../cards.ts'
import type { Face } from '../content/dice.ts'
import { falls } from '../gravity.ts'
import { isSolo } from '../options.ts'
import { gemsFor, woundsOf } from '../proposals.ts'
import { blowSource, SHARD_BLOW, sourceOf } from '../sources.ts'
import { COLUMNS, NOWHERE } from '../spaces.ts'
import { type Choice, enemyOn, type View } from '../state.ts'
import type { Hold } from '../words.ts'
import { cardWorth } from './cards.ts'
import { sameChoice } from './choice.ts'
import type { PlayerView } from './means.ts'
import { bestPlan, killWorth, type Outlook, outlook, type Plan } from './plan.ts'
import { prey } from './pull.ts'

/** How good each Action looks: first what wins, then what pays at once, then the plan's next step, then leftovers. */
export function actionWorths(w: View, seat: number): (choice: Choice) => number {
  const view = outlook(w, seat)
  const player = w.players[seat] as PlayerView
  if (player.space === NOWHERE) return spawnWorths(view)
  const plan = bestPlan(view, player.space)
  return choice => worthOf(view, plan, choice)
}

function worthOf(view: Outlook, plan: Plan, choice: Choice): number {
  const { w, seat } = view
  switch (choice[0]) {
    case 'attack':
      return attackWorth(view, choice[1], choice[2])
    case 'move':
      return plan.steps > 0 && plan.choice !== undefined && sameChoice(plan.choice, choice) ? 100 : -10
    case 'claw':
      return choice[2] === 0 ? clawWorth(view, plan) - dearness(choice[1]) : -10
    case 'coin':
      return coinWorth(view, choice)
    case 'buy': {
      const worth = cardWorth(w, seat, choice[1])
      const spare = (w.players[seat]?.coins ?? 0) - priceFor(w, seat, choice[1])
      return worth >= 4 || spare >= 3 ? 300 + worth : -10
    }
    case 'use':
      return cardUseWorth(view, plan, choice[1], choice)
    case 'drink':
      return drinkWorth(view, plan, choice[1])
    case 'ability':
      return abilityWorth(view, plan)
    case 'gravity':
      return gravityWorth(view, choice[1])
    case 'end':
      return 0
    default:
      return -10
  }
}

/** To bring the Boss near for the last blow, or some prey. */
function clawWorth(view: Outlook, plan: Plan): number {
  if (plan.wins) return plan.steps === 0 && plan.drags > 0 ? 150 : -10
  return plan.steps === 0 && prey(view) !== undefined ? 80 : -10
}

/** Only for the Tower Bell, when a rival falls and oneself does not. */
function gravityWorth({ w, seat }: Outlook, hold: Hold): number {
  if (!w.artifacts.some(({ card, owner }) => card === 'AR09' && owner !== seat)) return -10
  const heroes = falls(w, 'action', hold === 'fall' ? 1 << seat : 0).flatMap(({ figure }) =>
    figure.who === 'hero' ? [figure.seat] : [],
  )
  return heroes.length > 0 && !heroes.includes(seat) ? 70 : -10
}

/** The last die that one would give up comes last. */
const dearness = (source: number): number => {
  const { kind, name } = sourceOf(source)
  return kind === 'die' ? (name === 'star' ? 2 : 0) : kind === 'special' ? 3 : kind === 'forge' ? 5 : 8
}

function attackWorth({ w, prices, land }: Outlook, space: number, blows: readonly number[]): number {
  const enemy = enemyOn(w.enemies, space)
  const player = w.players[w.active] as PlayerView
  if (enemy === undefined) return -10
  const gems = gemsFor(w, blows)
  if (enemy.kind === w.boss) {
    return isSolo(w.options) ? 1_000_000 + 2 * woundsOf(w, blows) - gems : 1_000_000 - gems
  }
  const loot = killWorth(w, enemy.kind, 99, 0, prices)
  const dear = blows.reduce((sum, blow) => sum + (blow === SHARD_BLOW ? 9 : swordCost(blow, prices.swords)), 0)
  const relief = ((land.leaving[player.space] as number) > 0 ? 1 : 0) * prices.wound
  const net = loot + relief - gems * prices.gem - dear
  return net > 0 ? 500 + net : -10
}

function swordCost(blow: number, wanted: boolean): number {
  const { kind, name } = sourceOf(blowSource(blow))
  const rarity = kind === 'die' ? (name === 'star' ? 2 : 1) : kind === 'special' ? 4 : kind === 'wild' ? 14 : 3
  return wanted ? 2 * rarity : rarity
}

function coinWorth({ w, seat, land }: Outlook, choice: Extract<Choice, readonly ['coin', ...unknown[]]>): number {
  if (choice[2] !== 0) return -10
  const { kind, name } = sourceOf(choice[1])
  if (kind === 'die' && name === 'coin') return land.map.signs[w.players[seat]?.space ?? -1] === 's' ? 320 : 60
  return -10
}

function cardUseWorth({ w, seat, prices, land }: Outlook, plan: Plan, card: string, choice: Choice): number {
  const player = w.players[seat] as PlayerView
  switch (card) {
    case 'IT01':
    case 'AR02':
    case 'EV08':
      return plan.steps > 0 && plan.choice !== undefined && sameChoice(plan.choice, choice) ? 100 : -10
    case 'IT02':
    case 'IT15':
    case 'IT12':
      return plan.wins ? 9_000 : -10
    case 'AR09':
      return plan.steps === 0 && isSolo(w.options) && land.map.solid[player.space] !== 1 ? 55 : -10
    case 'AR06':
      return 250
    case 'IT13':
      return 240
    case 'IT08':
      return 230
    case 'AR07':
    case 'IT14':
      return unwanted(w, prices.swords).length > 0 && plan.steps === 0 ? 50 : -10
    case 'IT06': {
      const up = player.space + COLUMNS
      return risesBy({ w, seat, prices, land } as Outlook, plan, up) > 1 ? 105 : -10
    }
    default:
      return -10
  }
}

function risesBy(view: Outlook, plan: Plan, up: number): number {
  if (view.land.map.signs[up] === ' ' || view.land.map.signs[up] === undefined) return -1
  const full = outlook(view.w, view.seat)
  const gain = bestPlan(full, up).worth - plan.worth
  return gain - (view.land.leaving[view.w.players[view.seat]?.space ?? 0] as number) * view.prices.wound
}

function drinkWorth({ w, seat, land, prices }: Outlook, plan: Plan, potion: string): number {
  const player = w.players[seat] as PlayerView
  const missing = heroCard(player).health - player.hearts
  switch (potion) {
    case 'PO1':
      return missing >= 2 && (player.hearts <= 2 || isSolo(w.options)) ? 240 : -10
    case 'PO2':
      return plan.wins ? 8_000 : -10
    case 'PO3':
      return plan.steps > 0 && !plan.wins ? 95 : -10
    case 'PO4':
      return plan.steps > 0 && (land.leaving[player.space] as number) * prices.wound >= 10 ? 110 : -10
    case 'PO6':
      return 250
    default:
      return -10
  }
}

function abilityWorth(view: Outlook, plan: Plan): number {
  const { w, seat, prices } = view
  const player = w.players[seat] as PlayerView
  if (player.hero === 'HE5') return plan.steps === 0 && unwanted(w, prices.swords).length > 0 ? 50 : -10
  if (player.hero === 'HE3') return risesBy(view, plan, player.space + COLUMNS) > 1 ? 105 : -10
  return -10
}

/** Unused dice that one would rather roll again. */
export function unwanted(w: View, swords: boolean): Face[] {
  const star = heroCard(w.players[w.active] as PlayerView).star
  const wanted: Face = swords ? 'sword' : 'foot'
  const keeps = (face: Face): boolean =>
    face === wanted || face === 'sword' || (face === 'star' && (star.includes('sword') || star.includes(wanted)))
  return w.turn.dice.filter(die => !die.used && !keeps(die.face) && die.face !== 'coin').map(die => die.face)
}

/** The best place to begin from, with the die that is missed least. */
function spawnWorths(view: Outlook): (choice: Choice) => number {
  const known = new Map<number, number>()
  const missed: { readonly [cost: string]: number } = {
    claw: 0,
    coin: 1,
    star: 2,
    foot: 3,
    sword: view.prices.swords ? 4 : 2.5,
  }
  return choice => {
    if (choice[0] !== 'spawn') return -1_000
    const [, cost, space] = choice
    const worth = known.get(space) ?? bestPlan(view, space).worth + (view.land.finds[space] as number)
    known.set(space, worth)
    return worth - 3 * (missed[cost] ?? 0)
  }
}
