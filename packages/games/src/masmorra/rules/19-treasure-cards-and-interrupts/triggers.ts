import type { Window } from '../../content/windows.ts'
import type { FrameOf, Trigger } from '../../state/frames.ts'
import { NONE, type Player } from '../../state/state.ts'

const NOTHING = { room: NONE, foe: NONE, amount: 0, count: 0, ability: 'none', action: 'none' } as const

/** A frame that opens an interrupt window (section 19): an event of this player. */
export function trigger(window: Window, player: Player, about: Partial<Trigger> = {}): FrameOf<'trigger'> {
  return { phase: 'trigger', ...NOTHING, ...about, window, player }
}

/** What another frame of the same window knows of it. */
export function triggerOf(f: Trigger): Trigger {
  const { window, player, room, foe, amount, count, ability, action } = f
  return { window, player, room, foe, amount, count, ability, action }
}
