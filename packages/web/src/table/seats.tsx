import { Countdown } from '@undercroft/games/drawing'
import { Icon } from '../shell/icons.tsx'
import { SeatMark } from '../shell/seat-mark.tsx'
import { HouseLines } from './house-note.tsx'
import type { TableProps } from './open-table.tsx'
import { ThinkingBar } from './thinking-bar.tsx'

/** Who sits here, who is being asked, who has won. */
export function Seats(props: TableProps) {
  const { board, state, client, extras } = props
  const { seen, sitters, viewer } = board
  const { now } = state
  return (
    <>
      <ul className="seats">
        {sitters.map(({ seat, name, role, player, bot }) => {
          const deciding = seen.deciding.some(each => each.seat === seat)
          const answered = seen.answered.some(each => each.seat === seat)
          const clock = board.clocks?.find(each => each.seat === seat)
          const won = seen.outcome?.winners.includes(seat) === true
          const thinking = deciding && now.thinking?.seat === seat ? now.thinking : undefined
          return (
            <li key={name} className="seat" data-deciding={deciding} data-won={won}>
              <SeatMark seat={seat}>{name.slice(0, 2)}</SeatMark>
              <div className="seat-words">
                <span className="seat-player">
                  {player}
                  {seat === viewer && <span className="tag">you</span>}
                  {bot && (
                    <span className="seat-bot">
                      <Icon name="cog" />
                      <span className="unseen">bot</span>
                    </span>
                  )}
                </span>
                <span className="seat-role">
                  {role}
                  {deciding && (thinking === undefined ? ' · to move' : ' · thinking')}
                  {answered && ' · ready'}
                  {won && ' · winner'}
                </span>
                {thinking && <ThinkingBar key={thinking.from} {...thinking} />}
              </div>
              {extras?.seat(seat)}
              {clock !== undefined && <Countdown endsAt={clock.endsAt} className="clock" />}
              {deciding && (
                <span className="seat-thinks" aria-hidden="true">
                  <Icon name="hourglass" />
                </span>
              )}
              {won && (
                <span className="seat-laurels" aria-hidden="true">
                  <Icon name="laurels" />
                </span>
              )}
              {(now.card.opened === true || now.outcome !== undefined) && (
                <button
                  type="button"
                  className="button button-quiet button-small"
                  aria-pressed={viewer === seat}
                  onClick={() => client.lookAs(viewer === seat ? 'spectator' : seat)}
                >
                  <Icon name="eye" />
                  <span className="unseen">Look through the eyes of {player}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {now.card.lots === true && <p className="seats-lots">Places drawn at random</p>}
      <HouseLines {...props} />
      {extras?.belowSeats}
    </>
  )
}
