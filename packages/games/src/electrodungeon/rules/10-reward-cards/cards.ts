import type { Seat, Table } from '@undercroft/kernel'
import { playFrom } from '@undercroft/kernel/kit'
import { DOORS, indexIn, NONE, ROOMS, type RoomId } from '../../content/board.ts'
import { CARDS, type CardId } from '../../content/cards.ts'
import { ROLLED_TRAITS } from '../../content/rooms.ts'
import { EXPLORERS } from '../../state/choices.ts'
import { cardsIn, handOf, rangeOf } from '../../state/decks.ts'
import { type ElectroDungeon, explorerAt, explorerOf, MOF, type State } from '../../state/state.ts'

type T = Table<ElectroDungeon>

/**
 * ED-10.1, ED-10.7, ED-10.10: draws a card at random. An empty deck is made of its discards first; if both are empty,
 * nothing is drawn.
 */
export function drawCard(s: State, seat: Seat, t: T): void {
  const deck = seat === MOF ? 'mof' : 'explorer'
  const [from, to] = rangeOf(deck)
  if (cardsIn(s.deck, deck) === 0) {
    for (let card = from; card < to; card++) {
      s.deck[card] = s.discards[card] ?? 0
      s.discards[card] = 0
    }
  }
  const size = cardsIn(s.deck, deck)
  if (size === 0) return
  let left = t.pick(size, `${deck} card`)
  let card = from
  while (left >= (s.deck[card] ?? 0)) left -= s.deck[card++] ?? 0
  s.deck[card] = (s.deck[card] ?? 0) - 1
  handOf(s, seat).push(card)
  t.reveal('ED-10.7', [seat], card)
  t.tell({ what: 'drew', seat, card }, { to: [seat], else: { what: 'drew', seat } })
}

/** ED-10.6: puts a card on the discard pile of its own deck. */
export function discard(s: State, card: CardId): void {
  s.discards[card] = (s.discards[card] ?? 0) + 1
}

/** ED-10.3, ED-10.4, ED-10.5: what forbids a seat to play any card now, as everybody can know. */
export function brokenByPlaying(s: State, seat: Seat): 'ED-10.2' | 'ED-10.5' | undefined {
  if (s.played & (1 << seat)) return 'ED-10.2'
  const effect = seat === MOF ? s.mofEffect : explorerAt(s, explorerOf(seat)).effect
  return effect === NONE ? undefined : 'ED-10.5'
}

/** Whether a seat may hold a card that it can play now, judged only by what the others know (ED-18.3). */
export function mightPlay(s: State, seat: Seat): boolean {
  return handOf(s, seat).length > 0 && brokenByPlaying(s, seat) === undefined
}

/** Takes a card out of the hand and shows it to all (ED-18.2). The caller carries out its effect. */
export function showCard(s: State, seat: Seat, card: CardId, target: string, t: T): void {
  playFrom(handOf(s, seat), card)
  s.played |= 1 << seat
  t.reveal('ED-18.2', 'all', { card, target })
  t.uses(`card.${CARDS[card]?.id}`)
  t.tell({ what: 'played', seat, card, target })
  lay(s, seat, card)
}

/** ED-10.6: puts a played card on the discards, or in front of its player for as long as it works. */
function lay(s: State, seat: Seat, card: CardId): void {
  const lasts = CARDS[card]?.lasts ?? 'now'
  if (lasts === 'now') {
    discard(s, card)
    return
  }
  if (seat === MOF) {
    s.mofEffect = card
    s.mofUntil = lasts === 'turn' ? 0 : s.round + 1
    return
  }
  const explorer = explorerAt(s, explorerOf(seat))
  explorer.effect = card
  explorer.effectTurns = lasts === 'turn' ? 1 : lasts === 'next' ? 2 : 0
}

/** ED-10.6: a card whose time is over goes to the discards. */
export function wearOff(s: State, seat: Seat, t: T): void {
  if (seat === MOF) {
    discard(s, s.mofEffect)
    t.tell({ what: 'wornOff', seat, card: s.mofEffect })
    s.mofEffect = NONE
    s.mofTarget = NONE
    s.mofUntil = 0
    return
  }
  const explorer = explorerAt(s, explorerOf(seat))
  discard(s, explorer.effect)
  t.tell({ what: 'wornOff', seat, card: explorer.effect })
  explorer.effect = NONE
  explorer.effectTurns = 0
}

const NUMBERS = ['1', '2', '3', '4', '5', '6'] as const

const ROOM_PAIRS = ROOMS.flatMap((first, i) => ROOMS.slice(i + 1).map(second => `${first}+${second}`))
const PAIRED = new Map(ROOM_PAIRS.map(pair => [pair, pair.split('+').map(letter => indexIn(ROOMS, letter))]))
const NO_ROOMS: readonly RoomId[] = []

/** The two rooms that a card is played on. */
export function roomsOf(pair: string): readonly RoomId[] {
  return PAIRED.get(pair) ?? NO_ROOMS
}

/** Everything that a card could be played on. */
export function targetsOf(card: CardId): readonly string[] {
  switch (CARDS[card]?.target) {
    case 'room':
      return ROOMS
    case 'rooms':
      return ROOM_PAIRS
    case 'door':
      return DOORS
    case 'explorer':
      return EXPLORERS
    case 'trait':
      return ROLLED_TRAITS
    case 'number':
      return NUMBERS
    default:
      return NOTHING
  }
}

const NOTHING = ['-'] as const
