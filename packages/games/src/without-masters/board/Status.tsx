import { contentOf } from '../state/content.ts'
import type { Options } from '../state/options.ts'
import type { View } from '../state/view.ts'
import { Paw } from './Paw.tsx'
import { TilePiece } from './TilePiece.tsx'

/** Above the board: how far the Hero is, and what the Hero has left. */
export function Status({ view, options }: { readonly view: View; readonly options: Options }) {
  return (
    <div className="wm-status">
      <span className="wm-fact">
        <span className="wm-fact-name">Yard</span>
        <b>
          {view.setup}/{contentOf(view).numbers.setups}
        </b>
      </span>
      {view.turn > 0 && (
        <span className="wm-fact">
          <span className="wm-fact-name">Turn</span>
          <b>
            {view.turn}/{options.turnLimit}
          </b>
        </span>
      )}
      <span className="wm-fact wm-paws-left">
        <span className="unseen">{view.mp} move points left</span>
        {Array.from({ length: contentOf(view).hero.mp }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prints in a row have nothing but their place
          <Paw key={i} spent={i >= view.mp} />
        ))}
      </span>
      <span className="wm-fact">
        <TileIcon kind="treat" />
        <b>{view.treats}</b>
        <span className="unseen">{view.treats === 1 ? 'treat' : 'treats'}</span>
      </span>
      <span className="wm-fact wm-mouth">
        <span className="wm-fact-name">Mouth</span>
        {view.held === 'nothing' ? <b>empty</b> : <TileIcon kind={view.held} />}
        {view.held !== 'nothing' && <span className="unseen">{view.held}</span>}
      </span>
    </div>
  )
}

/** A tile as it is on the board, in a line of text. */
export function TileIcon({ kind }: { readonly kind: Parameters<typeof TilePiece>[0]['kind'] }) {
  return (
    <svg className="wm-tile-icon" viewBox="-25 -30 50 46" aria-hidden="true">
      <TilePiece kind={kind} />
    </svg>
  )
}
