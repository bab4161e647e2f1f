import { BOT_LEVELS, LEVELS } from '@undercroft/bots'
import type { SeatPlan } from '@undercroft/kernel'
import { SeatMark } from '../shell/seat-mark.tsx'
import type { Sitting } from '../store/tables.ts'

interface SeatFieldsProps {
  readonly places: SeatPlan
  readonly sittings: readonly Sitting[]
  readonly onChange: (sittings: readonly Sitting[]) => void
}

/** Who plays: a person with a name, or a bot of some level. */
export function SeatFields({ places, sittings, onChange }: SeatFieldsProps) {
  const set = (seat: number, sitting: Sitting) => onChange(sittings.map((each, i) => (i === seat ? sitting : each)))
  return (
    <ul className="seat-fields">
      {places.map(({ name, role }, seat) => {
        const sitting = sittings[seat]
        if (sitting === undefined) return undefined
        return (
          <li key={name} className="seat-field">
            <SeatMark seat={seat}>{name.slice(0, 2)}</SeatMark>
            <fieldset>
              <legend>{sayPlace({ name, role }, places)}</legend>
              <div className="segments">
                <label className="segment">
                  <input
                    type="radio"
                    name={`seat-${name}`}
                    checked={sitting.kind === 'person'}
                    onChange={() => set(seat, { kind: 'person', name: freeName(sittings) })}
                  />
                  <span>Person</span>
                </label>
                {BOT_LEVELS.map(level => (
                  <label key={level} className="segment">
                    <input
                      type="radio"
                      name={`seat-${name}`}
                      checked={sitting.kind === 'bot' && sitting.level === level}
                      onChange={() => set(seat, { kind: 'bot', level })}
                    />
                    <span>{LEVELS[level].name}</span>
                  </label>
                ))}
              </div>
              {sitting.kind === 'person' ? (
                <label className="seat-name">
                  <span>Name</span>
                  <input
                    type="text"
                    value={sitting.name}
                    maxLength={24}
                    required
                    onChange={event => set(seat, { kind: 'person', name: event.target.value })}
                  />
                </label>
              ) : (
                <p className="field-says">A bot that {LEVELS[sitting.level].says}.</p>
              )}
            </fieldset>
          </li>
        )
      })}
    </ul>
  )
}

/** What a place at the table is called: its role, and its name where several have the same role. */
export function sayPlace({ name, role }: SeatPlan[number], places: SeatPlan): string {
  return places.filter(each => each.role === role).length > 1 ? `${role} ${name}` : role
}

/** People who have not said their names yet are still told apart. */
const NAMES = ['Wanderer', 'Stranger', 'Guest', 'Traveller', 'Pilgrim', 'Neighbour'] as const

function freeName(sittings: readonly Sitting[]): string {
  return NAMES.find(name => sittings.every(each => each.kind !== 'person' || each.name !== name)) ?? 'Guest'
}
