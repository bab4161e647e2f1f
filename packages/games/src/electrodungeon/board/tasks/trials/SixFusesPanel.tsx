import { upTo } from '../../../content/pick.ts'
import type { SixFuses } from '../../../state/trials.ts'
import { labelMove } from '../../../words/trials/moves.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** A prize on the block, and six fuses to burn for it. */
export function SixFusesPanel(props: PanelProps<SixFuses>) {
  const { seen, me, names, offers, onMove } = props
  const last = seen.rounds.at(-1)
  return (
    <Arena
      {...props}
      stage={`Prize ${Math.min(6, seen.rounds.length + 1)} of 6`}
      scores={seen.scores}
      note={
        offers.length > 0
          ? `Bid for the prize of ${seen.prize}. Still to come: ${seen.toCome.join(', ') || 'none'}.`
          : 'The others are bidding.'
      }
      hand={
        <div className="ed-fuse-hand">
          {offers.map(move => (
            <MoveButton
              key={move[1]}
              move={move}
              offers={offers}
              className="ed-fuse-key"
              name={labelMove(move)}
              onMove={onMove}
            >
              <FuseDrawing value={Number(move[1])} />
            </MoveButton>
          ))}
        </div>
      }
    >
      <div className="ed-auction">
        <div className="ed-prize">
          <svg viewBox="0 0 120 120" role="img" aria-label={`The prize is worth ${seen.prize}`}>
            <circle cx="60" cy="60" r="58" fill="url(#ed-halo)" />
            <path
              d="M60 8l15 14 20-4 4 20 17 12-9 18 9 18-17 12-4 20-20-4-15 6-15-6-20 4-4-20L4 86l9-18-9-18 17-12 4-20 20 4z"
              fill="url(#ed-brass)"
            />
            <circle className="ed-prize-face" cx="60" cy="66" r="30" />
            <text className="ed-prize-value" x="60" y="79">
              {seen.prize}
            </text>
          </svg>
        </div>
        <table className="ed-ledger">
          <tbody>
            {[...seen.who.keys()].map(who => (
              <tr key={who}>
                <th scope="row">{who === me ? 'You' : names[who]}</th>
                <td>
                  <span
                    className="ed-fuses-kept"
                    role="img"
                    aria-label={`Fuses left: ${seen.fuses[who]?.join(', ') || 'none'}`}
                  >
                    {upTo(6).map(i => (
                      <i key={i} data-burnt={seen.fuses[who]?.includes(i + 1) ? undefined : ''}>
                        {i + 1}
                      </i>
                    ))}
                  </span>
                </td>
                <td>
                  {last === undefined
                    ? ''
                    : `last bid ${last.bids[who]}${last.taker === who ? ` took ${last.prize}` : ''}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Arena>
  )
}

function FuseDrawing({ value }: { readonly value: number }) {
  return (
    <svg viewBox="0 0 44 96" aria-hidden="true">
      <rect x="6" y="14" width="32" height="68" rx="10" fill="url(#ed-glass)" className="ed-tank-glass" />
      <path className="ed-fuse-wire" d="M22 14c-8 8 8 10 0 18M22 66c8 8-8 8 0 16" />
      <rect x="3" y="4" width="38" height="16" rx="4" fill="url(#ed-brass)" />
      <rect x="3" y="76" width="38" height="16" rx="4" fill="url(#ed-brass)" />
      <text className="ed-fuse-value" x="22" y="58">
        {value}
      </text>
    </svg>
  )
}
