import type { Told } from '@undercroft/kernel'
import { useStaging } from '../../drawing/staging.ts'
import { playerOf } from '../state/heroes.ts'
import { type Masmorra, NONE, type RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'

type News = Told<Masmorra>

/** In which room every figure is drawn: where the story has got to, which is behind the position while it is told. */
export interface Stage {
  readonly heroes: readonly RoomId[]
  readonly foes: readonly RoomId[]
}

/** The position itself, when nothing is being told. */
export function stageOf({ heroes, foes }: View): Stage {
  return { heroes: heroes.map(({ room }) => room), foes: foes.map(({ room }) => room) }
}

/** A figure stands where it stood until its move has been told: the position is already the one at the story's end. */
export function staged(before: Stage, view: View, showing: readonly News[]): Stage {
  if (showing.length === 0) return stageOf(view)
  const heroes = [...before.heroes]
  const foes = [...before.foes]
  for (const news of showing) {
    switch (news.what) {
      case 'moved':
        heroes[playerOf(view, news.hero)] = news.room
        break
      case 'spawned':
      case 'foeMoved':
        foes[news.foe] = news.room
        break
      case 'foeGone':
        foes[news.foe] = NONE
        break
    }
  }
  return { heroes, foes }
}

/** The stage that follows the story. */
export function useStage(view: View, showing: readonly News[]): Stage {
  return useStaging<Stage, View, News>(view, showing, before => staged(before ?? stageOf(view), view, showing))
}
