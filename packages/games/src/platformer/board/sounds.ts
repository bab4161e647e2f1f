import type { Told } from '@undercroft/kernel'
import type { Air, Sound } from '../../board.ts'
import type { Platformer } from '../state/state.ts'

type News = Told<Platformer>

const SOUNDS: { readonly [what in News['what']]?: Sound } = {
  enemyMoved: 'step',
  pushed: 'push',
  spawned: 'step',
  wounded: 'hurt',
  fainted: 'hurt',
  fell: 'fall',
  took: 'coin',
  revealed: 'door',
  removed: 'fall',
  sealed: 'door',
  appeared: 'step',
  event: 'card',
  hero: 'card',
  bought: 'card',
  used: 'card',
  artifact: 'card',
  bossDrew: 'card',
  drank: 'spark',
  recovered: 'spark',
  forged: 'spark',
  bossAttack: 'hit',
  bossDefeated: 'cheer',
}

/** What an event sounds like. */
export function sound(news: News): Sound | undefined {
  switch (news.what) {
    case 'moved':
      return news.how === 'portal' || news.how === 'updraft' ? 'spark' : 'step'
    case 'struck':
      return news.defeated ? 'hit' : 'miss'
    case 'attacked':
      return news.wounds === 0 ? 'miss' : 'hit'
    case 'coins':
    case 'gems':
      return news.change > 0 ? 'coin' : undefined
    default:
      return SOUNDS[news.what]
  }
}

/** Wind around the tower, leaves below it, and a bird now and then. */
export const AIR: readonly Air[] = [
  { of: 'noise', pitch: 240, level: 0.5, sway: 11 },
  { of: 'noise', pitch: 2600, level: 0.12, sway: 6 },
  { of: 'tone', pitch: 2350, level: 0.03, sway: 17, chirps: 3 },
]
