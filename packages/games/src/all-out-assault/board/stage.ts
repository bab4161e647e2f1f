import type { Told } from '@undercroft/kernel'
import { useStaging } from '../../drawing/staging.ts'
import { type AllOutAssault, NONE, type PawnId } from '../state/state.ts'
import type { View } from '../state/view.ts'

type News = Told<AllOutAssault>

/** A pawn as it is drawn: where the story has got to, which is behind the position while things are being told. */
export interface Actor {
  readonly tile: number
  readonly health: number
  readonly held: boolean
  /** Has just been defeated, and is still seen to fall. */
  readonly falls: boolean
  /** The way it has just come. */
  readonly path: readonly number[] | undefined
}

export interface Stage {
  readonly actors: readonly Actor[]
  readonly active: PawnId
  readonly roll: number
}

/** The position itself, when nothing is being told. */
export function stageOf(view: View): Stage {
  const actors = view.pawns.map(({ tile, health, held }) => ({ tile, health, held, falls: false, path: undefined }))
  return { actors, active: view.active, roll: view.roll }
}

/**
 * What is drawn while a part of the story is told. The position is already the one at its end, so a pawn stands where it
 * stood before, until its move has been told; its health and its chains wait for their own line as well.
 */
export function staged(before: Stage, view: View, showing: readonly News[]): Stage {
  if (showing.length === 0) return stageOf(view)
  const actors = before.actors.map((actor): Actor => ({ ...actor, falls: false, path: undefined }))
  const change = (pawn: PawnId, to: Partial<Actor>) => {
    const actor = actors[pawn]
    if (actor !== undefined) actors[pawn] = { ...actor, ...to }
  }
  for (const news of showing) {
    switch (news.what) {
      case 'moved':
        change(news.pawn, { tile: news.path.at(-1) ?? NONE, path: news.path })
        break
      case 'hurt':
        change(news.pawn, { held: true })
        break
      case 'trained':
        change(news.pawn, { held: true })
        break
      case 'lost':
      case 'meditated':
        change(news.pawn, { health: news.health })
        break
      case 'defeated':
        change(news.pawn, { falls: true })
        break
    }
  }
  return { actors, active: view.active, roll: view.roll }
}

/** The stage that follows the story. */
export function useStage(view: View, showing: readonly News[]): Stage {
  return useStaging<Stage, View, News>(view, showing, before => staged(before ?? stageOf(view), view, showing))
}
