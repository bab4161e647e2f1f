import type { Told } from '@undercroft/kernel'
import type { Box } from '../../drawing/shapes.ts'
import { playerOf } from '../state/heroes.ts'
import type { Level, Masmorra, RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { boxOf } from './floor.ts'
import type { Stage } from './stage.ts'

type News = Told<Masmorra>

/** In which room something happens; nowhere, where it happens to dice, cards or stacks. */
function roomOfNews(news: News, view: View, stage: Stage): RoomId | undefined {
  switch (news.what) {
    case 'moved':
    case 'placed':
    case 'opened':
    case 'fountain':
    case 'spawned':
    case 'foeMoved':
    case 'foeGone':
    case 'foeTurned':
    case 'combat':
      return news.room
    case 'hit':
    case 'payback':
    case 'stole':
      return stage.foes[news.foe]
    case 'wounded':
    case 'healed':
    case 'saved':
    case 'fell':
    case 'xp':
    case 'gold':
      return stage.heroes[playerOf(view, news.hero)]
    default:
      return undefined
  }
}

/** The last room on this level of which something is told. */
export function newsOn(level: Level, showing: readonly News[], view: View, stage: Stage): Box | undefined {
  const room = view.rooms[lastRoom(showing, view, stage) ?? -1]
  return room?.level === level ? boxOf(room) : undefined
}

export function lastRoom(showing: readonly News[], view: View, stage: Stage): RoomId | undefined {
  return showing.map(news => roomOfNews(news, view, stage)).findLast(room => room !== undefined)
}
