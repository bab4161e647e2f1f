import type { BoardProps } from '../../board.ts'
import { BOX } from '../content/box.ts'
import { NOWHERE, nameOf } from '../content/cells.ts'
import { FIGURES } from '../content/units.ts'
import { boxOf } from '../state/box.ts'
import { contentOf, unitOf } from '../state/content.ts'
import { dugInAfter } from '../state/options.ts'
import type { WithoutMasters } from '../state/state.ts'
import { points } from '../words/labels.ts'
import { FigurePiece } from './FigurePiece.tsx'
import { breedOf, figureName } from './figures.ts'
import { Paw } from './Paw.tsx'
import { TileIcon } from './Status.tsx'
import { useStage } from './stage.ts'

/** Beside the board: how the dog is doing, who is after it, and what is left in the box. */
export function Side({ seen, showing, options }: BoardProps<WithoutMasters>) {
  const { view } = useStage(seen.view, showing)
  const { numbers, hero } = contentOf(view)
  const slots = Math.max(0, numbers.enemies - view.enemies.length - view.died)
  const dugIn = dugInAfter(options)
  return (
    <div className="wm-side">
      <section className="wm-card">
        <h3>The dog</h3>
        <p className="wm-steps">
          {Array.from({ length: numbers.setups }, (_, i) => i + 1).map(setup => (
            <span
              key={setup}
              data-now={setup === view.setup ? '' : undefined}
              data-done={setup < view.setup ? '' : undefined}
            >
              {setup < view.setup ? '✓' : setup}
            </span>
          ))}
          yard {view.setup} of {numbers.setups}
        </p>
        <p>
          Turn {view.turn} of {options.turnLimit} in this yard
          <meter className="wm-meter" min={0} max={options.turnLimit} value={view.turn} aria-label="Hero turns used" />
        </p>
        <p className="wm-bones">
          {Array.from({ length: view.treats }, (_, i) => i).map(i => (
            <TileIcon key={i} kind="treat" />
          ))}
          <b>
            {view.treats} {view.treats === 1 ? 'treat' : 'treats'}
          </b>
        </p>
        <p className="wm-paws-left">
          {Array.from({ length: hero.mp }, (_, i) => i).map(i => (
            <Paw key={i} spent={i >= view.mp} />
          ))}
          <span>{view.mp} move points</span>
        </p>
        <p className="wm-line">
          In its mouth: {view.held === 'nothing' ? 'nothing' : <TileIcon kind={view.held} />}
          {view.held !== 'nothing' && <b>{view.held === 'ball' ? 'a tennis ball' : 'the key'}</b>}
        </p>
      </section>
      <section className="wm-card">
        <h3>After it</h3>
        {view.hero !== NOWHERE && view.enemies.length === 0 && <p>Nobody, for now.</p>}
        <ul className="wm-foes">
          {view.enemies.map(({ figure, cell, damage, stayed }) => {
            const { mp, climbs, hitsFrom, takes, toughness } = unitOf(view, figure)
            return (
              <li key={figure}>
                <svg viewBox="-30 -56 60 76" aria-hidden="true">
                  <FigurePiece who={figure} damage={damage} life={toughness} />
                </svg>
                <span>
                  <b>{figureName(figure)}</b> ({FIGURES[figure]}) on {nameOf(cell)}
                  <small>
                    {breedOf(figure)}, {points(mp)}, {climbs ? 'climbs' : 'cannot climb'}; takes {takes} on {hitsFrom}
                    –6; {toughness - damage} of {toughness} life
                    {dugIn > 0 && `; stayed ${stayed} of ${dugIn} turns${stayed >= dugIn ? ': dug in' : ''}`}
                  </small>
                </span>
              </li>
            )
          })}
        </ul>
        <p hidden={view.hero === NOWHERE}>
          {view.died > 0 && <b>{view.died} died this turn. </b>}
          {slots === 0 ? 'No more can spawn now.' : `${slots} more could spawn.`}
        </p>
        {view.lure !== NOWHERE && (
          <p className="wm-lure-line">The ball on {nameOf(view.lure)} lures everybody this turn.</p>
        )}
      </section>
      <BoxCard view={view} />
    </div>
  )
}

const BOX_NAMES: readonly (readonly [keyof typeof BOX, string])[] = [
  ['treat', 'treats'],
  ['ball', 'tennis balls'],
  ['key', 'key'],
  ['light', 'raccoons (light)'],
  ['heavy', 'mowers (heavy)'],
  ['short', 'short crates'],
  ['tall', 'tall crate'],
  ['spawn', 'burrows'],
  ['end', 'kennel'],
  ['lockedEnd', 'locked kennel'],
]

function BoxCard({ view }: { readonly view: Parameters<typeof boxOf>[0] }) {
  const box = boxOf(view)
  return (
    <details className="wm-card">
      <summary>In the box</summary>
      <ul className="wm-box">
        {BOX_NAMES.map(([piece, name]) => (
          <li key={piece}>
            <b>{box[piece]}</b> of {piece === 'treat' ? contentOf(view).numbers.treats : BOX[piece]} {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
