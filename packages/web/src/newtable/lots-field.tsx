import { Switch } from '../shell/fields.tsx'

interface LotsFieldProps {
  readonly on: boolean
  readonly busy?: boolean
  readonly onChange: (on: boolean) => void
}

/** Whether chance says who gets which seat, and with it which role. */
export function LotsField({ on, busy = false, onChange }: LotsFieldProps) {
  return (
    <Switch
      label="Draw places at random"
      says="The list says who plays; who gets which place is drawn when the game begins."
      on={on}
      busy={busy}
      onChange={onChange}
    />
  )
}
