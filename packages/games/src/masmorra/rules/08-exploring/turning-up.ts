import type { Step } from '@undercroft/kernel'
import { isTrap, tileFacts } from '../../content/tiles.ts'
import type { FrameOf } from '../../state/frames.ts'
import { roomOf, roomsOf } from '../../state/map.ts'
import { stackOf, tilesBelow } from '../../state/stacks.ts'
import type { At, Level, Masmorra, State } from '../../state/state.ts'
import { isRune } from '../11-medium-rooms/placing.ts'
import { fitsAtAll, fitsSomewhere } from './placing.ts'
import { shuffleBack, takeTile } from './stacks.ts'

/**
 * MA-8.7: turns up the next tile of the level. A trap is placed and acts, a room stays face up. The fall of a Hero does
 * not stop it (MA-9.15).
 */
export const turnUp: Step<Masmorra, FrameOf<'turnUp'>> = {
  run(s, t, { level, room, traps }) {
    const tile = takeTile(s, t, level)
    if (tile === 'none') return
    t.reveal('MA-8.7', 'all', tile)
    t.tell({ what: 'turnedUp', tile, level })
    if (isTrap(tile)) s.frames.push({ phase: 'placeTrap', tile, level, room, traps })
    else if (fitsSomewhere(s, level, tile, isRune(s, level, tile))) stackOf(s, level).up = tile
    else digOn(s, t, level, tile)
  },
}

/** MA-8.10: tiles that fit nowhere go to the bottom; traps that turn up on the way are shuffled back. */
function digOn(s: State, t: At, level: Level, first: string): void {
  const stack = stackOf(s, level)
  const buried = [first]
  const back: string[] = []
  t.tell({ what: 'buried', tile: first, level, by: 'MA-8.10' })
  for (;;) {
    const tile = takeTile(s, t, level)
    if (tile === 'none') break
    t.reveal('MA-8.10', 'all', tile)
    t.tell({ what: 'turnedUp', tile, level })
    if (isTrap(tile)) back.push(tile)
    else if (fitsSomewhere(s, level, tile, isRune(s, level, tile))) {
      stack.up = tile
      break
    } else buried.push(tile)
  }
  shuffleBack(stack, back)
  const lifted =
    stack.up === 'none' ? buried.find(tile => fitsAtAll(s, level, tile, isRune(s, level, tile))) : undefined
  if (lifted !== undefined) stack.up = lifted // MA-8.11: every placement seals the level, so the ban is lifted
  stack.bottom.push(...buried.filter(tile => tile !== lifted))
  if (stack.up === 'none') close(s, t, level)
}

/** MA-8.12: Stairs that cannot be turned up any more stand in the room that was explored last. */
function close(s: State, t: At, level: Level): void {
  t.tell({ what: 'closed', level, by: 'MA-8.10' })
  const last = roomsOf(s, level).at(-1)
  const stairs = tilesBelow(stackOf(s, level)).map(tile => tileFacts(tile).kind)
  if (last === undefined) return
  if (stairs.includes('stairs2')) roomOf(s, last).extra = 'stairs2'
  if (stairs.includes('stairs3')) roomOf(s, last).extra = 'stairs3'
}
