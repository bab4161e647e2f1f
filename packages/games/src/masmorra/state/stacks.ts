import type { Level, Open, Stack } from './state.ts'

/** What still lies in a stack, the face-up tile left out. */
export function tilesBelow(stack: Stack): string[] {
  return [...stack.next, ...stack.rest, ...stack.bottom, ...(stack.held === 'none' ? [] : [stack.held])]
}

export function stackOf(s: Pick<Open, 'stacks'>, level: Level): Stack {
  return s.stacks[level - 1] as Stack
}

export function countBelow(stack: Stack): number {
  return stack.next.length + stack.rest.length + stack.bottom.length + (stack.held === 'none' ? 0 : 1)
}
