import { draw } from '@undercroft/kernel/kit'
import { heroId, seatOf } from '../../state/heroes.ts'
import { countBelow, stackOf } from '../../state/stacks.ts'
import { type At, type Level, NONE, type Player, type Stack, type State } from '../../state/state.ts'

/** How many tiles Shifting Walls looks at. */
const LOOK = 3

/** Takes the next face-down tile, or 'none': the first of those whose order a card fixed, else one by chance. */
export function takeTile(s: State, t: At, level: Level): string {
  const stack = stackOf(s, level)
  const known = stack.next.shift()
  if (stack.next.length === 0) stack.seer = NONE
  return known ?? drawTile(stack, t)
}

/** Draws a tile by chance from those that can lie on top now, as stacks keep no order. */
function drawTile(stack: Stack, t: At): string {
  if (stack.held !== 'none' && (stack.above === 0 || stack.rest.length === 0)) {
    const { held } = stack
    stack.held = 'none'
    if (stack.exact) return held // MA-24.4
    stack.rest = [...stack.rest, held].sort() // MA-21.4
  }
  if (stack.rest.length === 0) return stack.bottom.shift() ?? 'none'
  if (stack.above > 0) stack.above--
  return draw(stack.rest, t, 'a tile') ?? 'none'
}

/** T12: shows the next tiles of a level to one player. */
export function peekTiles(s: State, t: At, level: Level, player: Player): void {
  const stack = stackOf(s, level)
  while (stack.next.length < LOOK && countBelow(stack) > stack.next.length) stack.next.push(drawTile(stack, t))
  if (stack.next.length === 0) return
  stack.seer = player
  const seats = [seatOf(s, player)]
  t.reveal('MA-19.3', seats, stack.next.slice())
  const event = { what: 'peeked', hero: heroId(s, player), level } as const
  t.tell({ ...event, tiles: stack.next.slice() }, { to: seats, else: event })
}

/** Shuffles the face-down tiles, so that nobody knows an order any longer (MA-8.10). */
export function shuffleBack(stack: Stack, tiles: readonly string[]): void {
  stack.rest = [...stack.rest, ...stack.next, ...tiles].sort()
  if (stack.held !== 'none') stack.above += stack.next.length + tiles.length
  stack.next = []
  stack.seer = NONE
}
