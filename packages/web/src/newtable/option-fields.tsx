import type { Game, Option, OptionValue } from '@undercroft/kernel'
import type { Options } from '../store/tables.ts'
import { OptionField } from './option-field.tsx'

interface OptionFieldsProps {
  readonly game: Game
  readonly options: Options
  readonly onChange: (name: string, value: OptionValue) => void
}

/** All settings of a game; nothing for a game that has none. */
export function OptionFields({ game, options, onChange }: OptionFieldsProps) {
  const fields = Object.entries<Option>(game.options as { readonly [name: string]: Option })
  if (fields.length === 0) return undefined
  return (
    <section aria-labelledby="how">
      <h2 id="how">How?</h2>
      <div className="fields">
        {fields.map(([name, option]) => (
          <OptionField
            key={name}
            game={game}
            option={option}
            value={options[name] ?? option.otherwise}
            onChange={value => onChange(name, value)}
          />
        ))}
      </div>
    </section>
  )
}
