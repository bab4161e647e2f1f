import type { Game, OptionValue, Setting } from '@undercroft/kernel'
import type { Draft } from '@undercroft/lab'
import { useId, useState } from 'react'
import { titled } from '../newtable/titled.ts'
import { Several } from './fields.tsx'
import { readValues, settingsOf, valuesOf, withValues } from './settings.ts'

interface OptionsPartProps {
  readonly game: Game
  readonly options: Draft['options']
  readonly onChange: (options: Draft['options']) => void
}

/** The game's options: of each one value or several, of which every combination is played. */
export function OptionsPart({ game, options, onChange }: OptionsPartProps) {
  return settingsOf(game).map(([name, option]) => {
    const values = options[name] ?? [option.otherwise]
    const set = (next: readonly OptionValue[]): void => {
      const usual = next.length === 0 || (next.length === 1 && next[0] === option.otherwise)
      onChange(withValues(options, name, usual ? undefined : next))
    }
    const few = valuesOf(option)
    if (few === undefined) return <Typed key={name} {...{ option, values }} onChange={set} />
    return (
      <Several
        key={name}
        label={option.label}
        of={few.map(String)}
        values={values.map(String)}
        name={sayValue}
        onChange={chosen => set(few.filter(each => chosen.includes(String(each))))}
      />
    )
  })
}

function sayValue(value: string): string {
  return value === 'true' ? 'Yes' : value === 'false' ? 'No' : titled(value)
}

interface TypedProps {
  readonly option: Setting
  readonly values: readonly OptionValue[]
  readonly onChange: (values: readonly OptionValue[]) => void
}

function Typed({ option, values, onChange }: TypedProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const wrong = typed !== undefined && readValues(option, typed) === undefined
  return (
    <div className="field">
      <label htmlFor={id}>{option.label}</label>
      <input
        id={id}
        type="text"
        value={typed ?? values.join(', ')}
        aria-invalid={wrong}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => {
          setTyped(target.value)
          const read = readValues(option, target.value)
          if (read !== undefined) onChange(read)
        }}
        onBlur={() => setTyped(undefined)}
      />
      <div id={`${id}-says`} className="field-says">
        {option.kind === 'whole' ? `${option.from} to ${option.to}` : option.kind === 'one' ? option.of.join(', ') : ''}
        ; several with commas between them
      </div>
    </div>
  )
}
