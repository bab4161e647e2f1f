import { sameData } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import type { CardId } from '../content/cards.ts'
import { type ElectroDungeon, explorerOf, MOF } from '../state/state.ts'
import { CardFace } from './CardFace.tsx'

type Props = BoardProps<ElectroDungeon>

/** The viewer's own cards; none for who only watches. */
export function handOf({ seen, viewer }: Pick<Props, 'seen' | 'viewer'>): readonly CardId[] {
  if (viewer === 'spectator') return []
  return (viewer === MOF ? seen.view.mofHand : seen.view.explorers[explorerOf(viewer)]?.hand) ?? []
}

/** The viewer's own cards; what can be played is lit, with each thing that it can be played on. */
export function Hand(props: Props) {
  const { ask, advised, choose } = props
  const hand = handOf(props)
  if (hand.length === 0) return undefined
  const waysOf = (card: CardId) =>
    (ask?.options ?? []).flatMap(choice =>
      choice[0] === 'play' && choice[1] === card
        ? [
            {
              says: choice[2] === '-' ? 'Play' : `On ${choice[2]}`,
              advised: sameData(choice, advised),
              play: () => choose(choice),
            },
          ]
        : [],
    )
  return (
    <section className="ed-hand" aria-label="Your cards">
      {hand.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice
        <CardFace key={i} card={card} ways={hand.indexOf(card) === i ? waysOf(card) : []} />
      ))}
    </section>
  )
}
