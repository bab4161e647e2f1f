import { type Offers, type Step, sameData, type Together } from '@undercroft/kernel'
import type { Window } from '../../content/windows.ts'
import { aimedAt } from '../../state/aims.ts'
import { cardAt, cardOf, cardsOf } from '../../state/decks.ts'
import type { FrameOf, Trigger } from '../../state/frames.ts'
import { heroId, heroOf, inOrderFrom, playerOf, seatOf } from '../../state/heroes.ts'
import type { Mode } from '../../state/options.ts'
import type { At, CardId, Masmorra, Open, Played, Player, State } from '../../state/state.ts'
import { NO_TARGET, type Target } from '../../state/target.ts'
import type { Rule } from '../rulebook.ts'
import { CARDS } from './cards.ts'
import { handOf } from './hand.ts'
import { sayMoment } from './moments.ts'
import { putOnStack } from './playing.ts'
import { triggerOf } from './triggers.ts'

/** Opens a window, unless what it was about is over. */
export const trigger: Step<Masmorra, FrameOf<'trigger'>> = {
  run(s, _, f) {
    if (f.window === 'defeat' && heroOf(s, f.player).lp > 0) return
    if (f.window === 'gold') s.turn.windfall = f.amount
    s.frames.push({ ...triggerOf(f), phase: 'window' })
  },
}

/** MA-19.7: all who might answer are asked at once, and nobody is shown whom (MA-19.14). */
export const window: Together<Masmorra, FrameOf<'window'>> = {
  offer(s, o, f) {
    const asked: number[] = []
    for (const player of inOrderFrom(s, s.turn.player + 1)) {
      const seat = seatOf(s, player)
      if (asked.includes(seat) || !s.heroes.some((_, each) => seatOf(s, each) === seat && mightAnswer(s, each, f)))
        continue
      asked.push(seat)
      o.ask(seat, `Play a card now? ${sayMoment(s, s.frames, f)}`, 'quiet')
      o.otherwise().may(['pass'])
      for (const each of s.heroes.keys()) if (seatOf(s, each) === seat) offerAnswers(s, each, f, o)
    }
  },
  /** The first from the left of the active player who plays is taken; the others are asked anew. */
  all(s, t, answers, f) {
    for (const player of inOrderFrom(s, s.turn.player + 1)) {
      const answer = answers[seatOf(s, player)]
      if (answer?.[0] !== 'answer' || playerOf(s, answer[1]) !== player) continue
      const [, hero, card, target] = answer
      const aim = aimedAt(s, target)
      putOnStack(s, t, player, card, 'orange', target)
      t.tell({ what: 'played', hero, card, part: 'orange', window: f.window, aim })
      s.frames.push({ ...triggerOf(f), phase: 'window' })
      return
    }
    if (s.stack.length > 0) s.frames.push({ ...triggerOf(f), phase: 'resolve' })
  },
}

/** By what is public: a hand that could hold a card for this (in Alliance, one that does). */
function mightAnswer(s: State, player: Player, f: Trigger): boolean {
  const hand = freeCards(s, player)
  if (hand.length === 0) return false
  const kinds = s.options.mode === 'alliance' ? hand : answersTo(s.options.mode, f.window)
  return kinds.some(card => isAbout(s, player, card, f) && isAround(s, card))
}

/** By mode and window, worked out when one first opens: what is printed on the cards is the same in every game. */
const ANSWERS: { [mode in Mode]?: { [window in Window]?: readonly CardId[] } } = {}

/** The kinds of cards that answer such a window, or whatever card is on the stack. */
function answersTo(mode: Mode, window: Window): readonly CardId[] {
  ANSWERS[mode] ??= {}
  const known = ANSWERS[mode]
  known[window] ??= cardsOf(mode).filter(card => {
    const { at } = cardOf(card).orange
    return at.includes(window) || at.includes('card')
  })
  return known[window]
}

/** Whether some copy of the card may be in a hand. */
function isAround(s: Open, card: CardId): boolean {
  const gone = s.discard.filter(each => each === card).length + s.stack.filter(played => played.card === card).length
  return gone < cardAt(s, card).copies
}

/** Whether a card answers this window, or a card on the stack, by what is public (MA-19.5, MA-19.8). */
export function isAbout(s: State, player: Player, card: CardId, f: Trigger): boolean {
  const { at, whose } = cardOf(card).orange
  if (CARDS[card].orange.teleports && s.ground !== 'none') return false // MA-21.9
  if (at.includes('card')) return s.stack.some(played => answersCard(played, player))
  if (!at.includes(f.window)) return false
  if (whose === 'own' && f.player !== player) return false
  if (whose === 'opponent' && f.player === player) return false
  return CARDS[card].orange.when?.({ s, by: player, trigger: f }) ?? true
}

function answersCard(played: Played, player: Player): boolean {
  return played.player !== player && !played.cancelled
}

function offerAnswers(s: State, player: Player, f: Trigger, o: Offers<Masmorra>): void {
  const hero = heroId(s, player)
  for (const card of new Set(freeCards(s, player))) {
    if (!isAbout(s, player, card, f)) {
      if (o.explaining) o.refuse(['answer', hero, card, NO_TARGET], whyNot(s, card, f))
      continue
    }
    const { orange } = CARDS[card]
    const targets = orange.targets?.({ s, by: player, trigger: f }) ?? ONE
    for (const target of targets)
      o.try(['answer', hero, card, target], orange.broken?.({ s, by: player, target, trigger: f }))
  }
}

/** The card that W:LOOT is about is not in the hand yet, so nobody learns from an answer that it was that card. */
export function freeCards(s: State, player: Player): CardId[] {
  const hand = handOf(s, player)
  const drawn = s.drawn[player] ?? 'none'
  return drawn === 'none' ? hand : hand.toSpliced(hand.lastIndexOf(drawn), 1)
}

const ONE: readonly Target[] = [NO_TARGET]

export function whyNot(s: Open, card: CardId, f: Trigger): Rule {
  const { teleports, adds } = CARDS[card].orange
  if (teleports && s.ground !== 'none') return 'MA-21.9'
  return adds !== undefined && f.window === 'attack' && s.turn.curse === adds ? 'MA-23.9' : 'MA-19.5'
}

/** MA-19.6: the last one played acts first; what the cards set off waits until the stack is empty (MA-19.10). */
export const resolve: Step<Masmorra, FrameOf<'resolve'>> = {
  run(s, t, f) {
    const played = s.stack.pop()
    if (played === undefined) return
    const mark = s.frames.length
    act(s, played, f, t)
    s.queue.push(...s.frames.splice(mark))
    if (s.stack.length > 0) {
      s.frames.push({ ...triggerOf(f), phase: 'resolve' })
      return
    }
    s.frames.push(...s.queue)
    s.queue = []
  },
}

/** MA-19.9: a card that was cancelled, or has lost what it was about, does nothing. Either way it is discarded. */
function act(s: State, played: Played, f: Trigger, t: At): void {
  const { player, card, part, target } = played
  s.discard.push(card)
  if (played.cancelled || !stillFits(s, played, f)) {
    t.tell({ what: 'fizzled', card, by: 'MA-19.9' })
    return
  }
  if (part === 'purple') CARDS[card].purple.does({ s, by: player, target, t })
  else CARDS[card].orange.does({ s, by: player, target, trigger: f, t })
}

function stillFits(s: State, { player, card, part, target }: Played, f: Trigger): boolean {
  if (part === 'purple') {
    const { purple } = CARDS[card]
    const targets = purple.targets?.({ s, by: player })
    return (
      (targets === undefined || targets.some(each => sameData(each, target))) &&
      purple.broken?.({ s, by: player, target }) === undefined
    )
  }
  const { orange } = CARDS[card]
  if (!cardOf(card).orange.at.includes('card') && !(orange.when?.({ s, by: player, trigger: f }) ?? true)) return false
  const targets = orange.targets?.({ s, by: player, trigger: f })
  return (
    (targets === undefined || targets.some(each => sameData(each, target))) &&
    orange.broken?.({ s, by: player, target, trigger: f }) === undefined
  )
}
