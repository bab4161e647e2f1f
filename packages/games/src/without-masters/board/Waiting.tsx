import type { BoardProps } from '../../board.ts'
import { contentOf } from '../state/content.ts'
import { GM, type WithoutMasters } from '../state/state.ts'
import { Cover } from './Cover.tsx'

/** While the Game Master builds there is nothing to be seen (WM-13.2). */
export function Waiting({ table }: { readonly table: BoardProps<WithoutMasters> }) {
  const { seen, sitters, viewer } = table
  const gm = sitters.find(({ seat }) => seat === GM)?.player ?? 'The Game Master'
  const { setup, treats, held } = seen.view
  return (
    <div className="wm-table wm-waiting">
      <div className="wm-waiting-picture" aria-hidden="true">
        <Cover />
      </div>
      <div className="wm-waiting-words" role="status">
        <h2>
          Yard {setup} of {contentOf(seen.view).numbers.setups}
        </h2>
        <p>{viewer === GM ? 'Build the yard in the editor.' : `${gm} is building the yard.`}</p>
        <p>
          The dog has {treats} {treats === 1 ? 'treat' : 'treats'}
          {held === 'nothing' ? '' : ` and the ${held}`}.
        </p>
      </div>
    </div>
  )
}
