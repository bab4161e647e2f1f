import type { Layout } from '../layout.ts'
import { backYard } from './back-yard.ts'
import { battlement } from './battlement.ts'
import { bulwark } from './bulwark.ts'
import { highShelf } from './high-shelf.ts'
import { kennel } from './kennel.ts'
import { lockedShed } from './locked-shed.ts'
import { picketFence } from './picket-fence.ts'
import { type Printed, readPrinted } from './printed.ts'
import { twoCorners } from './two-corners.ts'
import { vault } from './vault.ts'

export interface ReadyMade extends Printed {
  readonly layout: Layout
}

/** Every ready-made layout (WM-3.17). */
export const READY_MADE: readonly ReadyMade[] = [
  backYard,
  picketFence,
  battlement,
  lockedShed,
  vault,
  kennel,
  twoCorners,
  highShelf,
  bulwark,
].map(printed => ({ ...printed, layout: readPrinted(printed) }))

export const READY_IDS: readonly string[] = READY_MADE.map(({ id }) => id)

/** The ready-made layout with this id, which must exist. */
export function readyMade(id: string): ReadyMade {
  return READY_MADE.find(each => each.id === id) as ReadyMade
}
