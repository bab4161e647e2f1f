import type { OpenAsk, Seen, Told } from '@undercroft/kernel'
import { sameData } from '@undercroft/kernel'
import { bestPlan, outlook } from '../bots/plan.ts'
import type { Face } from '../content/dice.ts'
import { sourceOf } from '../state/sources.ts'
import { beside, NOWHERE, type Space } from '../state/spaces.ts'
import type { Figure, Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { deedsOf } from './deeds.ts'
import { EMPTY } from './hand.ts'
import { draggedSpace } from './label.ts'

/** The button of the tray that an answer is behind. */
export type Lever = 'shop' | 'cards' | 'gravity' | 'end' | 'hold' | 'go'

/** Where an answer is on the board: Spaces, dice by what they show, or a button. */
export interface Place {
  readonly spaces: readonly Space[]
  readonly faces: readonly (Face | 'special')[]
  readonly lever?: Lever
}

const on = (...spaces: readonly Space[]): Place => ({ spaces: spaces.filter(space => space !== NOWHERE), faces: [] })
const behind = (lever: Lever): Place => ({ spaces: [], faces: [], lever })

/** Where an answer to this question is given. */
export function placeFor(choice: Platformer['choice'], seen: Seen<Platformer>, ask: OpenAsk<Platformer>): Place {
  const { view } = seen
  const here = view.players[ask.seat]?.space ?? NOWHERE
  switch (choice[0]) {
    case 'spawn':
      return { ...on(choice[2]), faces: choice[1] === 'free' ? [] : [choice[1]] }
    case 'portal':
    case 'push':
    case 'enemy':
    case 'take':
      return on(choice[1])
    case 'attack':
      return on(choice[1])
    case 'step':
      return on(beside(here, choice[1]))
    case 'drag':
      return on(beside(draggedSpace(seen), choice[1]))
    case 'move':
    case 'claw': {
      const { kind, dice } = sourceOf(choice[1])
      const faces = kind === 'special' ? ['special' as const] : dice
      return { spaces: spacesWith(choice, seen, ask), faces }
    }
    case 'coin': {
      const { kind, dice } = sourceOf(choice[1])
      return { spaces: [], faces: kind === 'special' ? ['special'] : dice }
    }
    case 'set':
      return { spaces: [], faces: [choice[1]] }
    case 'forge':
      return { spaces: [], faces: [choice[1], choice[2]] }
    case 'reroll':
      return { spaces: [], faces: choice[1] }
    case 'stop':
      return { ...on(ask.phase === 'drag' ? draggedSpace(seen) : here), lever: 'go' }
    case 'buy':
      return behind('shop')
    case 'use':
    case 'drink':
    case 'ability':
      return behind('cards')
    case 'gravity':
      return behind(choice[1] === 'fall' && offers(ask, ['gravity', 'stay']) ? 'go' : 'gravity')
    case 'ladder':
      return behind(choice[1] === 'stay' ? 'hold' : 'go')
    case 'end':
    case 'skip':
      return behind('end')
    case 'hero':
      return on()
  }
}

/**
 * Where advice is followed: of all Spaces that a die leads to, the one to which the step leads that comes after it, or
 * the plan behind the advice.
 */
export function placeAdvised(
  choice: Platformer['choice'],
  seen: Seen<Platformer>,
  ask: OpenAsk<Platformer>,
  afterwards?: Platformer['choice'],
): Place {
  const place = placeFor(choice, seen, ask)
  if (choice[0] !== 'move' || place.spaces.length < 2) return place
  if (afterwards?.[0] === 'step') return { ...place, spaces: placeFor(afterwards, seen, ask).spaces }
  const here = seen.view.players[ask.seat]?.space ?? NOWHERE
  const { first } = bestPlan(outlook(seen.view, ask.seat), here)
  return place.spaces.includes(first) ? { ...place, spaces: [first] } : place
}

const offers = ({ options }: OpenAsk<Platformer>, choice: Platformer['choice']): boolean =>
  options.some(each => sameData(each, choice))

/** The Spaces to which a walk or a drag of this kind leads first. */
function spacesWith(choice: Platformer['choice'], seen: Seen<Platformer>, ask: OpenAsk<Platformer>): Space[] {
  return [...deedsOf(ask, seen, EMPTY)].flatMap(([space, deeds]) =>
    deeds.some(({ plan, route }) => sameData(plan[0], choice) && (route?.ways.length ?? 1) === 1) ? [space] : [],
  )
}

/** Where something happened, as the board shows it when a line of the log is pointed at. */
export function spacesOf(news: Told<Platformer>, view: View): Space[] {
  const hero = (seat: number): Space => view.players[seat]?.space ?? NOWHERE
  const stands = (figure: Figure): Space =>
    figure.who === 'hero'
      ? hero(figure.seat)
      : (view.enemies.find(({ kind, token }) => kind === figure.kind && token === figure.token)?.space ?? NOWHERE)
  switch (news.what) {
    case 'moved':
    case 'pushed':
    case 'fell':
    case 'enemyMoved':
      return on(news.from, news.to).spaces.slice()
    case 'spawned':
    case 'fainted':
    case 'appeared':
    case 'took':
    case 'struck':
      return on(news.space).spaces.slice()
    case 'attacked':
      return on(stands({ who: 'enemy', ...news.enemy }), hero(news.seat)).spaces.slice()
    case 'bossAttack':
      return [...news.spaces]
    default:
      return 'seat' in news && typeof news.seat === 'number' ? on(hero(news.seat)).spaces.slice() : []
  }
}
