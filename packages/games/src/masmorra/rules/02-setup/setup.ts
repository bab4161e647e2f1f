import { agenda } from '@undercroft/kernel'
import { draw } from '@undercroft/kernel/kit'
import { mediumStack } from '../../content/medium-tiles.ts'
import { ENTRANCE, STARTING_ROOM, smallStack, THIRD_STAIRS } from '../../content/small-tiles.ts'
import { isTrap } from '../../content/tiles.ts'
import { boxOf } from '../../state/content.ts'
import { fullDeck, fullEvilDeck } from '../../state/decks.ts'
import { freshFoes, freshHero, freshTurn, noCombat } from '../../state/fresh.ts'
import { inOrderFrom } from '../../state/heroes.ts'
import { heroCount, type Options, stairsDepth } from '../../state/options.ts'
import { type At, type CardId, NONE, type Player, type Stack, type State } from '../../state/state.ts'

/** Sets the game up by chapter 2, which chapters 21 and 24 change. The table makes every draw (MA-25.1). */
export function setup(options: Options, t: At): State {
  const count = heroCount(options)
  const first = options.first === 'random' ? t.roll(count, 'the First Player') - 1 : 0 // MA-2.12
  const s = freshState(options, first)
  const [upper] = s.stacks
  if (upper !== undefined) turnFirst(upper, t)
  if (options.mode !== 'alliance') deal(s, t)
  t.tell({ what: 'first', seat: first })
  return s
}

/** The state before anything is drawn. */
export function freshState(options: Options, first: Player): State {
  const count = heroCount(options)
  const s: State = {
    options: Object.freeze({ ...options }),
    round: 0,
    first,
    heroes: Array.from({ length: count }, () => freshHero(boxOf({ options }).life)),
    rooms: [{ tile: STARTING_ROOM, level: 1, x: 0, y: 0, turns: 0, gold: 0, opened: false, extra: 'none' }], // MA-2.8
    traps: [],
    foes: freshFoes(),
    stacks: [stackFor(options, 1), stackFor(options, 2)],
    mediums: [1, 2].map(level => mediumStack(level === 1 ? 1 : 2).map(({ id }) => id)),
    ground: 'none',
    turn: freshTurn(first),
    combat: noCombat(),
    stack: [],
    queue: [],
    discard: [],
    evilDeck: options.mode === 'alliance' ? fullEvilDeck({ options }) : [],
    evilDiscard: [],
    hushed: false,
    time: 1,
    ending: false,
    bonus: Array.from({ length: count }, () => 0),
    hands: Array.from({ length: count }, () => []),
    deck: fullDeck({ options }),
    drawn: Array.from({ length: count }, () => 'none' as const),
    seen: [],
    frames: [],
    outcome: undefined,
  }
  agenda(s, ...inOrderFrom(s, first).map(player => ({ phase: 'pickHero', player }) as const), {
    phase: 'startTurn',
    player: first,
  })
  return s
}

/**
 * MA-2.2 to MA-2.6, MA-2.13: the stack of small tiles of a level, and how deep its Stairs lie (MA-21.4, MA-24.4).
 * Medium tiles have stacks of their own (MA-2.4) and are seen when a rune calls them (MA-2.7). Standard has no third
 * level (MA-2.1).
 */
function stackFor(options: Options, level: 1 | 2): Stack {
  const tiles = smallStack(level, Math.max(2, heroCount(options))).map(({ id }) => id)
  const stack = { up: level === 2 ? ENTRANCE : 'none', next: [], seer: NONE, rest: tiles.sort(), bottom: [] }
  const held = level === 2 ? THIRD_STAIRS : STAIRS
  const rest = tiles.filter(id => id !== held)
  if (options.mode === 'alliance') {
    return { ...stack, rest, held, above: Math.min(stairsDepth(options, level), rest.length), exact: true }
  }
  if (options.mode === 'epic' && level === 2) {
    return { ...stack, rest, held, above: rest.length - Math.floor(rest.length / 2), exact: false }
  }
  return { ...stack, held: 'none', above: 0, exact: false }
}

const STAIRS = 'L1-01'

/** MA-2.5: the first tile must not be a trap. Stairs that have no tiles above them come first (MA-24.15). */
function turnFirst(stack: Stack, t: At): void {
  if (stack.exact && stack.above === 0) {
    stack.up = stack.held
    stack.held = 'none'
    return
  }
  const rooms = stack.rest.filter(tile => !isTrap(tile))
  stack.up = rooms[t.pick(rooms.length, 'a tile')] ?? 'none'
  stack.rest = stack.rest.filter(tile => tile !== stack.up)
  if (stack.above > 0) stack.above--
}

/** MA-2.9: nobody answers the opening deal (MA-19.13). */
function deal(s: State, t: At): void {
  const { openingHand } = boxOf(s)
  for (const hand of s.hands) {
    for (let i = 0; i < openingHand; i++) hand.push(draw(s.deck, t, 'a Treasure Card') as CardId)
  }
}
