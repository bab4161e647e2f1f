import { useMemo } from 'react'
import type { Playable } from '../looks.ts'
import { namesOf } from './names.ts'
import type { Line } from './protocol.ts'
import type { OpenState } from './source.ts'

/** The table with its lines as the game's look tells them. Each line is told once: a long game has thousands of them. */
export function useTold(state: OpenState, { look }: Playable): OpenState {
  const { now } = state
  const called = namesOf(now.card.sittings).join('\n')
  const told = useMemo(() => makeTold(look, called.split('\n')), [look, called])
  const lines = useMemo(() => (look.tell === undefined ? now.lines : now.lines.map(told)), [look, told, now.lines])
  const shown = useMemo(() => ({ ...now, lines }), [now, lines])
  return useMemo(() => ({ ...state, now: shown }), [state, shown])
}

function makeTold(look: Pick<Playable['look'], 'tell'>, names: readonly string[]): (line: Line) => Line {
  const kept = new WeakMap<Line, Line>()
  return line => {
    const known = kept.get(line) ?? { ...line, text: look.tell?.(line, names) ?? line.text }
    kept.set(line, known)
    return known
  }
}
