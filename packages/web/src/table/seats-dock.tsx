import { Countdown } from '@undercroft/games/drawing'
import { memo } from 'react'
import { Icon } from '../shell/icons.tsx'
import { SeatMark } from '../shell/seat-mark.tsx'
import { DockHead } from './dock-head.tsx'
import type { TableProps } from './open-table.tsx'
import { Seats } from './seats.tsx'
import { ThinkingBar } from './thinking-bar.tsx'
import { actorAt } from './turn.ts'
import type { Docks } from './use-docks.ts'

interface SeatsDockProps extends TableProps {
  readonly docks: Docks
}

/** The left rim: who plays, as crests; open, everybody's whole sheet over the board's edge. */
export const SeatsDock = memo(function SeatsDock(props: SeatsDockProps) {
  const { docks, playable, board } = props
  const { Side } = playable.look
  if (!docks.isOpen('seats')) return <Crests {...props} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="dock table-seats" aria-label="Players" tabIndex={0} data-pinned={docks.isPinned('seats')}>
      <DockHead title="Players" dock="seats" docks={docks} />
      <Seats {...props} />
      {Side !== undefined && (
        <div className="table-beside">
          <Side {...board} />
        </div>
      )}
    </section>
  )
})

/** Who sits here and whose turn it is, as narrow as it can be. */
function Crests({ board, docks, extras, state }: SeatsDockProps) {
  const { seen, sitters, viewer, clocks } = board
  const { stage, now, looking } = state
  const newest = looking === undefined && stage.busy ? stage.showing.at(-1) : undefined
  const acting = newest === undefined ? undefined : actorAt(now.lines, newest.n)
  return (
    <nav className="rim rim-left" aria-label="Players">
      <button
        type="button"
        className="rim-crests"
        aria-expanded="false"
        aria-keyshortcuts="s"
        onClick={() => docks.set('seats', true)}
      >
        <span className="unseen">Open the players’ sheets.</span>
        {sitters.map(({ seat, name, player, bot }) => {
          const deciding = seen.deciding.some(each => each.seat === seat)
          const won = seen.outcome?.winners.includes(seat) === true
          const clock = clocks?.find(each => each.seat === seat)
          return (
            <span
              key={name}
              className="crest"
              data-deciding={acting === undefined ? deciding : seat === acting}
              data-mine={seat === viewer}
              data-won={won}
            >
              <SeatMark seat={seat}>{name.slice(0, 2)}</SeatMark>
              <span className="crest-name">{player}</span>
              <span className="crest-signs">
                {bot && <Icon name="cog" />}
                {won && <Icon name="laurels" />}
                {extras?.seat(seat)}
              </span>
              {clock !== undefined && <Countdown endsAt={clock.endsAt} className="clock" />}
              {acting === undefined && deciding && (
                <span className="crest-turn">{seat === viewer ? 'your turn' : 'thinks'}</span>
              )}
              {acting === undefined && deciding && now.thinking?.seat === seat && (
                <ThinkingBar key={now.thinking.from} {...now.thinking} />
              )}
              {seat === acting && <span className="crest-turn">plays</span>}
            </span>
          )
        })}
      </button>
    </nav>
  )
}
