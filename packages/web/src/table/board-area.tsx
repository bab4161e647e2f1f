import { counted } from '../shell/counted.ts'
import { DiceTray } from './dice.tsx'
import { FormArea } from './form-area.tsx'
import type { TableProps } from './open-table.tsx'
import { useSkipByClick } from './use-skip-by-click.ts'

/** The board as large as it can be, and over its edges what is happening on it. */
export function BoardArea(props: TableProps) {
  const { client, state, playable, board } = props
  const { Board } = playable.look
  const { looking, stage, now } = state
  const skip = useSkipByClick(client, stage.busy && looking === undefined)
  return (
    <section className="table-board" aria-label="Board" {...skip}>
      <div className="board-frame">
        <Board {...board} />
      </div>
      <FormArea {...props} />
      {looking !== undefined && (
        <div className="caption caption-looking">
          <span>
            After {looking.step} of {counted(now.steps, 'move')}
          </span>
          <button type="button" className="button button-main button-small" onClick={() => client.lookAt(undefined)}>
            Back to now
          </button>
        </div>
      )}
      {now.readOnly && (
        <p className="caption caption-notice">This table is played in another tab: here you can only look.</p>
      )}
      <DiceTray {...props} />
    </section>
  )
}
