import type { BoardProps } from '../../board.ts'
import type { TileAccess } from '../rules/04-access-and-opening/access.ts'
import type { WithoutMasters } from '../state/state.ts'
import { Routes } from './Routes.tsx'

interface OpeningProps {
  readonly table: BoardProps<WithoutMasters>
  readonly access: readonly TileAccess[]
  readonly shown: TileAccess | undefined
  onShow(tile: TileAccess | undefined): void
}

/** The Hero looks at the setup: a way to every tile, and how to answer. */
export function Opening({ table, access, shown, onShow }: OpeningProps) {
  const mayAnswer = table.ask?.phase === 'opening'
  return (
    <aside className="wm-opening" aria-label="The setup">
      <h2>{mayAnswer ? 'Can you do this one?' : 'The dog has a look around'}</h2>
      <p>Every tile can be reached. Point at one to see how.</p>
      <Routes tiles={access} shown={shown} onShow={onShow} stays />
      {mayAnswer && (
        <div className="wm-opening-answers">
          <button type="button" className="wm-button wm-button-main" onClick={() => table.choose(['accept'])}>
            Accept
            <small>you have the first turn</small>
          </button>
          <button type="button" className="wm-button" onClick={() => table.choose(['complain'])}>
            Complain
            <small>nothing changes, and the Game Master begins</small>
          </button>
        </div>
      )}
    </aside>
  )
}
