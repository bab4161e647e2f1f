import type { Told } from '@undercroft/kernel'
import { playerOf } from '../state/heroes.ts'
import type { FoeId, Masmorra } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** What a figure is doing while it is told: styles let it move so. */
type Acts = 'walks' | 'struck' | 'strikes' | 'hurt' | 'cheers'

/** Who does what in the last of what is told. */
export interface Acting {
  hero(player: number): Acts | undefined
  foe(foe: FoeId): Acts | undefined
}

const NOBODY: Acting = { hero: () => undefined, foe: () => undefined }

export function actingIn(showing: readonly Told<Masmorra>[], view: View): Acting {
  const news = showing.at(-1)
  if (news === undefined) return NOBODY
  const is = (who: number, acts: Acts) => (each: number) => (each === who ? acts : undefined)
  switch (news.what) {
    case 'moved':
      return { ...NOBODY, hero: is(playerOf(view, news.hero), 'walks') }
    case 'foeMoved':
      return { ...NOBODY, foe: is(news.foe, 'walks') }
    case 'hit':
      return { hero: is(playerOf(view, news.hero), 'strikes'), foe: is(news.foe, 'struck') }
    case 'payback':
      return { hero: is(playerOf(view, news.hero), 'hurt'), foe: is(news.foe, 'strikes') }
    case 'wounded':
    case 'fell':
      return { ...NOBODY, hero: is(playerOf(view, news.hero), 'hurt') }
    case 'beaten':
    case 'learned':
      return { ...NOBODY, hero: is(playerOf(view, news.hero), 'cheers') }
    default:
      return NOBODY
  }
}
