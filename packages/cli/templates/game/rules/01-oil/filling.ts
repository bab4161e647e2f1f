import type { Together } from '@undercroft/kernel'
import { MOST_OIL } from '../../content/lanterns.ts'
import type { FrameOf } from '../../state/frames.ts'
import type { LanternKeep, State } from '../../state/state.ts'

/** LK-1.1: all fill their lanterns at once, unseen by each other. */
export const filling: Together<LanternKeep, FrameOf<'filling'>> = {
  final: 'LK-1.2',
  offer(s, o) {
    for (const seat of s.keepers.keys()) {
      o.ask(seat, 'Fill your lantern', 'secret')
      for (let oil = 1; oil <= MOST_OIL; oil++) o.may(['fill', oil])
    }
  },
  all(s, _, answers) {
    for (const [seat, answer] of answers.entries()) if (answer?.[0] === 'fill') fill(s, seat, answer[1])
    s.frames.push({ phase: 'turn' })
  },
}

function fill(s: State, seat: number, oil: number): void {
  const keeper = s.keepers[seat]
  if (keeper !== undefined) keeper.oil = oil
}
