import type { Told } from '@undercroft/kernel'
import { levelOf } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { isTogether } from './stage.ts'

type News = Told<Platformer>

/** Events that are only written in the log, or seen as a number that changes. */
const QUIET: readonly News['what'][] = ['refreshed', 'special', 'used', 'enemyDie', 'gravity', 'shuffled']

const BRIEF: readonly News['what'][] = ['coins', 'gems', 'took', 'turn', 'attacked', 'forged', 'bought', 'drank']

const LONG: readonly News['what'][] = ['event', 'bossAttack', 'revealed', 'removed', 'sealed', 'bossDefeated']

/** PL-2.9, PL-2.12: the lowest Level, its Enemies and the Heroes are there at once when the game begins. */
function isSetup(news: News): boolean {
  if (news.what === 'hero' || news.what === 'first' || news.what === 'shop') return true
  return (news.what === 'revealed' && news.level === 0) || (news.what === 'appeared' && levelOf(news.space) === 0)
}

/** How long each event is shown, in moves: a Turn has many small events, and nobody wants to wait for each. */
export function holds(news: News, next: News | undefined): number | undefined {
  if (isSetup(news)) return next?.what === 'turn' ? 2 : 0
  if (isTogether(news, next) || QUIET.includes(news.what)) return 0
  if (news.what === 'moved' || news.what === 'pushed' || news.what === 'chose') return 1
  if (BRIEF.includes(news.what)) return 2
  if (news.what === 'dice' || news.what === 'rerolled') return 4
  return LONG.includes(news.what) ? 7 : 3
}
