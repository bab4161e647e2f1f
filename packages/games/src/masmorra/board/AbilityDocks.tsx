import type { ReactNode } from 'react'
import type { BoardProps } from '../../board.ts'
import { ABILITIES } from '../content/heroes.ts'
import { abilityAt } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { activeHero, runs } from '../state/heroes.ts'
import type { CardId, Masmorra } from '../state/state.ts'
import { Cost } from './Cost.tsx'
import { refusedAt, type Thing } from './deeds.ts'
import { GlyphIcon } from './Glyph.tsx'
import { useMark } from './marks.ts'
import type { Hand } from './useHand.ts'

type Props = BoardProps<Masmorra> & { readonly hand: Hand }

/** Over the dungeon's foot: one's own learned abilities, as places for dice, and the cards that can be played now. */
export function AbilityDocks(props: Props) {
  const { seen, viewer, ask } = props
  const { view } = seen
  const { stage, player } = view.turn
  if (ask === undefined) return undefined
  const acts = runs(view, viewer, player) && stage !== 'dm' && stage !== 'end' && ask.phase !== 'window'
  const rolling = stage !== 'actions'
  const abilities = activeHero(view).learned.filter(
    id => props.hand.deeds.has(`ability ${id}`) || (acts && !rolling && ABILITIES[id].cost.kind === 'paid'),
  )
  const cards = liveCards(props)
  if (abilities.length + cards.length === 0) return undefined
  return (
    <section className="ma-docks" aria-label="Abilities and cards">
      {abilities.map(id => {
        const { name, says, cost } = abilityAt(view, id)
        return (
          <Dock key={id} {...props} thing={`ability ${id}`} title={says}>
            <Cost cost={cost} /> {name}
          </Dock>
        )
      })}
      {cards.map(card => (
        <Dock key={card} {...props} thing={`card ${card}`} title={`${cardOf(card).name}: ${cardOf(card).purple.says}`}>
          <GlyphIcon name="card" /> {cardOf(card).name}
        </Dock>
      ))}
    </section>
  )
}

/** Cards with which something can be done, each once. */
function liveCards({ seen: { view }, hand }: Props): readonly CardId[] {
  return [...new Set(view.hands.flat())].filter(card => hand.deeds.has(`card ${card}`))
}

interface DockProps extends Props {
  readonly thing: Thing
  readonly title: string
  readonly children: ReactNode
}

/** What cannot be used says why. */
function Dock({ seen, ask, hand, thing, title, children, point }: DockProps) {
  const live = hand.deeds.has(thing)
  return (
    <button
      type="button"
      className={thing.startsWith('card') ? 'ma-dock-button ma-dock-card' : 'ma-dock-button'}
      title={title}
      data-thing={thing}
      data-live={live ? '' : undefined}
      {...useMark(thing)}
      aria-disabled={!live && refusedAt(ask, seen, thing) === undefined}
      onClick={() => hand.touch(thing)}
      onPointerEnter={() => point?.(hand.deeds.get(thing)?.[0]?.choice)}
      onPointerLeave={() => point?.(undefined)}
    >
      {children}
    </button>
  )
}
