import { FACES } from '../content/faces.ts'
import { cardOf } from '../state/decks.ts'
import { readyDice, subsets } from '../state/dice.ts'
import type { CardId, Player } from '../state/state.ts'
import type { Target } from '../state/target.ts'
import type { View } from '../state/view.ts'
import { healWorth, keepWorth, purpleWorth } from './cards.ts'
import { whistleWorth } from './dungeon.ts'
import { flightWorth, lateSwapWorth, leapWorth, swapWorth } from './leaps.ts'
import type { Change } from './making.ts'
import { rerollWorths } from './roll.ts'
import { afterCard, afterSet, diceOf, magicWorth, plus, type TurnMind } from './turn.ts'

/** What the purple part of a card brings now, against keeping it. */
export function playWorth(
  view: View,
  mind: TurnMind,
  card: CardId,
  target: Target,
  changed: (change: Change) => number,
): number {
  const { player } = view.turn
  const kept = keepWorth(view, card, view.handSizes[player] ?? 0)
  const { gives } = cardOf(card).purple
  // In a race symbols are made in the combat itself, when it is known what is needed.
  const early = gives.includes('G') || (view.options.mode === 'alliance' && gives.length > 0)
  const symbols = early && mind.engaged ? changed(afterCard(view, card)) : 0
  const healed = mind.engaged ? 0 : healWorth(view, player, gives.filter(face => face === 'E').length)
  return symbols + healed + turnWorth(view, mind, card, target) + purpleWorth(view, player, card, target) - kept
}

/** Cards that change what the rest of the turn can do. */
function turnWorth(view: View, mind: TurnMind, card: CardId, target: Target): number {
  const { symbols } = view.turn
  const dice = diceOf(view)
  switch (card) {
    case 'T07':
    case 'A06':
      return mind.engaged ? 0 : mind.worth(dice, plus(symbols, ['S', 'S'])) - mind.asItIs()
    case 'T08':
    case 'A07':
      return view.turn.stage === 'actions' ? rollWorth(view, mind) : 0
    case 'T09':
      return view.turn.stage === 'actions' ? setWorth(view, mind) : 0
    case 'T06':
    case 'A05':
      return magicWorth(dice, after => mind.worth(after, symbols) - mind.asItIs())
    case 'T18':
      return target.room === undefined ? 0 : leapWorth(mind, target.room, dice)
    case 'T03':
      return swapWorth(view, mind, target, dice)
    case 'T21':
      return mind.engaged ? mind.idle(dice) - mind.asItIs() - 0.3 : 0
    default:
      return 0
  }
}

function rollWorth(view: View, mind: TurnMind): number {
  const faces = view.turn.dice.map(({ face, place }) => (place === 'ready' ? face : undefined))
  const worths = rerollWorths(faces, dice => mind.worth(dice, view.turn.symbols))
  return Math.max(...subsets(view, readyDice(view)).map(worths), worths([])) - worths([])
}

/** The best die to set; a second one is not thought of. */
function setWorth(view: View, mind: TurnMind): number {
  const { symbols } = view.turn
  const now = mind.asItIs()
  const worths = readyDice(view).flatMap(die => FACES.map(face => mind.worth(afterSet(view, die, face), symbols)))
  return Math.max(now, ...worths) - now
}

/** MA-16.7: cards in one's own Dungeon Master Phase. */
export function dmPlayWorth(view: View, card: CardId, target: Target): number {
  const { player } = view.turn
  return (
    lateWorth(view, player, card, target) +
    purpleWorth(view, player, card, target) -
    keepWorth(view, card, view.handSizes[player] ?? 0)
  )
}

function lateWorth(view: View, player: Player, card: CardId, target: Target): number {
  if (card === 'T15') return target.foe === undefined ? 0 : whistleWorth(view, target.foe, player)
  if (card === 'T18') return target.room === undefined ? 0 : flightWorth(view, player, target.room)
  return card === 'T03' ? lateSwapWorth(view, player, target) : 0
}
