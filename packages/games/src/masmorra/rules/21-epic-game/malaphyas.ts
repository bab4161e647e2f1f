import type { Step } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import type { Masmorra } from '../../state/state.ts'
import { throne } from '../22-the-throne-room/malaphyas.ts'
import { curse } from '../23-the-sewers/curse.ts'

/** MA-21.13: his action opens every turn. */
export const malaphyas: Step<Masmorra, FrameOf<'malaphyas'>> = {
  run(s, t) {
    if (s.ground === 'throne') throne(s, t)
    else if (roomOf(s, activeHero(s).room).level === 3) curse(s, t) // MA-23.10
  },
}
