import type { BoardProps } from '../../board.ts'
import { NONE } from '../content/board.ts'
import { type ElectroDungeon, seatOf } from '../state.ts'
import { SignIcon } from './Sign.tsx'
import { letterOf } from './seats.ts'

/** Above the maze: the round, whose turn it is, and what the move has left. */
export function Strip({ seen, sitters }: BoardProps<ElectroDungeon>) {
  const { view } = seen
  const { leader, die, points, stage } = view.turn
  const name = sitters.find(({ seat }) => seat === seatOf(leader))?.player
  const left = view.lastRound - view.round
  return (
    <div className="ed-strip">
      <span className="ed-strip-round">
        {view.round === 0 ? 'Setting up' : `Round ${view.round} of ${view.lastRound}`}
        {view.round > 0 && left < 5 && <b> {left === 0 ? 'the last one' : `${left} left`}</b>}
      </span>
      {view.round > 0 && (
        <span className={leader === NONE ? 'ed-strip-turn' : `ed-strip-turn ed-seat-${leader}`}>
          {leader === NONE ? 'The Master of Fates' : `${letterOf(leader)} · ${name ?? ''}`}
        </span>
      )}
      {stage === 'moving' && leader !== NONE && (
        <span className="ed-strip-points">
          <SignIcon name="move" /> {points} of {die}
        </span>
      )}
    </div>
  )
}
