import type { Seen } from '@undercroft/kernel'
import { ARTIFACTS } from '../content/artifacts.ts'
import type { Face } from '../content/dice.ts'
import { EVENTS } from '../content/events.ts'
import { HEROES } from '../content/heroes.ts'
import { ITEMS } from '../content/items.ts'
import { POTIONS } from '../content/potions.ts'
import { isLadder } from '../rules/03-map-and-spaces/printed.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { enemiesAround } from '../rules/09-movement/provoked.ts'
import { stepFrom } from '../rules/09-movement/steps.ts'
import type { Choice, Usable } from '../state/choices.ts'
import { contentOf, heroCard } from '../state/content.ts'
import { enemyOn } from '../state/figures.ts'
import { columnOf, NOWHERE, rowOf, type Space } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { foresee } from './foresight.ts'
import { count } from './narrate.ts'
import { theEnemy } from './places.ts'

/** One sentence why a seat may want this choice. */
export function reason(seen: Seen<Platformer>, seat: number, choice: Choice): string | undefined {
  const { view } = seen
  const me = view.players[seat]
  const here = me?.space ?? NOWHERE
  switch (choice[0]) {
    case 'hero':
      return HEROES[choice[1]].text
    case 'spawn':
      return sayArrival(view, choice[2]) ?? 'nothing can strike you there'
    case 'move':
      return foresee(seen, seat, choice).steps === 1 ? 'it takes you nearer to the top' : 'one die, several steps'
    case 'step': {
      const step = stepFrom(terrainOf(view.levels), here, choice[1])
      return typeof step === 'string' ? undefined : (sayArrival(view, step.to) ?? sayWay(view, here, step.to))
    }
    case 'portal':
      return sayArrival(view, choice[1]) ?? sayWay(view, here, choice[1])
    case 'stop':
      return 'further on there is nothing better'
    case 'push':
      return 'there it is least in your way'
    case 'attack':
      return sayStrike(seen, seat, choice)
    case 'coin':
      return `for the Shop: you have ${count(me?.coins ?? 0, 'Coin')}`
    case 'claw':
    case 'enemy':
    case 'drag':
      return 'it comes within reach of your sword'
    case 'gravity':
      return choice[1] === 'stay' ? 'others fall, and you hold on' : 'what hangs in the air comes down now'
    case 'ladder':
      return choice[1] === 'stay' ? 'you keep your height' : 'you want to be further down'
    case 'buy':
    case 'use':
    case 'drink':
      return textOf(choice[1])
    case 'ability':
      return me === undefined || me.hero === 'none' ? undefined : heroCard(view, me).text
    case 'take':
      return view.gems.includes(choice[1]) ? 'Gems make your dice count more' : 'a Coin for the Shop'
    case 'reroll':
      return 'these dice do not help you now'
    case 'end':
      return 'the dice that are left do not help you now'
    case 'skip':
      return 'what it shows is better than any die left'
    case 'set':
      return sayKept(choice[1])
    case 'forge':
      return sayKept(choice[3])
  }
}

const TEXTS: { readonly [id: string]: { readonly text: string } } = { ...ITEMS, ...POTIONS, ...ARTIFACTS, ...EVENTS }

const textOf = (card: Usable | keyof typeof POTIONS): string | undefined => TEXTS[card]?.text

/** What is good about coming onto a Space. */
function sayArrival(view: View, space: Space): string | undefined {
  const map = terrainOf(view.levels)
  if (view.gems.includes(space)) return 'a Gem lies there'
  if (view.coins.includes(space)) return 'a Coin lies there'
  if (view.icons.includes(space)) return 'it is what the Boss fears'
  const foe = enemyOn(view.enemies, space)
  if (foe !== undefined) return `it pushes ${theEnemy(foe.kind)} away`
  if (map.signs[space] === 's') return 'there you can buy'
  if (isLadder(map, space)) return 'a ladder holds you there'
  const [near] = enemiesAround(map, view.enemies, space)
  return near === undefined ? undefined : `${theEnemy(near.kind)} is within reach from there`
}

function sayWay(view: View, from: Space, to: Space): string {
  if (rowOf(to) > rowOf(from)) return 'it is higher up'
  if (enemiesAround(terrainOf(view.levels), view.enemies, to).length === 0) return 'no enemy stands beside it'
  return columnOf(to) === columnOf(from) ? 'it gets you down safely' : 'it is on the way up'
}

function sayStrike(seen: Seen<Platformer>, seat: number, choice: Extract<Choice, readonly ['attack', ...unknown[]]>) {
  const kind = enemyOn(seen.view.enemies, choice[1])?.kind
  if (kind === undefined || foresee(seen, seat, choice).strike?.defeats !== true) return undefined
  if (kind === seen.view.boss) return 'this blow wins the game'
  const { coins, gems } = contentOf(seen.view).enemies[kind].loot
  const loot = [...(coins > 0 ? [count(coins, 'Coin')] : []), ...(gems > 0 ? [count(gems, 'Gem')] : [])]
  return loot.length === 0
    ? `${theEnemy(kind)} strikes nobody any more`
    : `${theEnemy(kind)} leaves you ${loot.join(' and ')}`
}

const KEPT: { readonly [F in Face]: string } = {
  foot: 'a step more in your next Turn',
  sword: 'a blow more in your next Turn',
  coin: 'a Coin more in your next Turn',
  claw: 'you can drag an enemy in your next Turn',
  star: 'it stands for what you need in your next Turn',
}

const sayKept = (face: Face): string => KEPT[face]
