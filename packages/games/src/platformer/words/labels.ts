import type { Seen } from '@undercroft/kernel'
import { HEROES } from '../content/heroes.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { priceFor } from '../rules/14-shop-items-potions-abilities/prices.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf, heroCard } from '../state/content.ts'
import { enemyOn, heroOn } from '../state/figures.ts'
import {
  type BlowId,
  type BoostId,
  blowBoost,
  blowSource,
  boostOf,
  SHARD_BLOW,
  type SourceId,
  sourceOf,
} from '../state/sources.ts'
import { nameOf } from '../state/spaces.ts'
import { NOBODY, type Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { type Foresight, foresee } from './foresight.ts'
import { cardName, count, enemyName } from './narrate.ts'

/** The text of a choice on a button. */
export function label(choice: Choice, seen: Seen<Platformer>): string {
  const { view } = seen
  const foresight = (): Foresight => foresee(seen, view.active, choice)
  switch (choice[0]) {
    case 'hero': {
      const { name, health, ability, text } = contentOf(view).heroes[choice[1]]
      return `${name}, ${health} Hearts. ${ability}: ${text}`
    }
    case 'spawn':
      return `Spawn on ${nameOf(choice[2])}${choice[1] === 'free' ? '' : ` with ${choice[1]}`}`
    case 'move':
      return `Move ${saySteps(foresight().steps)} ${using(choice[1], choice[2], foresight())}`
    case 'step':
      return `Move ${choice[1]}`
    case 'portal':
      // the board names a far Space in this way too, when it says why it cannot be reached
      return `${terrainOf(view.levels).signs[choice[1]] === 'p' ? 'Through the Portal' : 'Go'} to ${nameOf(choice[1])}`
    case 'stop':
      return 'Stop here'
    case 'push':
      return `Push to ${nameOf(choice[1])}`
    case 'attack':
      return attackLabel(view, choice[1], choice[2], foresight())
    case 'coin':
      return `Gain ${sayCoins(foresight().coins)} ${using(choice[1], choice[2], foresight())}`
    case 'claw':
      return `Move an Enemy ${saySteps(foresight().steps)} ${using(choice[1], choice[2], foresight())}`
    case 'enemy':
      return `${nameAt(view, choice[1])} on ${nameOf(choice[1])}`
    case 'drag':
      return `Move it ${choice[1]}`
    case 'gravity':
      return choice[1] === 'fall' ? 'Apply Gravity' : 'Apply Gravity and stay where you are'
    case 'ladder':
      return choice[1] === 'fall' ? 'Let yourself fall' : 'Stay'
    case 'buy':
      return `Buy ${cardName(choice[1])} (${count(priceFor(view, view.active, choice[1]), 'Coin')})`
    case 'use':
      return `Use ${cardName(choice[1])}`
    case 'drink':
      return `Drink ${cardName(choice[1])}`
    case 'ability':
      return abilityLabel(view)
    case 'take':
      return `Take the ${view.gems.includes(choice[1]) ? 'Gem' : 'Coin'} on ${nameOf(choice[1])}`
    case 'reroll':
      return `Re-roll ${choice[1].join(' ')}`
    case 'end':
      return 'End your Actions'
    case 'skip':
      return 'Leave the Special die as it is'
    case 'set':
      return `Set the Special die to ${choice[1]}`
    case 'forge':
      return `Forge ${choice[1]} and ${choice[2] === 'special' ? 'the Special die' : choice[2]}: set it to ${choice[3]}`
  }
}

const saySteps = (steps = 0): string => (steps === 1 ? '1 Space' : `up to ${steps} Spaces`)

const sayCoins = (coins = 0): string =>
  coins === 0 ? 'nothing: no Coin is left,' : coins === 1 ? 'a Coin' : `${coins} Coins`

/** "with star", "by forging 2 coin", "for 3 Gems". */
function sourceText(id: SourceId): string {
  const { kind, dice, name } = sourceOf(id)
  switch (kind) {
    case 'die':
      return `with ${name}`
    case 'special':
      return 'with the Special die'
    case 'forge':
      return `by forging 2 ${dice[0]}`
    case 'anvil':
      return `by forging ${dice.join(' and ')}`
    case 'hammer':
      return `with ${dice[0]} under the Smith’s Hammer`
    case 'wild':
      return 'with the Wild Draught'
  }
}

function using(source: SourceId, boost: BoostId, { gems = 0 }: Foresight): string {
  const facet = boostOf(boost).facet ? ' with Facet' : ''
  return `${sourceText(source)}${boostOf(boost).times === 1 ? '' : ` for ${count(gems, 'Gem')}${facet}`}`
}

function nameAt(view: View, space: number): string {
  const enemy = enemyOn(view.enemies, space)
  if (enemy !== undefined) return enemyName(enemy)
  const seat = heroOn(view.players, space)
  const hero = seat === NOBODY ? 'none' : (view.players[seat]?.hero ?? 'none')
  return hero === 'none' ? 'nobody' : HEROES[hero].name
}

/** "Attack Ent 2 on c3y5 with 2 sword for 1 Gem: 3 of 2 Wounds". */
function attackLabel(view: View, space: number, blows: readonly BlowId[], { gems = 0, strike }: Foresight): string {
  const parts = blows.map(blow => {
    if (blow === SHARD_BLOW) return 'the Crown Shard'
    const { times } = boostOf(blowBoost(blow))
    return `${sourceText(blowSource(blow)).replace(/^with /, '')}${times === 1 ? '' : ` ×${times}`}`
  })
  const cost = gems === 0 ? '' : ` for ${count(gems, 'Gem')}`
  const deals = strike === undefined ? '' : `: ${strike.wounds} of ${count(strike.health, 'Wound')}`
  return `Attack ${nameAt(view, space)} on ${nameOf(space)} with ${parts.join(', ')}${cost}${deals}`
}

function abilityLabel(view: View): string {
  const player = view.players[view.active]
  if (player === undefined || player.hero === 'none') return 'Use your Ability'
  const { ability, text } = heroCard(view, player)
  return `${ability}: ${text}`
}
