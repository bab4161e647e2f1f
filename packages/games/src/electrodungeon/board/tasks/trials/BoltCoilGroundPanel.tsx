import { BEATS, ROUNDS } from '../../../rules/13-trials/bolt-coil-ground.ts'
import { SIGNS } from '../../../state/trial-moves.ts'
import type { BoltCoilGround } from '../../../state/trials.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { Emblem } from '../lab/Emblem.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** Three signs on cards, laid face down and turned together. */
export function BoltCoilGroundPanel(props: PanelProps<BoltCoilGround>) {
  const { seen, names, offers, onMove } = props
  const last = seen.rounds.at(-1)
  return (
    <Arena
      {...props}
      stage={`Round ${Math.min(ROUNDS, seen.rounds.length + 1)} of ${ROUNDS}`}
      isIn={seen.isIn}
      note={offers.length > 0 ? 'Choose a sign; nobody sees it yet.' : 'The signs are chosen in secret.'}
      hand={
        <div className="ed-signs">
          {SIGNS.map(sign => (
            <MoveButton key={sign} move={['show', sign]} offers={offers} className="ed-sign-card" onMove={onMove}>
              <Emblem name={sign} />
              <b>
                <span className="unseen">Show </span>
                {sign}
              </b>{' '}
              <small>beats {BEATS[sign]}</small>
            </MoveButton>
          ))}
        </div>
      }
    >
      <ul className="ed-shown-signs" aria-label="The last round">
        {[...seen.who.keys()].map(who => {
          const sign = last?.[who] ?? 'none'
          return (
            <li key={who} data-sign={sign}>
              <span className="ed-sign-card" data-down={sign === 'none' ? '' : undefined}>
                {sign === 'none' ? <Emblem name="fuse" /> : <Emblem name={sign} />}
                <b>{sign === 'none' ? ' ' : sign}</b>
              </span>
              <span>{names[who]}</span>
            </li>
          )
        })}
      </ul>
    </Arena>
  )
}
