import type { Seen } from '@undercroft/kernel'
import { HEROES } from '../content/heroes.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { stepFrom } from '../rules/09-movement/steps.ts'
import { priceFor } from '../rules/14-shop-items-potions-abilities/prices.ts'
import type { Choice, SecondDie } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { enemyOf, enemyOn, heroOn } from '../state/figures.ts'
import {
  type BlowId,
  type BoostId,
  blowBoost,
  blowSource,
  boostOf,
  SHARD_BLOW,
  type SourceId,
} from '../state/sources.ts'
import { beside, NOWHERE, type Space, type Way } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { foresee } from '../words/foresight.ts'
import { cardName, count } from '../words/narrate.ts'
import { placeOf, theEnemy } from '../words/places.ts'
import { saySource } from './hand.ts'

/** A choice as it reads beside the board: places and things, as one player says it to another. */
export function label(choice: Choice, seen: Seen<Platformer>): string {
  const { view } = seen
  switch (choice[0]) {
    case 'hero': {
      const { name, health, ability, text } = contentOf(view).heroes[choice[1]]
      return `${name}, ${count(health, 'Heart')}. ${ability}: ${text}`
    }
    case 'spawn':
      return `Come onto the map at ${placeOf(view, choice[2])}, ${choice[1] === 'free' ? 'without a die' : `with a ${choice[1]} die`}`
    case 'move':
      return `Walk ${saySteps(foresee(seen, view.active, choice).steps)} ${using(seen, choice)}`
    case 'step':
      return `Go ${choice[1]} to ${placeOf(view, leadsTo(view, choice[1]))}`
    case 'portal':
      return `${terrainOf(view.levels).signs[choice[1]] === 'p' ? 'Hop' : 'Go'} to ${placeOf(view, choice[1])}`
    case 'stop':
      return 'Stop here'
    case 'push':
      return `Push ${pushed(seen)} to ${placeOf(view, choice[1])}`
    case 'attack':
      return strikeText(seen, choice[1], choice[2], choice)
    case 'coin':
      return `Gain ${count(foresee(seen, view.active, choice).coins ?? 1, 'Coin')} ${using(seen, choice)}`
    case 'claw':
      return `Drag an enemy ${saySteps(foresee(seen, view.active, choice).steps)} ${using(seen, choice)}`
    case 'enemy':
      return `Drag ${placeOf(view, choice[1])}`
    case 'drag':
      return `Drag it ${choice[1]} to ${placeOf(view, beside(draggedSpace(seen), choice[1]))}`
    case 'gravity':
      return choice[1] === 'fall'
        ? 'Let everything in the air fall'
        : 'Let everything else in the air fall, and hold on'
    case 'ladder':
      return choice[1] === 'fall' ? 'Let go and fall' : 'Hold on'
    case 'buy':
      return `Buy ${cardName(choice[1])} for ${count(priceFor(view, view.active, choice[1]), 'Coin')}`
    case 'use':
      return `Use ${cardName(choice[1])}`
    case 'drink':
      return `Drink ${cardName(choice[1])}`
    case 'ability':
      return abilityText(view)
    case 'take':
      return `Take the ${view.gems.includes(choice[1]) ? 'gem' : 'coin'} from ${placeOf(view, choice[1])}`
    case 'reroll':
      return `Roll again: ${choice[1].join(', ')}`
    case 'end':
      return 'End your turn'
    case 'skip':
      return 'Leave the Special die as it is'
    case 'set':
      return `Keep a ${choice[1]} on the Special die`
    case 'forge':
      return `Forge ${choice[1]} and ${secondDie(choice[2])}: keep a ${choice[3]} on the Special die`
  }
}

const saySteps = (steps = 1): string => (steps === 1 ? '1 Space' : `up to ${steps} Spaces`)

const secondDie = (die: SecondDie): string => (die === 'special' ? 'the Special die' : die)

type Enhanced = Extract<Choice, readonly ['move' | 'coin' | 'claw', SourceId, BoostId]>

/** "with a foot for 1 Gem". */
function using(seen: Seen<Platformer>, choice: Enhanced): string {
  const boost = boostOf(choice[2])
  const gems = boost.times === 1 ? '' : ` for ${count(foresee(seen, seen.view.active, choice).gems ?? 0, 'Gem')}`
  return `with ${saySource(choice[1])}${gems}${boost.facet ? ' by Facet' : ''}`
}

/** Where a step leads; a far Space that cannot be stepped to is the one beside. */
function leadsTo(view: View, way: Way): Space {
  const here = view.players[view.active]?.space ?? NOWHERE
  const step = here === NOWHERE ? 'none' : stepFrom(terrainOf(view.levels), here, way)
  return typeof step === 'string' ? beside(here, way) : step.to
}

function pushed({ view, frames }: Seen<Platformer>): string {
  const frame = frames.at(-1)
  if (frame?.phase !== 'push') return 'it'
  const enemy = enemyOn(view.enemies, frame.to)
  if (enemy !== undefined) return theEnemy(enemy.kind)
  const hero = view.players[heroOn(view.players, frame.to)]?.hero ?? 'none'
  return hero === 'none' ? 'it' : HEROES[hero].name
}

/** The Space of the Enemy that is being dragged. */
export function draggedSpace({ view, frames }: Pick<Seen<Platformer>, 'view' | 'frames'>): Space {
  const frame = frames.at(-1)
  return frame?.phase === 'drag' ? (enemyOf(view.enemies, frame)?.space ?? NOWHERE) : NOWHERE
}

/** "Strike the bat above the shop with sword ×2 and star for 1 Gem: 3 of 2". */
function strikeText(seen: Seen<Platformer>, space: Space, blows: readonly BlowId[], choice: Choice): string {
  const { gems = 0, strike } = foresee(seen, seen.view.active, choice)
  const parts = blows.map(blow => {
    if (blow === SHARD_BLOW) return 'the Crown Shard'
    const { times, facet } = boostOf(blowBoost(blow))
    return `${saySource(blowSource(blow))}${times === 1 ? '' : ` ×${times}`}${facet ? ' by Facet' : ''}`
  })
  const cost = gems === 0 ? '' : ` for ${count(gems, 'Gem')}`
  const deals = strike === undefined ? '' : `: ${strike.wounds} of ${strike.health}`
  return `Strike ${placeOf(seen.view, space)} with ${parts.join(' and ')}${cost}${deals}`
}

function abilityText(view: View): string {
  const hero = view.players[view.active]?.hero ?? 'none'
  return hero === 'none' ? 'Use your ability' : `${HEROES[hero].ability}: ${HEROES[hero].text}`
}
