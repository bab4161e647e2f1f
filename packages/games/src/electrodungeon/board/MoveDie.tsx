import type { BoardProps } from '../../board.ts'
import { NONE } from '../content/board.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { GlyphIcon } from './Glyph.tsx'
import { Die } from './tasks/lab/Die.tsx'

/** The Move die as it lies (ED-5.2), and how many of its points are left. */
export function MoveDie({ seen, ask }: Pick<BoardProps<ElectroDungeon>, 'seen' | 'ask'>) {
  const { die, leader, stage, points, rolls } = seen.view.turn
  const moving = stage === 'moving'
  if (leader === NONE || die === 0 || !(moving || ask?.phase === 'rolled')) return undefined
  return (
    <span className="ed-move-die">
      <span key={rolls} className="ed-tumble">
        <Die face={die} />
      </span>
      {moving && (
        <span className="ed-strip-points">
          <GlyphIcon name="move" /> {points} of {die}
          <span className="unseen"> steps left</span>
        </span>
      )}
    </span>
  )
}
