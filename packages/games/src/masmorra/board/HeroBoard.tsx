import type { BoardProps } from '../../board.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { boxOf, contentOf } from '../state/content.ts'
import type { Masmorra } from '../state/state.ts'
import { Abilities } from './Abilities.tsx'
import { CrestIcon, seatStyle } from './Crest.tsx'
import { GlyphIcon } from './Glyph.tsx'
import type { GlyphName } from './glyphs.ts'
import { Track } from './Track.tsx'

type Props = BoardProps<Masmorra> & { readonly player: number }

/** MA-1.4, MA-14.5 */
const MOST = 6

/** A Hero's board: life, gold, Free Step, the experience track, and its abilities with what they cost. */
export function HeroBoard({ player, ...table }: Props) {
  const { seen, ask, sitters, choose } = table
  const { view } = seen
  const hero = view.heroes[player]
  if (hero === undefined) return undefined
  const active = view.turn.player === player
  const free = active ? ask?.options.find(([verb]) => verb === 'freeStep') : undefined
  return (
    <section className="ma-board" style={seatStyle(player)} data-active={active ? '' : undefined}>
      <h3>
        <CrestIcon player={player} hero={hero.id} />
        {hero.id === 'none' ? 'No Hero yet' : HERO_NAMES[hero.id]}{' '}
        <span className="ma-board-player">{sitters[player]?.player ?? ''}</span>
        <span className="ma-board-cards" title="Treasure Cards">
          <GlyphIcon name="card" /> {view.handSizes[player] ?? 0}
          <span className="unseen"> Treasure Cards</span>
        </span>
      </h3>
      <p className="ma-board-row">
        <Pips name="heart" kind="life" says={`${hero.lp} of ${MOST} Life Points`} filled={hero.lp} />
        <Pips name="coin" kind="coin" says={`${hero.gold} of ${MOST} gold`} filled={hero.gold} />
      </p>
      <Track xp={hero.xp} mode={view.options.mode} goal={boxOf(view).goal} arrows={contentOf(view).arrows} />
      <p className="ma-board-row">
        {free === undefined ? (
          <span data-spent={hero.freeStep ? undefined : ''}>
            <GlyphIcon name="S" /> Free Step{!hero.freeStep && ' used'}
          </span>
        ) : (
          <button type="button" className="ma-act ma-act-small" onClick={() => choose(free)}>
            <GlyphIcon name="S" /> Free Step
          </button>
        )}
        {hero.captive && (
          <span title="Schmetterling: one extra re-roll">
            <GlyphIcon name="schmetterling" /> Schmetterling
          </span>
        )}
        {hero.lying && <b className="ma-lies">lies on the floor</b>}
      </p>
      {hero.id !== 'none' && <Abilities hero={hero.id} learned={hero.learned} active={active} {...table} />}
    </section>
  )
}

interface PipsProps {
  readonly name: GlyphName
  readonly kind: 'life' | 'coin'
  readonly says: string
  readonly filled: number
}

function Pips({ name, kind, says, filled }: PipsProps) {
  return (
    <span className={`ma-pips ma-pips-${kind}`} role="img" aria-label={says} title={says}>
      {Array.from({ length: MOST }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
        <span key={i} data-filled={i < filled ? '' : undefined}>
          <GlyphIcon name={name} />
        </span>
      ))}
    </span>
  )
}
