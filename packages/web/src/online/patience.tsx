import { Choice } from '../shell/fields.tsx'
import { sayTime } from './clock-field.tsx'

/** How long somebody may stay away before the others need not wait for them, in seconds. */
export const PATIENCE = { live: 300, days: 259_200 } as const

interface PatienceFieldProps {
  readonly seconds: number
  readonly onChange: (seconds: number) => void
}

export function PatienceField({ seconds, onChange }: PatienceFieldProps) {
  return (
    <Choice
      label="If somebody stays away"
      value={String(seconds)}
      of={[PATIENCE.live, PATIENCE.days].map(String)}
      name={each => `${sayTime(Number(each))}`}
      says={`${sayPatience(seconds)} Who comes back takes their place again.`}
      onChange={each => onChange(Number(each))}
    />
  )
}

/** What the table does about somebody who stays away. */
export function sayPatience(seconds: number): string {
  return `After ${sayTime(seconds)} without a sign of somebody the others may let a bot play on, or end the game.`
}
