import { aimedAt } from '../../state/aims.ts'
import { cardOf } from '../../state/decks.ts'
import { foeOf, isBoss } from '../../state/foes.ts'
import { activeHero, heroId } from '../../state/heroes.ts'
import { type At, type CardId, type Handlers, NONE, type Player, type Sheet, type State } from '../../state/state.ts'
import { NO_TARGET, type Target } from '../../state/target.ts'
import { givesBroken } from '../05-dice-symbols-spending-docking/dice.ts'
import { engagedBroken } from '../06-actions-and-engagement/engagement.ts'
import { dropMoves } from '../07-steps-and-moving/steps.ts'
import { type Moment, usefulNow } from '../12-combat/useful.ts'
import type { Rule } from '../rulebook.ts'
import { CARDS } from './cards.ts'
import { handOf, removeFromHand } from './hand.ts'
import { trigger } from './triggers.ts'

/** Where the active player may play the purple part of a card (MA-19.4). */
export type Playing = Moment | 'dm'

/**
 * Offers the purple parts of the active player's hand. The hand is secret, so such an ask is never answered by itself.
 */
export function offerCards(s: State, o: Sheet, moment: Playing): void {
  const { player } = s.turn
  const hand = handOf(s, player)
  if (hand.length === 0) return
  if (!s.options.mode.startsWith('alliance')) o.evenIfForced()
  for (const card of new Set(hand)) offerCard(s, o, moment, card, player)
}

function offerCard(s: State, o: Sheet, moment: Playing, card: CardId, player: Player): void {
  const { purple } = CARDS[card]
  const broken = cardBroken(s, moment, card)
  if (broken !== undefined) {
    if (o.explaining) o.refuse(['play', card, NO_TARGET], broken)
    return
  }
  const targets = purple.targets?.({ s, by: player }) ?? ONE
  for (const target of targets) o.try(['play', card, target], purple.broken?.({ s, by: player, target }))
  if (o.explaining && targets.some(({ foe }) => foe !== undefined)) refuseBosses(s, o, card)
  if (targets.length === 0 && o.explaining)
    o.refuse(['play', card, NO_TARGET], purple.broken?.({ s, by: player, target: NO_TARGET }) ?? 'MA-19.9')
}

/** MA-18.5: no card that is aimed at monsters touches a boss. */
function refuseBosses(s: State, o: Sheet, card: CardId): void {
  for (const foe of s.foes.keys())
    if (isBoss(foe) && foeOf(s, foe).room !== NONE) o.refuse(['play', card, { foe }], 'MA-18.5')
}

const ONE: readonly Target[] = [NO_TARGET]

/** Everything that forbids a card whatever its target, in the order of MA-25.7. */
export function cardBroken(s: State, moment: Playing, card: CardId): Rule | undefined {
  const { dm, gives } = cardOf(card).purple
  if (activeHero(s).lying) return 'MA-19.4'
  if (moment === 'dm' && !dm) return 'MA-16.7'
  if ((moment === 'attack' || moment === 'defend') && !gives.some(face => usefulNow(s, moment, face))) return 'MA-12.17'
  const { notEngaged, teleports, doesMore } = CARDS[card].purple
  if (notEngaged && engagedBroken(s) !== undefined) return 'MA-6.3'
  if (teleports && s.ground !== 'none') return 'MA-21.9'
  if (moment === 'dm') return undefined // no symbols are made there
  const barred = givesBroken(s, gives)
  const inFight = moment === 'attack' || moment === 'defend'
  return barred === 'MA-18.10' && doesMore && !inFight ? undefined : barred
}

/** Puts a card on the stack (MA-19.3): from here on everybody knows it. */
export function putOnStack(
  s: State,
  t: At,
  player: Player,
  card: CardId,
  part: 'orange' | 'purple',
  target: Target,
): void {
  removeFromHand(s, player, card)
  s.stack.push({ player, card, part, target, cancelled: false })
  t.reveal('MA-19.3', 'all', { player, card, part, target: { ...target } })
  t.uses(`card.${card}.${part}`)
}

export const cardHandlers = {
  play({ s, f, choice: [, card, target], t }) {
    if (!s.combat.on) dropMoves(s)
    const { player } = s.turn
    putOnStack(s, t, player, card, 'purple', target)
    const aim = aimedAt(s, target)
    t.tell({ what: 'played', hero: heroId(s, player), card, part: 'purple', window: 'none', aim })
    s.frames.push(trigger('card', player), f)
  },
} satisfies Handlers
