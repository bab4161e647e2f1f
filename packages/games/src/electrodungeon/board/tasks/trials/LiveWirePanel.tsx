import { upTo } from '../../../content/pick.ts'
import { bankIn, LAST_BANK, ROUNDS } from '../../../rules/13-trials/live-wire.ts'
import type { LiveWire } from '../../../state/trials.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { Die } from '../lab/Die.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** A wire that gets hotter each round. */
export function LiveWirePanel(props: PanelProps<LiveWire>) {
  const { seen, me, offers, onMove } = props
  const { round } = seen
  const scores = seen.banks.map((bank, who) => (seen.holding[who] ? '…' : bank))
  return (
    <Arena
      {...props}
      stage={`Round ${round} of ${ROUNDS}`}
      scores={scores}
      note={
        offers.length > 0
          ? `Let go and bank ${bankIn(round)}, or hold: ${round} in 6 to be thrown off with nothing.`
          : me !== undefined && !seen.holding[me]
            ? `You banked ${seen.banks[me]}.`
            : 'The others are choosing.'
      }
      hand={
        <div className="ed-pair">
          <MoveButton move={['grip']} offers={offers} className="ed-lab-button ed-lab-main" onMove={onMove} />
          <MoveButton move={['letGo']} offers={offers} className="ed-lab-button" onMove={onMove}>
            Let go, bank {bankIn(round)}
          </MoveButton>
        </div>
      }
    >
      <div className="ed-wire">
        <ol className="ed-wire-steps">
          {upTo(ROUNDS).map(i => (
            <li key={i} data-now={i + 1 === round ? '' : undefined} data-past={i + 1 < round ? '' : undefined}>
              <b>{i + 1}</b>
              <small>bank {bankIn(i + 1)}</small>
              <small>{i + 1} in 6</small>
              {seen.dice[i] !== undefined && <Die face={seen.dice[i]} tone={seen.dice[i] <= i + 1 ? 'bad' : 'plain'} />}
            </li>
          ))}
          <li>
            <b>end</b>
            <small>bank {LAST_BANK}</small>
          </li>
        </ol>
        <svg
          className="ed-wire-drawing"
          data-round={round}
          viewBox="0 0 480 90"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="ed-wire-glow" d="M0 40q120 50 240 8t240 0" />
          <path className="ed-wire-core" d="M0 40q120 50 240 8t240 0" />
        </svg>
        <p className="ed-wire-hands">
          {seen.holding.filter(Boolean).length} of {seen.who.length} still hold the wire
        </p>
      </div>
    </Arena>
  )
}
