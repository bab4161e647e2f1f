import type { Told } from '@undercroft/kernel'
import { useStaging } from '../../drawing/staging.ts'
import type { AttackId } from '../content/bosses.ts'
import type { EventId } from '../content/events.ts'
import { NOWHERE, type Space } from '../state/spaces.ts'
import type { EnemyRef, Figure, Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { type Burst, burstsOf } from './bursts.ts'
import { replay } from './replay.ts'

type News = Told<Platformer>

/** The keys of figures. */
export const heroKey = (seat: number): string => `hero ${seat}`
export const enemyKey = ({ kind, token }: EnemyRef): string => `${kind} ${token}`
export const figureKey = (figure: Figure): string => (figure.who === 'hero' ? heroKey(figure.seat) : enemyKey(figure))

/** How a figure comes to where it is. */
export interface Travel {
  readonly how: 'walk' | 'fall' | 'push' | 'portal' | 'appear' | 'lunge' | 'faint'
  readonly from: Space
  readonly to: Space
}

type Travels = ReadonlyMap<string, Travel>

/** A card that is shown while it takes effect, and the Spaces that it concerns. */
interface Shown {
  readonly card: AttackId | EventId
  readonly spaces: readonly Space[]
}

/** What is drawn. While events are being shown, this is an earlier position than the current one. */
export interface Stage {
  readonly view: View
  readonly travels: Travels
  readonly bursts: readonly Burst[]
  readonly shown: Shown | undefined
  /** Whether the dice have just been thrown. */
  readonly thrown: boolean
  /** The Space where it happens. */
  readonly at: Space
  /** The figures that have just been hurt. */
  readonly hit: string | undefined
  /** An Enemy that has just been struck down, and where it stood. */
  readonly felled: { readonly kind: EnemyRef['kind']; readonly space: Space } | undefined
}

const NO_TRAVELS: Travels = new Map()

function atRest(view: View): Stage {
  return {
    view,
    travels: NO_TRAVELS,
    bursts: [],
    shown: undefined,
    thrown: false,
    at: NOWHERE,
    hit: undefined,
    felled: undefined,
  }
}

/**
 * The final position is already known while its events are shown. So the events are replayed on a copy of the position
 * before them; only the newest event, and what happens together with it, is animated.
 */
export function staged(before: View, after: View, showing: readonly News[]): Stage {
  const last = showing.at(-1)
  if (last === undefined) return atRest(after)
  const start = showing.length - together(showing)
  const played = replay(before, after, showing.slice(0, start))
  const bursts = showing.slice(start).flatMap(news => burstsOf(played, news))
  const travels: Travels = new Map(showing.slice(start).flatMap(news => [...travelsOf(played, news)]))
  const view = replay(played, after, showing.slice(start))
  const [travel] = travels.values()
  return {
    view,
    travels,
    bursts,
    shown: shownBy(last),
    thrown: last.what === 'dice' || last.what === 'rerolled',
    at: bursts[0]?.space ?? travel?.to ?? NOWHERE,
    hit: last.what === 'wounded' ? heroKey(last.seat) : undefined,
    felled: last.what === 'struck' && last.defeated ? { kind: last.enemy.kind, space: last.space } : undefined,
  }
}

/** Events that are shown together: Enemies that move, figures that fall, figures that appear. */
const AT_ONCE: readonly string[] = ['enemyMoved', 'fell', 'appeared']

export function isTogether(news: News, next: News | undefined): boolean {
  return news.what === next?.what && AT_ONCE.includes(news.what)
}

/** How many of the newest events are animated: one, or all that happen together. */
function together(showing: readonly News[]): number {
  let many = 1
  for (let i = showing.length - 2; i >= 0; i--) {
    const news = showing[i]
    if (news === undefined || !isTogether(news, showing[i + 1])) break
    many++
  }
  return many
}

function travelsOf(view: View, news: News): Travels {
  switch (news.what) {
    case 'moved':
      return new Map([
        [heroKey(news.seat), { how: news.how === 'portal' ? 'portal' : 'walk', from: news.from, to: news.to }],
      ])
    case 'pushed':
      return new Map([[figureKey(news.figure), { how: 'push', from: news.from, to: news.to }]])
    case 'fell':
      return new Map([[figureKey(news.figure), { how: 'fall', from: news.from, to: news.to }]])
    case 'enemyMoved':
      return new Map([[enemyKey(news.enemy), { how: 'walk', from: news.from, to: news.to }]])
    case 'appeared':
      return new Map([[enemyKey(news.enemy), { how: 'appear', from: news.space, to: news.space }]])
    case 'spawned':
      return new Map([[heroKey(news.seat), { how: 'appear', from: news.space, to: news.space }]])
    case 'attacked': {
      const from = view.enemies.find(each => enemyKey(each) === enemyKey(news.enemy))?.space ?? NOWHERE
      const to = view.players[news.seat]?.space ?? NOWHERE
      return from === NOWHERE || to === NOWHERE
        ? NO_TRAVELS
        : new Map([[enemyKey(news.enemy), { how: 'lunge', from, to }]])
    }
    case 'struck': {
      const from = view.players[news.seat]?.space ?? NOWHERE
      return from === NOWHERE ? NO_TRAVELS : new Map([[heroKey(news.seat), { how: 'lunge', from, to: news.space }]])
    }
    default:
      return NO_TRAVELS
  }
}

function shownBy(news: News): Shown | undefined {
  if (news.what === 'bossAttack') return { card: news.card, spaces: news.spaces }
  if (news.what === 'bossDrew') return { card: news.card, spaces: [] }
  if (news.what === 'event') return { card: news.card, spaces: [] }
  return undefined
}

/** The stage as it follows the events. */
export function useStage(view: View, showing: readonly News[]): Stage {
  return useStaging<Stage, View, News>(view, showing, before => staged(before?.view ?? view, view, showing))
}
