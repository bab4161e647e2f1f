import { upTo } from '../../../content/pick.ts'
import { ROUNDS } from '../../../rules/13-trials/undercut.ts'
import type { Undercut } from '../../../state/trials.ts'
import { labelMove } from '../../../words/trials/moves.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** Five keys, and a ledger of what they brought. */
export function UndercutPanel(props: PanelProps<Undercut>) {
  const { seen, names, offers, onMove } = props
  return (
    <Arena
      {...props}
      stage={`Round ${Math.min(ROUNDS, seen.rounds.length + 1)} of ${ROUNDS}`}
      scores={seen.scores}
      note={offers.length > 0 ? 'High scores more, unless somebody is just below you.' : 'The others are choosing.'}
      hand={
        <div className="ed-numbers">
          {upTo(5).map(i => (
            <MoveButton
              key={i}
              move={['number', i + 1]}
              offers={offers}
              className="ed-number-key"
              name={labelMove(['number', i + 1])}
              onMove={onMove}
            >
              {i + 1}
            </MoveButton>
          ))}
        </div>
      }
    >
      <table className="ed-ledger">
        <thead>
          <tr>
            <th scope="col">Round</th>
            {[...seen.who.keys()].map(who => (
              <th key={who} scope="col">
                {names[who]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {upTo(ROUNDS).map(round => {
            const played = seen.rounds[round]
            return (
              <tr key={round} data-now={round === seen.rounds.length ? '' : undefined}>
                <th scope="row">{round + 1}</th>
                {[...seen.who.keys()].map(who => (
                  <td
                    key={who}
                    data-cut={
                      played !== undefined && (played.gained[who] ?? 0) < (played.chosen[who] ?? 0) ? '' : undefined
                    }
                  >
                    {played === undefined ? (
                      '·'
                    ) : (
                      <>
                        {played.chosen[who]} <small>+{played.gained[who]}</small>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Arena>
  )
}
