import { chargeOf, FULL } from '../../../state/trial-secrets.ts'
import type { Capacitor } from '../../../state/trials.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { Die } from '../lab/Die.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** A Leyden jar for each; only one's own can be seen until all are done. */
export function CapacitorPanel(props: PanelProps<Capacitor>) {
  const { seen, me, names, offers, onMove } = props
  const own = me === undefined ? [] : (seen.rolls[me] ?? [])
  const charge = chargeOf(own)
  const over = seen.winner !== undefined
  const done = own.length > 0 && offers.length === 0
  return (
    <Arena
      {...props}
      stage={seen.replayed ? 'Once more, for those level' : 'Each alone, unseen'}
      isIn={seen.charging}
      note={
        offers.length > 0
          ? `You hold ${charge}. A 1 discharges it all: 1 in 6.`
          : done
            ? `You kept ${charge}. The others are charging, unseen.`
            : 'Somebody is charging, unseen.'
      }
      hand={
        <div className="ed-pair">
          <MoveButton move={['charge']} offers={offers} className="ed-lab-button ed-lab-main" onMove={onMove} />
          <MoveButton move={['keepCharge']} offers={offers} className="ed-lab-button" onMove={onMove}>
            Keep {charge}
          </MoveButton>
        </div>
      }
    >
      <div className="ed-jars">
        {[...seen.who.keys()].map(who => {
          const rolls =
            over || (seen.shown.length > 0 && !seen.charging[who]) ? (seen.shown[who] ?? []) : (seen.rolls[who] ?? [])
          const known = rolls.length > 0
          return (
            <figure key={who} className="ed-jar" data-lost={known && chargeOf(rolls) === 0 ? '' : undefined}>
              <Jar level={Math.min(1, chargeOf(rolls) / FULL)} hidden={!known} />
              <figcaption>
                <span>
                  {who === me ? 'You' : names[who]}: <b>{known ? chargeOf(rolls) : '?'}</b>
                </span>
                <span className="ed-jar-dice">
                  {[...rolls.entries()].map(([i, face]) => (
                    <Die key={i} face={face} tone={face === 1 ? 'bad' : 'plain'} />
                  ))}
                </span>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </Arena>
  )
}

function Jar({ level, hidden }: { readonly level: number; readonly hidden: boolean }) {
  return (
    <svg viewBox="0 0 80 130" aria-hidden="true">
      <path className="ed-jar-rod" d="M40 4v40" />
      <circle cx="40" cy="8" r="7" fill="url(#ed-brass)" />
      {hidden ? (
        <rect x="12" y="34" width="56" height="90" rx="10" fill="url(#ed-ebony)" />
      ) : (
        <rect
          className="ed-liquid ed-jar-charge"
          x="14"
          y="36"
          width="52"
          height="86"
          rx="6"
          style={{ transform: `scaleY(${level})`, transformOrigin: '40px 122px' }}
        />
      )}
      <rect className="ed-tank-glass" x="12" y="34" width="56" height="90" rx="10" fill="url(#ed-glass)" />
      <rect x="8" y="28" width="64" height="10" rx="4" fill="url(#ed-brass)" />
      {hidden && (
        <text className="ed-vial-text" x="40" y="92">
          ?
        </text>
      )}
    </svg>
  )
}
