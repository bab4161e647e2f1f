import type { BoardProps } from '../../board.ts'
import { BOSS_TOKENS } from '../content/bosses.ts'
import { heroCard } from '../state/content.ts'
import { levelOf, NOWHERE } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { levelName } from '../words/narrate.ts'
import { BossToken } from './art/Tokens.tsx'
import { Card, cardText } from './Card.tsx'
import { DieIcon } from './Die.tsx'
import { HeroIcon } from './Figure.tsx'
import { GlyphIcon } from './Glyph.tsx'
import { Hearts, Purse } from './Icons.tsx'
import { cardGlyph, heroName, seatOf } from './pieces.ts'
import { StarUses } from './StarUses.tsx'

interface SheetProps {
  readonly view: View
  readonly seat: number
  readonly table: BoardProps<Platformer>
  /** Whether it is the viewer's own sheet, on which every card can be read. */
  readonly large: boolean
}

/** One player's Hero and belongings. */
export function Sheet({ view, seat, table, large }: SheetProps) {
  const player = view.players[seat]
  if (player === undefined) return undefined
  const { hero, hearts, coins, gems, special, items, potions, tokens, space, ready } = player
  const card = hero === 'none' ? undefined : heroCard(view, player)
  const who = table.sitters.find(each => each.seat === seat)?.player ?? ''
  const artifacts = view.artifacts.filter(({ owner }) => owner === seat)
  const cards = [
    ...items.map(({ card, ready: isReady }) => ({ card, exhausted: !isReady })),
    ...potions.map(card => ({ card, exhausted: false })),
    ...artifacts.map(({ card, ready: isReady }) => ({ card, exhausted: !isReady })),
  ]
  return (
    <section
      className="pl-sheet"
      aria-label={`${heroName(hero)}, ${who}`}
      data-active={seat === view.active ? '' : undefined}
      style={{ '--pl-seat': seatOf(seat).colour }}
    >
      <header className="pl-sheet-head">
        {hero !== 'none' && <HeroIcon hero={hero} seat={seat} />}
        <span className="pl-sheet-name">
          <b>{heroName(hero)}</b>
          <small>
            {who} · {space === NOWHERE ? 'off the map' : `on ${levelName(view.levels, levelOf(space))}`}
          </small>
        </span>
        <DieIcon kind="special" face={special} />
      </header>
      {card !== undefined && (
        <>
          <p className="pl-sheet-row">
            <Hearts left={hearts} full={card.health} />
            <Purse what="Coin" many={coins} />
            <Purse what="Gem" many={gems} />
          </p>
          <p className="pl-sheet-text">
            <b>{card.ability}</b>
            {!ready && ' (exhausted)'}: {card.text}
          </p>
          <p className="pl-sheet-text">
            <DieIcon kind="action" face="star" /> is <StarUses uses={card.star} />
          </p>
        </>
      )}
      {tokens.length > 0 && (
        <ul className="pl-sheet-tokens">
          {tokens.map(token => (
            <li key={token} title={BOSS_TOKENS[token].text}>
              <svg className="pl-token-icon" viewBox="-20 -20 40 40" aria-hidden="true">
                <BossToken glyph={cardGlyph(token)} tone={token} />
              </svg>
              {BOSS_TOKENS[token].name}
            </li>
          ))}
        </ul>
      )}
      {large ? (
        cards.length > 0 && (
          <div className="pl-cards">
            {cards.map(({ card, exhausted }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two Potions may be the same
              <Card key={`${i} ${card}`} id={card} exhausted={exhausted} />
            ))}
          </div>
        )
      ) : (
        <ul className="pl-sheet-tokens">
          {cards.map(({ card, exhausted }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two Potions may be the same
            <li key={`${i} ${card}`} title={cardText(card).text} data-exhausted={exhausted ? '' : undefined}>
              <GlyphIcon name={cardGlyph(card)} />
              {cardText(card).name}
              {exhausted && ' (exhausted)'}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
