import type { ReactNode } from 'react'
import { ARTIFACTS, type ArtifactId } from '../content/artifacts.ts'
import { ATTACKS, type AttackId, BOSS_TOKENS, type BossToken, RANGES } from '../content/bosses.ts'
import { EVENT_TIMES, EVENTS, type EventId } from '../content/events.ts'
import { ITEMS, type ItemId } from '../content/items.ts'
import { POTIONS, type PotionId } from '../content/potions.ts'
import { DieIcon } from './Die.tsx'
import { GlyphIcon } from './Glyph.tsx'
import { CoinIcon } from './Icons.tsx'
import { type CardId, cardGlyph } from './pieces.ts'

/** What is printed on a card. */
export interface CardText {
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly tone: 'item' | 'potion' | 'artifact' | 'event' | 'attack' | 'token'
  readonly rule: 'PL-14.5' | 'PL-14.6' | 'PL-14.8' | 'PL-18.2' | 'PL-19.3' | 'PL-16.6' | 'PL-16.20'
}

export function cardText(id: CardId): CardText {
  if (Object.hasOwn(ITEMS, id)) {
    const { name, kind, text } = ITEMS[id as ItemId]
    return {
      name,
      text,
      tone: 'item',
      kind: kind === 'passive' ? 'Passive' : 'Exhaust',
      rule: kind === 'passive' ? 'PL-14.5' : 'PL-14.6',
    }
  }
  if (Object.hasOwn(POTIONS, id)) {
    const { name, text } = POTIONS[id as PotionId]
    return { name, text, tone: 'potion', kind: 'Potion', rule: 'PL-14.8' }
  }
  if (Object.hasOwn(ARTIFACTS, id)) {
    const { name, text, kind, condition } = ARTIFACTS[id as ArtifactId]
    const use = kind === 'passive' ? 'Passive' : 'Exhaust'
    return { name, text, tone: 'artifact', kind: `${use}. ${condition} to take it`, rule: 'PL-18.2' }
  }
  if (Object.hasOwn(EVENTS, id)) {
    const { name, text, time } = EVENTS[id as EventId]
    return { name, text, tone: 'event', kind: `Event, ${EVENT_TIMES[time]}`, rule: 'PL-19.3' }
  }
  if (Object.hasOwn(ATTACKS, id)) {
    const { name, effects, range } = ATTACKS[id as AttackId]
    return { name, text: effects.join(' '), tone: 'attack', kind: `Hits ${RANGES[range]}`, rule: 'PL-16.6' }
  }
  const { name, text } = BOSS_TOKENS[id as BossToken]
  return { name, text, tone: 'token', kind: 'Boss token', rule: 'PL-16.20' }
}

interface CardProps {
  readonly id: CardId
  readonly price?: number
  /** Whether the card is exhausted, so that it cannot be used until it is refreshed. */
  readonly exhausted?: boolean
  /** The number of equal cards. */
  readonly many?: number
  /** What a click does, in a word or two. Without it the card cannot be clicked. */
  readonly action?: string
  /** Whether a click does it; if not, a click is told why. */
  readonly possible?: boolean
  /** The Hearts that it would cost. */
  readonly danger?: string | undefined
  /** Whether it is advised. */
  readonly lit?: boolean
  onAct?(): void
  onLook?(looks: boolean): void
  readonly children?: ReactNode
}

/** A card with its glyph, name, price, text and rule. */
export function Card({
  id,
  price,
  exhausted = false,
  many = 1,
  action,
  possible = false,
  danger,
  lit = false,
  onAct,
  onLook,
  children,
}: CardProps) {
  const { name, kind, text, tone, rule } = cardText(id)
  const face = (
    <>
      <span className="pl-card-glyph">
        <GlyphIcon name={cardGlyph(id)} />
      </span>
      <span className="pl-card-head">
        <b className="pl-card-name">
          {name}
          {many > 1 && ` ×${many}`}
        </b>
        <small className="pl-card-kind">
          {kind}
          {exhausted && <em> · exhausted</em>}
        </small>
      </span>
      {price !== undefined && (
        <span className="pl-card-price">
          <CoinIcon />
          <b>{price}</b>
          <span className="unseen"> {price === 1 ? 'Coin' : 'Coins'}</span>
        </span>
      )}
      {Object.hasOwn(ATTACKS, id) && (
        <span className="pl-card-price">
          <Indicator card={id as AttackId} />
        </span>
      )}
      <span className="pl-card-text">{text}</span>
      <span className="pl-card-foot">
        <small>{rule}</small>
        {danger !== undefined && <small className="pl-danger">{danger}</small>}
        {action !== undefined && <b className="pl-card-action">{action}</b>}
      </span>
      {children}
    </>
  )
  const classes = `pl-card pl-card-${tone}`
  const looks = { onPointerEnter: () => onLook?.(true), onPointerLeave: () => onLook?.(false) }
  if (onAct === undefined) {
    return (
      <article className={classes} data-exhausted={exhausted ? '' : undefined} {...looks}>
        {face}
      </article>
    )
  }
  return (
    <button
      type="button"
      className={classes}
      data-exhausted={exhausted ? '' : undefined}
      data-possible={possible ? '' : undefined}
      data-lit={lit ? '' : undefined}
      aria-disabled={!possible}
      onClick={onAct}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
      {...looks}
    >
      {face}
    </button>
  )
}

/** The face that makes the Boss resolve an Attack card. */
function Indicator({ card }: { readonly card: AttackId }) {
  const { indicator, boss } = ATTACKS[card]
  return <DieIcon kind={boss === 'medusa' ? 'enemy' : 'action'} face={indicator} />
}
