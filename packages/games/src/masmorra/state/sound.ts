import { misplaced } from '@undercroft/kernel/kit'
import { tileFacts } from '../content/tiles.ts'
import { cellAt } from './cells.ts'
import { boxOf } from './content.ts'
import { fullDeck, fullEvilDeck } from './decks.ts'
import { foeOf, isBoss } from './foes.ts'
import { MOST_CARDS } from './limits.ts'
import { cellsOf, roomOf } from './map.ts'
import { type Hero, NONE, type Stack, type State } from './state.ts'

/** Every invariant that the state breaks, in words. */
export function sound(s: State): string[] {
  return [
    ...s.heroes.flatMap((hero, player) => soundHero(s, hero, player)),
    ...soundCards(s),
    ...soundMap(s),
    ...soundFoes(s),
    ...s.stacks.flatMap(soundStack),
    ...soundTurn(s),
  ]
}

function soundHero(s: State, hero: Hero, player: number): string[] {
  const broken: string[] = []
  const { lp, gold, xp, peak, room } = hero
  const name = `player ${player}`
  const { life, purse } = boxOf(s)
  if (lp < 0 || lp > life) broken.push(`${name} has ${lp} LP`) // MA-1.4
  if (gold < 0 || gold > purse) broken.push(`${name} has ${gold} gold`) // MA-14.5
  if (xp < 0 || xp > peak) broken.push(`${name} has ${xp} XP and had ${peak} at most`) // MA-13.5
  if (s.rooms[room] === undefined) broken.push(`${name} stands nowhere`)
  if (s.heroes.filter(({ id }) => id === hero.id && id !== 'none').length > 1) broken.push(`two play ${hero.id}`)
  return broken
}

/** Every card is somewhere, once. */
function soundCards(s: State): string[] {
  const broken: string[] = []
  const played = s.stack.map(({ card }) => card)
  broken.push(...misplaced(fullDeck(s), s.deck, s.discard, s.hands.flat(), played))
  if (s.options.mode === 'alliance') broken.push(...misplaced(fullEvilDeck(s), s.evilDeck, s.evilDiscard))
  for (const hand of s.hands) if (hand.length > MOST_CARDS + 2) broken.push(`a hand has ${hand.length} cards`)
  for (const { of, card } of s.seen)
    if (!s.hands[of]?.includes(card)) broken.push('somebody saw a card that is not there')
  for (const [player, card] of s.drawn.entries()) {
    if (card !== 'none' && !s.hands[player]?.includes(card)) broken.push('a drawn card is not in the hand')
  }
  return broken
}

function soundMap(s: State): string[] {
  const broken: string[] = []
  const cells = s.rooms.flatMap(room => {
    return cellsOf(tileFacts(room.tile).side, room.x, room.y).map(cell => `${room.level} ${cell}`)
  })
  cells.push(...s.traps.map(trap => `${trap.level} ${cellAt(trap.x, trap.y)}`))
  if (new Set(cells).size < cells.length) broken.push('two tiles lie on one cell')
  const tiles = [...s.rooms.map(({ tile }) => tile), ...s.traps.map(({ tile }) => tile)]
  if (new Set(tiles).size < tiles.length) broken.push('a tile lies twice on the table')
  for (const { gold, opened } of s.rooms)
    if (gold < 0 || (opened && gold > 0)) broken.push('a room has gold that cannot be')
  return broken
}

function soundFoes(s: State): string[] {
  const broken: string[] = []
  for (const foe of s.foes.keys()) {
    const { room, gone } = foeOf(s, foe)
    if (room !== NONE && roomOf(s, room) === undefined) broken.push(`monster ${foe} is nowhere`)
    if (gone && (room !== NONE || !isBoss(foe))) broken.push(`monster ${foe} is gone and is not`)
  }
  return broken
}

function soundStack({ next, seer, rest, held }: Stack): string[] {
  const broken: string[] = []
  if (next.length > 0 && seer === NONE) broken.push('tiles were put in order by nobody')
  if (rest.join() !== [...rest].sort().join()) broken.push('a stack keeps an order')
  if (held !== 'none' && rest.includes(held)) broken.push('the Stairs lie in a stack twice')
  return broken
}

function soundTurn({ turn, stack, queue, outcome, frames }: State): string[] {
  const broken: string[] = []
  if (Object.values(turn.symbols).some(count => count < 0)) broken.push('there are fewer symbols than none')
  if (turn.mp < 0 || turn.dmMp < 0) broken.push('there are fewer Move Points than none')
  const answering = frames.some(({ phase }) => phase === 'window' || phase === 'resolve' || phase === 'trigger')
  if (outcome === undefined && stack.length > 0 && frames.length > 0 && !answering)
    broken.push('cards wait for nothing')
  if (queue.length > 0 && stack.length === 0) broken.push('what cards set off was forgotten')
  return broken
}
