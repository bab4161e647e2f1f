import { useEffect, useRef } from 'react'
import type { BoardProps } from '../../board.ts'
import { priceFor } from '../rules/14-shop-items-potions-abilities/prices.ts'
import { heroCard } from '../state/content.ts'
import type { Platformer } from '../state/state.ts'
import { sayStar } from '../words/star.ts'
import { Card } from './Card.tsx'
import { clickOf } from './choosing.ts'
import type { Hand } from './hand.ts'
import { CoinIcon } from './Icons.tsx'
import { ownAbility, ownCards } from './own.ts'

interface DrawerProps {
  readonly table: BoardProps<Platformer>
  readonly drawer: 'shop' | 'cards'
  onHand(hand: Hand): void
  onClose(): void
}

/** The drawer beside the tower: the Shop, or the viewer's own cards. */
export function Drawer({ table, drawer, onHand, onClose }: DrawerProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={box}
      className="pl-drawer"
      aria-label={drawer === 'shop' ? 'The Shop' : 'Your cards'}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      onPointerDown={event => event.stopPropagation()}
      onWheel={event => event.stopPropagation()}
    >
      <header className="pl-drawer-head">
        <h2>{drawer === 'shop' ? 'The Shop' : 'Your cards'}</h2>
        <button type="button" className="pl-close" onClick={onClose} title="Close (Escape)">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6L18 18M18 6L6 18" />
          </svg>
          <span className="unseen">Close</span>
        </button>
      </header>
      {drawer === 'shop' ? <Shop table={table} /> : <Own table={table} onHand={onHand} onClose={onClose} />}
    </section>
  )
}

/** PL-2.10, PL-14.1: the Shop shows three Items and three Potions. */
export function Shop({ table }: { readonly table: BoardProps<Platformer> }) {
  const { view } = table.seen
  const seat = table.viewer === 'spectator' ? view.active : table.viewer
  return (
    <div className="pl-shop">
      <p className="pl-shop-purse">
        <span>You have</span> <CoinIcon /> <b>{view.players[seat]?.coins ?? 0}</b>
        <span>
          Decks: {view.itemDeck.length} Items, {view.potionDeck.length + view.potionBottom.length} Potions
        </span>
      </p>
      <div className="pl-cards">
        {[...view.shopItems, ...view.shopPotions].map((card, i) =>
          card === 'none' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
            <span key={i} className="pl-card-gap">
              sold out
            </span>
          ) : (
            <Card
              // biome-ignore lint/suspicious/noArrayIndexKey: two Potions on display may be the same
              key={`${i} ${card}`}
              id={card}
              price={priceFor(view, seat, card)}
              action="Buy"
              {...clickOf(table, ['buy', card])}
            />
          ),
        )}
      </div>
    </div>
  )
}

interface OwnProps {
  readonly table: BoardProps<Platformer>
  onHand(hand: Hand): void
  onClose(): void
}

/** The Hero's Ability, Items, Potions, Artifacts, and the Event in force. */
function Own({ table, onHand, onClose }: OwnProps) {
  const { view } = table.seen
  const seat = table.viewer === 'spectator' ? view.active : table.viewer
  const me = view.players[seat]
  const ability = ownAbility(table)
  if (me === undefined || me.hero === 'none' || ability === undefined) return undefined
  const hero = heroCard(view, me)
  const event = view.events.at(-1)
  const cards = ownCards(table, hand => {
    onHand(hand)
    onClose()
  })
  return (
    <div className="pl-cards">
      <article className="pl-card pl-card-hero" data-exhausted={me.ready ? undefined : ''}>
        <span className="pl-card-head">
          <b className="pl-card-name">
            {hero.name}: {hero.ability}
          </b>
          <small className="pl-card-kind">
            {hero.kind === 'passive' ? 'Passive' : me.ready ? 'Once per Turn' : 'exhausted'}
          </small>
        </span>
        <span className="pl-card-text">
          {hero.text} A star is {sayStar(hero.star)}.
        </span>
        {ability.used && (
          <button type="button" className="pl-act" aria-disabled={!ability.possible} onClick={ability.onAct}>
            Use it{ability.danger !== undefined && <small className="pl-danger">{ability.danger}</small>}
          </button>
        )}
      </article>
      {cards.map(card => (
        <Card key={card.id} {...card} />
      ))}
      {event !== undefined && event !== 'EV08' && <Card id={event} />}
    </div>
  )
}
