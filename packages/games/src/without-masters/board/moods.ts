import type { Told } from '@undercroft/kernel'
import { HERO, type WithoutMasters } from '../state/state.ts'
import type { Mood } from './FigurePiece.tsx'

/** How the dog takes what has come of it. */
export function moodOf(
  winners: readonly number[] | undefined,
  news: Told<WithoutMasters> | undefined,
): Mood | undefined {
  if (news !== undefined) return news.what === 'completed' ? 'cheers' : news.what === 'heroDied' ? 'beaten' : undefined
  if (winners === undefined) return undefined
  return winners.includes(HERO) ? 'cheers' : 'beaten'
}

/** What shakes the whole yard. */
export function blowOf(news: Told<WithoutMasters> | undefined): 'hurt' | 'thud' | undefined {
  if (news?.what === 'struck' || news?.what === 'heroDied') return 'hurt'
  return news?.what === 'pushed' && news.to.bottom < news.crate.bottom ? 'thud' : undefined
}
