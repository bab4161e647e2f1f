import { EMPTY_PLAN } from '../state/plan.ts'
import type { Choice } from '../state/state.ts'
import { DungeonPicture } from './Furniture.tsx'

/** A dungeon that somebody was given. */
export function GivenDungeon({ choice }: { readonly choice: Choice }) {
  return <DungeonPicture plan={choice[0] === 'place' ? choice[1] : EMPTY_PLAN} />
}
