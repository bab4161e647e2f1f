import type { BloodPrice } from '../../../state/trials.ts'
import { labelMove } from '../../../words/trials/moves.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** Vials of Live, staked in secret and opened together. */
export function BloodPricePanel(props: PanelProps<BloodPrice>) {
  const { seen, me, names, offers, onMove } = props
  const open = seen.bids.length > 0
  const own = me === undefined ? undefined : seen.who[me]
  return (
    <Arena
      {...props}
      stage={open ? 'The bids lie open' : 'Secret bids'}
      note={offers.length > 0 ? `You have ${own?.live ?? 0} Live. The winner pays its bid.` : 'The others are bidding.'}
      hand={
        <div className="ed-stakes">
          {offers.map(move => (
            <MoveButton
              key={move[1]}
              move={move}
              offers={offers}
              className="ed-stake"
              name={labelMove(move)}
              onMove={onMove}
            >
              <Vial level={Number(move[1]) / Math.max(1, (own?.live ?? 1) - 1)} />
              <b>{move[1]}</b>
            </MoveButton>
          ))}
        </div>
      }
    >
      <div className="ed-bids">
        {[...seen.who.entries()].map(([who, { live, shade }]) => {
          const bid = seen.bids[who]
          return (
            <figure key={who} className="ed-bid" data-best={open && bid === Math.max(...seen.bids) ? '' : undefined}>
              <Vial level={bid === undefined ? 0 : bid / Math.max(1, shade ? 3 : live - 1)} corked={!open} />
              <figcaption>
                {names[who]}: <b>{bid ?? '?'}</b>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </Arena>
  )
}

function Vial({ level, corked = false }: { readonly level: number; readonly corked?: boolean }) {
  return (
    <svg className="ed-vial" viewBox="0 0 40 70" aria-hidden="true">
      {!corked && <rect className="ed-blood" x="9" y={62 - 42 * level} width="22" height={42 * level} />}
      <path className="ed-vial-glass" d="M13 8v10q-6 3-6 9v29q0 8 8 8h10q8 0 8-8V27q0-6-6-9V8z" fill="url(#ed-glass)" />
      <rect x="11" y="2" width="18" height="9" rx="2" fill={corked ? 'url(#ed-copper)' : 'url(#ed-brass)'} />
      {corked && (
        <text className="ed-vial-text" x="20" y="48">
          ?
        </text>
      )}
    </svg>
  )
}
