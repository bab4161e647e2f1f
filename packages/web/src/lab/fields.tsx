import type { ReactNode } from 'react'
import { Labelled } from '../shell/fields.tsx'

interface PickOneProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly of: readonly T[]
  readonly name?: (value: T) => string
  readonly onPick: (value: T) => void
}

/** One of a list that opens. */
export function PickOne<T extends string>({ label, value, of, name = each => each, onPick }: PickOneProps<T>) {
  const all = of.includes(value) ? of : [...of, value]
  return (
    <Labelled label={label}>
      {id => (
        <select id={id} value={value} onChange={({ target }) => onPick(target.value as T)}>
          {all.map(each => (
            <option key={each} value={each}>
              {name(each)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface WordsProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly most?: number
  readonly onChange: (value: string) => void
}

export function Words({ label, value, placeholder = '', most = 120, onChange }: WordsProps) {
  return (
    <Labelled label={label}>
      {id => (
        <input
          {...{ id, value, placeholder, type: 'text', maxLength: most }}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly from: number
  readonly to: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number that is typed; one that does not fit is not taken. */
export function NumberField({ label, value, from, to, step, onChange }: NumberFieldProps) {
  return (
    <Labelled label={label}>
      {id => (
        <input
          // begins anew when another file is opened
          key={value}
          id={id}
          type="number"
          inputMode="decimal"
          min={from}
          max={to}
          step={step}
          defaultValue={value}
          onBlur={({ target }) => {
            const next = Number(target.value)
            if (target.value !== '' && next >= from && next <= to) onChange(step === 1 ? Math.round(next) : next)
            else target.value = String(value)
          }}
        />
      )}
    </Labelled>
  )
}

interface SeveralProps<T extends string> {
  readonly label: string
  readonly values: readonly T[]
  readonly of: readonly T[]
  readonly name: (value: T) => string
  readonly says?: ReactNode
  readonly onChange: (values: readonly T[]) => void
}

/** Some of a few, side by side. */
export function Several<T extends string>({ label, values, of, name, says, onChange }: SeveralProps<T>) {
  const toggle = (value: T, on: boolean): void => {
    onChange(of.filter(each => (each === value ? on : values.includes(each))))
  }
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="segments">
        {of.map(each => (
          <label key={each} className="segment">
            <input
              type="checkbox"
              checked={values.includes(each)}
              onChange={({ target }) => toggle(each, target.checked)}
            />
            <span>{name(each)}</span>
          </label>
        ))}
      </div>
      {says !== undefined && <div className="field-says">{says}</div>}
    </fieldset>
  )
}
