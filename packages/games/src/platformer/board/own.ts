import type { BoardProps } from '../../board.ts'
import { HEROES } from '../content/heroes.ts'
import type { Choice } from '../state/choices.ts'
import type { Platformer } from '../state/state.ts'
import { clickOf } from './choosing.ts'
import { EMPTY, type Hand } from './hand.ts'
import type { CardId } from './pieces.ts'

/** A card of the viewer, and what a click on it does. */
export interface OwnCard {
  readonly id: CardId
  readonly exhausted: boolean
  readonly many: number
  readonly action: string
  readonly possible: boolean
  /** The Hearts that it would cost. */
  readonly danger: string | undefined
  /** Whether it is advised. */
  readonly lit: boolean
  onAct(): void
}

/** The viewer's Items, Potions and Artifacts, and the Event in force. */
export function ownCards(table: BoardProps<Platformer>, onHand: (hand: Hand) => void): OwnCard[] {
  const { view } = table.seen
  const seat = table.viewer === 'spectator' ? view.active : table.viewer
  const me = view.players[seat]
  if (me === undefined) return []
  const acting = table.ask?.phase === 'actions'
  const does = (id: CardId, choice: Choice, action: string, exhausted = false, many = 1): OwnCard => ({
    id,
    exhausted,
    many,
    action,
    ...clickOf(table, choice),
  })
  // These two give a Symbol: the player picks the card up, and then points at a Space.
  const inHand = (card: OwnCard, as: 'wild' | 'hammer'): OwnCard => ({
    ...card,
    action: 'Take in hand',
    possible: acting,
    onAct: () => onHand({ ...EMPTY, card: as }),
  })
  const event = view.events.at(-1)
  return [
    ...me.items.map(({ card, ready }) => does(card, ['use', card], 'Use', !ready)),
    ...[...new Set(me.potions)].map(card => {
      const potion = does(card, ['drink', card], 'Drink', false, me.potions.filter(each => each === card).length)
      return card === 'PO5' && acting ? inHand(potion, 'wild') : potion
    }),
    ...view.artifacts
      .filter(({ owner }) => owner === seat)
      .map(({ card, ready }) => {
        const artifact = does(card, ['use', card], 'Use', !ready)
        return card === 'AR10' && acting && ready ? inHand(artifact, 'hammer') : artifact
      }),
    ...(event === 'EV08' ? [does(event, ['use', event], 'Use')] : []),
  ]
}

/** PL-14.9: whether the Ability is used by an Action, and not passive or used with a Symbol. */
export function ownAbility(table: BoardProps<Platformer>) {
  const { view } = table.seen
  const seat = table.viewer === 'spectator' ? view.active : table.viewer
  const me = view.players[seat]
  if (me === undefined || me.hero === 'none') return undefined
  const { kind, ability, text } = HEROES[me.hero]
  const used = kind === 'once' && me.hero !== 'HE6'
  return { ability, text, ready: me.ready, used, ...clickOf(table, ['ability']) }
}
