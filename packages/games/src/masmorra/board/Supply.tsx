import type { BoardProps } from '../../board.ts'
import { BOSS_SIDES } from '../content/bosses.ts'
import { tileFacts } from '../content/tiles.ts'
import type { Level, Masmorra } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { CELL } from './floor.ts'
import { GlyphIcon } from './Glyph.tsx'
import { bossesLeft, diceLeft, discarded, discardedEvil, type Stacks, stacksOf, type Tally } from './supply.ts'
import { Tile } from './Tile.tsx'

type Props = Pick<BoardProps<Masmorra>, 'seen'> & { readonly level: Level }

/**
 * What is left of everything: the next tile and how many lie under it; opened, also dice, cards, and what was
 * discarded.
 */
export function Supply({ seen, level }: Props) {
  const { view, frames } = seen
  const frame = frames.at(-1)
  const stacks = stacksOf(view, level)
  const laid = frame?.phase === 'place' ? frame.tile : undefined
  return (
    <details className="ma-supply">
      <summary>{stacks === undefined ? 'Supply' : <NextTile stacks={stacks} laid={laid} />}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="ma-supply-list" aria-label="Supply" tabIndex={0}>
        <Monsters view={view} />
        <Cards view={view} />
        {view.stacks.map((_, i) => {
          const each = stacksOf(view, i + 1)
          // biome-ignore lint/suspicious/noArrayIndexKey: the levels of the dungeon
          return each !== undefined && <LevelStacks key={i} level={i + 1} stacks={each} />
        })}
      </section>
    </details>
  )
}

function NextTile({ stacks, laid }: { readonly stacks: Stacks; readonly laid: string | undefined }) {
  const tile = laid ?? stacks.up
  const { name, side } = tile === undefined ? { name: 'No tile left', side: 1 } : tileFacts(tile)
  const wide = CELL * Math.max(1, side)
  return (
    <>
      {tile !== undefined && (
        <svg viewBox={`0 0 ${wide} ${wide}`} aria-hidden="true">
          <Tile tile={tile} x={0} y={0} turns={0} lit />
        </svg>
      )}
      <span className="ma-supply-next">
        <span className="ma-supply-word">{laid !== undefined ? 'To place: ' : tile === undefined ? '' : 'Next: '}</span>
        {name}
      </span>
      <span className="ma-supply-count">
        {stacks.left}
        <span className="ma-supply-word"> more</span>
      </span>
    </>
  )
}

function LevelStacks({
  level,
  stacks: { small, medium, left, stairs },
}: {
  readonly level: number
  readonly stacks: Stacks
}) {
  return (
    <section>
      <p className="ma-supply-title">
        Level {level}: {left} small, {sum(medium)} medium
      </p>
      {stairs !== undefined && (
        <p>Stairs {stairs.exact ? `${stairs.above} tiles down` : `at least ${stairs.above} tiles down`}</p>
      )}
      <Tallies of={[...small, ...medium]} none="No tile is left." />
    </section>
  )
}

function Monsters({ view }: { readonly view: View }) {
  const [minor, major] = [diceLeft(view, 'minor'), diceLeft(view, 'major')]
  const bosses = bossesLeft(view)
  return (
    <section>
      <p className="ma-supply-title">Monsters in the supply</p>
      <p>
        <span className="ma-supply-dice ma-spawn-minor" aria-hidden="true" /> {minor.left} of {minor.of} minor dice,{' '}
        <span className="ma-supply-dice ma-spawn-major" aria-hidden="true" /> {major.left} of {major.of} major dice
      </p>
      <p>{bosses.length === 0 ? 'No boss is left.' : bosses.map(boss => BOSS_SIDES[boss].blue.name).join(', ')}</p>
    </section>
  )
}

function Cards({ view }: { readonly view: View }) {
  return (
    <>
      <section>
        <p className="ma-supply-title">
          <GlyphIcon name="card" /> {view.deckSize} Treasure Cards, {view.discard.length} discarded
        </p>
        <Tallies of={discarded(view.discard)} none="No card is discarded." />
      </section>
      {view.options.mode === 'alliance' && (
        <section>
          <p className="ma-supply-title">
            <GlyphIcon name="malaphyas" /> {view.evilDeck.length} Evil cards, {view.evilDiscard.length} discarded
          </p>
          <Tallies of={discardedEvil(view.evilDiscard)} none="No Evil card is discarded." />
        </section>
      )}
    </>
  )
}

function Tallies({ of, none }: { readonly of: readonly Tally[]; readonly none: string }) {
  if (of.length === 0) return <p>{none}</p>
  return (
    <ul>
      {of.map(({ name, count }) => (
        <li key={name}>
          {name}
          {count > 1 && ` ×${count}`}
        </li>
      ))}
    </ul>
  )
}

function sum(all: readonly Tally[]): number {
  return all.reduce((total, { count }) => total + count, 0)
}
