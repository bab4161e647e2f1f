import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icons.tsx'
import '../styles/forms.css'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly of: readonly T[]
  readonly name: (value: T) => string
  readonly says?: ReactNode
  readonly onChange: (value: T) => void
}

/** Radio buttons side by side. */
export function Choice<T extends string>({ label, value, of, name, says, onChange }: ChoiceProps<T>) {
  const group = useId()
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="segments">
        {of.map(each => (
          <label key={each} className="segment">
            <input type="radio" name={group} value={each} checked={each === value} onChange={() => onChange(each)} />
            <span>{name(each)}</span>
          </label>
        ))}
      </div>
      {says !== undefined && <div className="field-says">{says}</div>}
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly says?: ReactNode
  readonly on: boolean
  /** The last change has not been saved yet. */
  readonly busy?: boolean
  readonly onChange: (on: boolean) => void
}

export function Switch({ label, says, on, busy = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="field field-switch">
      <div>
        <label htmlFor={id}>{label}</label>
        {says !== undefined && <div className="field-says">{says}</div>}
      </div>
      <span className="switch">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-disabled={busy}
          onChange={event => onChange(event.target.checked)}
        />
        <span className="switch-track" aria-hidden="true">
          <Icon name="check" />
        </span>
      </span>
    </div>
  )
}

interface LabelledProps {
  readonly label: string
  readonly says?: ReactNode
  /** What the label names, by this id. */
  readonly children: (id: string) => ReactNode
}

/** Something to fill in, with its name above it. */
export function Labelled({ label, says, children }: LabelledProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {says !== undefined && <div className="field-says">{says}</div>}
    </div>
  )
}

interface SliderProps {
  readonly label: string
  /** From 0 to 100. */
  readonly value: number
  readonly onChange: (value: number) => void
}

export function Slider({ label, value, onChange }: SliderProps) {
  return (
    <Labelled label={label}>
      {id => (
        <input
          id={id}
          className="slider"
          type="range"
          min={0}
          max={100}
          step={5}
          value={value}
          onChange={event => onChange(Number(event.target.value))}
        />
      )}
    </Labelled>
  )
}

interface WholeProps {
  readonly label: string
  readonly value: number
  readonly from: number
  readonly to: number
  readonly says?: ReactNode
  readonly onChange: (value: number) => void
}

/** A whole number within its bounds: to turn up or down, or to type. */
export function Whole({ label, value, from, to, says, onChange }: WholeProps) {
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => {
    setTyped(undefined)
    onChange(Math.min(to, Math.max(from, Math.round(next))))
  }
  return (
    <Labelled label={label} says={says}>
      {id => (
        <div className="stepper">
          <button
            type="button"
            className="button"
            aria-label={`${label}: less`}
            disabled={value <= from}
            onClick={() => set(value - 1)}
          >
            −
          </button>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={from}
            max={to}
            value={typed ?? value}
            onChange={event => setTyped(event.target.value)}
            onBlur={() => typed !== undefined && set(typed === '' ? value : Number(typed))}
            onKeyDown={event => event.key === 'Enter' && typed !== undefined && set(Number(typed))}
          />
          <button
            type="button"
            className="button"
            aria-label={`${label}: more`}
            disabled={value >= to}
            onClick={() => set(value + 1)}
          >
            +
          </button>
          <span className="stepper-range">
            {from} to {to}
          </span>
        </div>
      )}
    </Labelled>
  )
}
