import type { Decision, Phase, Step, Taken, Together } from '@undercroft/kernel'
import type { Frame } from '../state/frames.ts'
import { seatOf } from '../state/heroes.ts'
import type { Masmorra, State } from '../state/state.ts'

/** Reverses the frames that were pushed since, so that in the rules the frame pushed first runs first. */
function inOrder(s: State, before: number): void {
  const { frames } = s
  for (let low = before, high = frames.length - 1; low < high; low++, high--) {
    const frame = frames[low] as Frame
    frames[low] = frames[high] as Frame
    frames[high] = frame
  }
}

function stepInOrder(step: Step<Masmorra, Frame>): Step<Masmorra, Frame> {
  return {
    run(s, t, f) {
      const before = s.frames.length
      step.run(s, t, f)
      inOrder(s, before)
    },
  }
}

type Handler = (taken: Taken<Masmorra, Frame, never>) => void

function decisionInOrder(decision: Decision<Masmorra, Frame>): Decision<Masmorra, Frame> {
  const on: { [verb: string]: Handler } = {}
  for (const [verb, handle] of Object.entries(decision.on) as unknown as [string, Handler][]) {
    on[verb] = taken => {
      const { s, seat } = taken
      const before = s.frames.length
      if (seat === seatOf(s, s.turn.player)) s.turn.decisions++ // MA-25.3
      handle(taken)
      inOrder(s, before)
    }
  }
  const { before } = decision
  const ordered = { ...decision, on: on as Decision<Masmorra, Frame>['on'] }
  if (before === undefined) return ordered
  return {
    ...ordered,
    before(s, t, f) {
      const own = s.frames.length - 1
      before(s, t, f)
      if (s.frames[own] !== f) inOrder(s, own)
    },
  }
}

function togetherInOrder(together: Together<Masmorra, Frame>): Together<Masmorra, Frame> {
  return {
    ...together,
    all(s, t, answers, f) {
      const before = s.frames.length
      together.all(s, t, answers, f)
      inOrder(s, before)
    },
  }
}

export function phaseInOrder(phase: Phase<Masmorra>): Phase<Masmorra> {
  if ('run' in phase) return stepInOrder(phase)
  return 'on' in phase ? decisionInOrder(phase) : togetherInOrder(phase)
}
