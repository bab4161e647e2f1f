import { sameData } from '@undercroft/kernel'
import { useEffect, useRef } from 'react'
import type { BoardProps } from '../../board.ts'
import { priceFor } from '../cards.ts'
import { HEROES } from '../content/heroes.ts'
import type { Choice, Platformer } from '../state.ts'
import { Card } from './Card.tsx'
import { EMPTY, type Hand } from './hand.ts'
import { CoinIcon } from './Icons.tsx'

interface DrawerProps {
  readonly table: BoardProps<Platformer>
  readonly drawer: 'shop' | 'cards'
  onHand(hand: Hand): void
  onClose(): void
}

/** What lies beside the tower and is wanted now and then: the Shop, or one's own cards. */
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
        <h3>{drawer === 'shop' ? 'The Shop' : 'Your cards'}</h3>
        <button type="button" className="pl-close" onClick={onClose} title="Close (Escape)">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6L18 18M18 6L6 18" />
          </svg>
          <span className="pl-unseen">Close</span>
        </button>
      </header>
      {drawer === 'shop' ? <Shop table={table} /> : <Own table={table} onHand={onHand} onClose={onClose} />}
    </section>
  )
}

/** A click does what is offered, or is told why it is not. */
function acts({ ask, choose, explain }: BoardProps<Platformer>, choice: Choice) {
  const possible = ask?.options.some(each => sameData(each, choice)) === true
  return { possible, onAct: () => (possible ? choose(choice) : explain(choice)) }
}

/** PL-2.10, PL-14.1: three Items and three Potions. */
export function Shop({ table }: { readonly table: BoardProps<Platformer> }) {
  const { view } = table.seen
  const seat = table.viewer === 'spectator' ? view.active : table.viewer
  return (
    <div className="pl-shop">
      <p className="pl-shop-purse">
        You have <CoinIcon /> <b>{view.players[seat]?.coins ?? 0}</b>. Decks: {view.itemDeck.length} Items,{' '}
        {view.potionDeck.length + view.potionBottom.length} Potions.
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
              {...acts(table, ['buy', card])}
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
  if (me === undefined || me.hero === 'none') return undefined
  const hero = HEROES[me.hero]
  const ability = acts(table, ['ability'])
  const artifacts = view.artifacts.filter(({ owner }) => owner === seat)
  const event = view.events.at(-1)
  const asksNow = table.ask?.phase === 'actions'
  // These two give a Symbol: one takes them in hand, and then points at what it is for.
  const take = (card: 'wild' | 'hammer') => {
    onHand({ ...EMPTY, card })
    onClose()
  }
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
          {hero.text} A star is a {hero.star.join(' or a ')}.
        </span>
        {hero.kind === 'once' && me.hero !== 'HE6' && (
          <button type="button" className="pl-act" aria-disabled={!ability.possible} onClick={ability.onAct}>
            Use it
          </button>
        )}
      </article>
      {me.items.map(({ card, ready }) => (
        <Card key={card} id={card} exhausted={!ready} action="Use" {...acts(table, ['use', card])} />
      ))}
      {[...new Set(me.potions)].map(card => {
        const many = me.potions.filter(each => each === card).length
        const wild = card === 'PO5' && asksNow
        const does = wild ? { possible: true, onAct: () => take('wild') } : acts(table, ['drink', card])
        return <Card key={card} id={card} many={many} action={wild ? 'Take in hand' : 'Drink'} {...does} />
      })}
      {artifacts.map(({ card, ready }) => {
        const hammer = card === 'AR10' && asksNow && ready
        const does = hammer ? { possible: true, onAct: () => take('hammer') } : acts(table, ['use', card])
        return <Card key={card} id={card} exhausted={!ready} action={hammer ? 'Take in hand' : 'Use'} {...does} />
      })}
      {event !== undefined && (
        <Card id={event} {...(event === 'EV08' ? { action: 'Use', ...acts(table, ['use', event]) } : {})} />
      )}
    </div>
  )
}
