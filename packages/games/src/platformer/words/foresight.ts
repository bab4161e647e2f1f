import type { Seen } from '@undercroft/kernel'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { boostCost, clawSteps, coinsGiven, gemsFor } from '../rules/08-gems/boosts.ts'
import { pushTargets, type StepTo, stepFrom } from '../rules/09-movement/steps.ts'
import { entryToll, isFaint, leaveToll, stepToll, type Toll, tollOf } from '../rules/09-movement/toll.ts'
import { type Fall, falls } from '../rules/10-gravity/falls.ts'
import { healthOf, woundsOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { turnsUp } from '../rules/13-revealing-and-removing-levels/reveal.ts'
import { priceFor } from '../rules/14-shop-items-potions-abilities/prices.ts'
import { inForce, isHero } from '../state/cards.ts'
import type { Choice } from '../state/choices.ts'
import { heroCard } from '../state/content.ts'
import { enemyOn, heroOn } from '../state/figures.ts'
import type { GravityCause, MoveHow } from '../state/frames.ts'
import { isSolo } from '../state/options.ts'
import { boostOf } from '../state/sources.ts'
import { COLUMNS, NOWHERE, type Space, type Way } from '../state/spaces.ts'
import { NOBODY, type Platformer } from '../state/state.ts'
import { coinsLeft } from '../state/supply.ts'
import type { View } from '../state/view.ts'

/** The Hearts that a Hero loses, and whether it Faints. */
export interface Harm {
  readonly seat: number
  readonly wounds: number
  readonly hearts: number
  readonly faints: boolean
}

/**
 * What is certain about a choice before it is made. Labels, odds and previews take their numbers from here, and a law
 * compares them with what then happens. A field that is left out promises nothing.
 */
export interface Foresight {
  /** Hearts that the moving Hero and the one that it pushes lose by Attacks, Traps and tokens. */
  readonly harm?: readonly Harm[]
  /** PL-9.11: the seat of a pushed Hero whose loss depends on which way it is pushed: nothing is promised about it. */
  readonly unsettled?: number
  /**
   * PL-13.1: whether the choice reveals another Level, of which an Ent may Attack in addition. It is left out if the
   * push decides it.
   */
  readonly reveals?: boolean
  /** The figures that fall if no other player who is asked lets go. */
  readonly falls?: readonly Fall[]
  /** PL-22.8, PL-5.13: the Heart that Venom costs after the fall. */
  readonly venom?: Harm
  /** The Coins that are gained; a number below 0 is paid. */
  readonly coins?: number
  /** The Gems that are paid to enhance Symbols. */
  readonly gems?: number
  /** The number of Spaces that the Hero or an Enemy may go. */
  readonly steps?: number
  readonly strike?: { readonly wounds: number; readonly health: number; readonly defeats: boolean }
}

const NOTHING: Foresight = {}

export function foresee({ view, frames }: Seen<Platformer>, seat: number, choice: Choice): Foresight {
  switch (choice[0]) {
    case 'move':
      return { steps: boostOf(choice[2]).times, gems: boostGems(view, choice[2]) }
    case 'claw':
      return { steps: clawSteps(view, boostOf(choice[2]).times), gems: boostGems(view, choice[2]) }
    case 'coin':
      return {
        coins: Math.min(coinsLeft(view), coinsGiven(view, boostOf(choice[2]).times)),
        gems: boostGems(view, choice[2]),
      }
    case 'buy':
      return { coins: -priceFor(view, view.active, choice[1]) }
    case 'attack':
      return attacked(view, choice[1], choice[2])
    case 'spawn':
      return entered(view, seat, choice[2])
    case 'step':
      return stepped(view, choice[1])
    case 'portal':
      return moved(view, { to: choice[1], how: 'portal' })
    case 'push': {
      const frame = frames.at(-1)
      return frame?.phase === 'push' ? moved(view, frame, choice[1]) : NOTHING
    }
    case 'ability':
      return hasUpdraft(view) ? stepped(view, 'up', 'updraft') : NOTHING
    case 'use':
      return choice[1] === 'IT06' ? moved(view, { to: spaceOf(view) + COLUMNS, how: 'grapnel' }) : NOTHING
    case 'gravity':
      return { falls: falls(view, 'action', choice[1] === 'fall' ? 1 << seat : 0) }
    case 'ladder':
      return { falls: falls(view, comingCause(frames), choice[1] === 'fall' ? view.letGo | (1 << seat) : view.letGo) }
    case 'end':
    case 'skip':
      return ended(view, seat)
    default:
      return NOTHING
  }
}

const spaceOf = (view: View): Space => view.players[view.active]?.space ?? NOWHERE

function hasUpdraft(view: View): boolean {
  const player = view.players[view.active]
  return player !== undefined && isHero(player, 'HE3')
}

const boostGems = (view: View, boost: number): number => boostCost(boostOf(boost), view.turn.prism)

function attacked(view: View, space: Space, blows: readonly number[]): Foresight {
  const enemy = enemyOn(view.enemies, space)
  const gems = gemsFor(view, blows)
  if (enemy === undefined) return { gems }
  const wounds = woundsOf(view, blows)
  const health = healthOf(view, enemy.kind)
  return { gems, strike: { wounds, health, defeats: wounds >= health } }
}

const harmOf = (seat: number, { wounds, hearts }: Toll): Harm => ({ seat, wounds, hearts, faints: wounds >= hearts })

/** PL-19.6: a solo game that is lost reveals nothing more. */
const turnsUpFor = (view: View, { faints }: Harm, space: Space): boolean =>
  turnsUp(view.levels, space) && !(faints && isSolo(view.options))

/** PL-12.16, PL-9.15: a Hero that Spawns or is pushed meets only what is on the Space. */
function entry(view: View, seat: number, space: Space): { readonly harm: Harm; readonly reveals: boolean } {
  const harm = harmOf(seat, entryToll(view, seat, tollOf(view, seat), space))
  return { harm, reveals: turnsUpFor(view, harm, space) }
}

function entered(view: View, seat: number, space: Space): Foresight {
  const { harm, reveals } = entry(view, seat, space)
  return { harm: [harm], reveals }
}

function stepped(view: View, way: Way, how?: MoveHow): Foresight {
  const step = stepFrom(terrainOf(view.levels), spaceOf(view), way)
  return typeof step === 'string' ? NOTHING : moved(view, how === undefined ? step : { to: step.to, how })
}

/**
 * Foresees a step of the Active Hero. What comes to a pushed Hero is promised if it is the same whichever way it goes.
 */
function moved(view: View, step: StepTo, pushTo?: Space): Foresight {
  const from = spaceOf(view)
  const own = harmOf(view.active, stepToll(view, tollOf(view), from, step))
  if (isFaint(leaveToll(view, tollOf(view), from, step))) return { harm: [own], reveals: false }
  const reveals = turnsUpFor(view, own, step.to)
  const other = heroOn(view.players, step.to)
  if (other === NOBODY) return { harm: [own], reveals }
  const targets = pushTo === undefined ? pushTargets(view, step.to, from) : [pushTo]
  const pushed = targets.map(to => entry(view, other, to))
  const harms = areSame(pushed.map(({ harm }) => harm.wounds)) ? pushed.slice(0, 1).map(({ harm }) => harm) : []
  const turned = pushed.map(push => reveals || push.reveals)
  return {
    harm: [own, ...harms],
    ...(harms.length === 0 ? { unsettled: other } : {}),
    ...(areSame(turned) ? { reveals: turned[0] === true } : {}),
  }
}

const areSame = (all: readonly unknown[]): boolean => all.every(each => each === all[0])

/** The cause of the Gravity for which owners are being asked. */
function comingCause(frames: Seen<Platformer>['frames']): GravityCause {
  const frame = frames.findLast(each => each.phase === 'gravity')
  return frame?.phase === 'gravity' ? frame.cause : 'step'
}

/** PL-5.11 to PL-5.13: the fall of step 7 comes first, then Mending Rain, then Venom. */
function ended(view: View, seat: number): Foresight {
  const falling = falls(view, 'step', 0)
  const player = view.players[seat]
  const own = falling.find(({ figure }) => figure.who === 'hero' && figure.seat === seat)
  if (player === undefined || player.space === NOWHERE || own?.faints === true) return { falls: falling }
  if (!player.tokens.includes('venom')) return { falls: falling }
  const left = player.hearts - (own?.wounds ?? 0)
  const hearts = Math.min(heroCard(view, player).health, left + (inForce(view, 'EV10') ? 1 : 0))
  return { falls: falling, venom: { seat, wounds: 1, hearts, faints: hearts === 1 } }
}
