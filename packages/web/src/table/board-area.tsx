import type { BoardProps } from '@undercroft/games/board'
import type { AnyChoice, Shape, Told } from '@undercroft/kernel'
import { memo } from 'react'
import type { Playable } from '../looks.ts'
import { counted } from '../shell/counted.ts'
import { DiceTray } from './dice.tsx'
import { FormArea } from './form-area.tsx'
import type { TableProps } from './open-table.tsx'
import { useSkipByClick } from './use-skip-by-click.ts'

interface BoardAreaProps extends TableProps {
  /** An answer that is pointed at in the list. */
  readonly pointed: AnyChoice | undefined
  /** Something of the past that is pointed at in the log. */
  readonly recalled: Told<Shape> | undefined
}

/** The board as large as it can be, and over its edges what is happening on it. */
export const BoardArea = memo(function BoardArea({ pointed, recalled, ...props }: BoardAreaProps) {
  const { client, state, playable, board } = props
  const { looking, stage, now } = state
  const skip = useSkipByClick(client, stage.busy && looking === undefined)
  return (
    <section className="table-board" aria-label="Board" {...skip}>
      <div className="board-frame">
        <ShownBoard look={playable.look} board={board} pointed={pointed} recalled={recalled} />
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
})

interface ShownBoardProps extends Pick<BoardAreaProps, 'pointed' | 'recalled'> {
  readonly look: Playable['look']
  readonly board: BoardProps<Shape>
}

/** Drawn again only if something on it changes, and not for what is said about it. */
const ShownBoard = memo(function ShownBoard({ look: { Board }, board, pointed, recalled }: ShownBoardProps) {
  return <Board {...board} pointed={pointed} recalled={recalled} />
})
