import type { Told } from '@undercroft/kernel'
import { playerOf } from '../state/heroes.ts'
import type { FoeId, Masmorra } from '../state/state.ts'
import type { View } from '../state/view.ts'

type News = Told<Masmorra>

/** A few words that rise from a figure. */
export interface Burst {
  readonly at: { readonly hero: number } | { readonly foe: FoeId }
  readonly text: string
  readonly tone: 'loss' | 'gain' | 'gold' | 'note'
}

export function burstOf(news: News, view: View): Burst | undefined {
  switch (news.what) {
    case 'wounded':
      return { at: { hero: playerOf(view, news.hero) }, text: `−${news.wounds} life`, tone: 'loss' }
    case 'healed':
      return { at: { hero: playerOf(view, news.hero) }, text: `${news.lp} life`, tone: 'gain' }
    case 'fell':
      return { at: { hero: playerOf(view, news.hero) }, text: 'falls', tone: 'loss' }
    case 'xp':
      return { at: { hero: playerOf(view, news.hero) }, text: `${signed(news.gain)} XP`, tone: 'gain' }
    case 'gold':
      return { at: { hero: playerOf(view, news.hero) }, text: `${signed(news.gain)} gold`, tone: 'gold' }
    case 'hit':
      return { at: { foe: news.foe }, text: `${news.damage} of ${news.defense}`, tone: news.won ? 'gain' : 'note' }
    case 'payback':
      return { at: { foe: news.foe }, text: `Payback ${news.value}`, tone: 'loss' }
    default:
      return undefined
  }
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}
