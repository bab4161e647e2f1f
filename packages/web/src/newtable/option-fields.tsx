import {
  type Game,
  type House,
  type HouseOption,
  type Option,
  type OptionValue,
  type Setting,
  sayHouse,
} from '@undercroft/kernel'
import { Fold } from '../shell/fold.tsx'
import type { Options } from '../store/tables.ts'
import { HouseField } from './house-field.tsx'
import { OptionField } from './option-field.tsx'
import { usualOptions } from './setups.ts'
import { titled } from './titled.ts'

interface OptionFieldsProps {
  readonly game: Game
  readonly options: Options
  readonly onChange: (name: string, value: OptionValue | undefined) => void
}

/** How many play: the setting of a game that stands with who plays, where there is one. */
export function HowMany({ game, options, onChange }: OptionFieldsProps) {
  return fieldsOf(game)
    .filter(([name, option]) => saysHowMany(game, name, option))
    .map(([name, option]) => (
      <OptionField
        key={name}
        game={game}
        option={option}
        value={options[name] ?? option.otherwise}
        onChange={value => onChange(name, value)}
      />
    ))
}

/** All other settings of a game, folded: what is not as usual is said on the fold. Nothing for a game that has none. */
export function MoreOptions({ game, options, onChange }: OptionFieldsProps) {
  const fields = fieldsOf(game).filter(([name, option]) => !saysHowMany(game, name, option))
  const houseOption = houseOptionOf(game)
  if (fields.length === 0 && houseOption === undefined) return undefined
  const house = options.house as House | undefined
  const changed = fields.filter(([name, option]) => (options[name] ?? option.otherwise) !== option.otherwise)
  const says = [
    ...changed.map(([name, option]) => sayValue(option, options[name])),
    ...(houseOption === undefined || house === undefined ? [] : sayHouse(houseOption.tunables(), house)),
  ]
  return (
    <Fold name="options" title="More options" says={says}>
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
        {houseOption !== undefined && (
          <HouseField
            option={houseOption}
            house={house}
            onChange={changes => onChange('house', Object.keys(changes).length === 0 ? undefined : changes)}
          />
        )}
      </div>
    </Fold>
  )
}

function fieldsOf(game: Game): [string, Setting][] {
  const all = Object.entries<Option>(game.options as { readonly [name: string]: Option })
  return all.flatMap(([name, option]) => (option.kind === 'house' ? [] : [[name, option]]))
}

function houseOptionOf(game: Game): HouseOption | undefined {
  const all = Object.values<Option>(game.options as { readonly [name: string]: Option })
  return all.find(option => option.kind === 'house')
}

function saysHowMany(game: Game, name: string, option: Setting): boolean {
  if (option.kind !== 'whole') return false
  const usual = usualOptions(game)
  const [fewest, most] = [option.from, option.to].map(value => game.seats({ ...usual, [name]: value }).length)
  return fewest !== most
}

function sayValue({ label }: Setting, value: OptionValue | undefined): string {
  if (typeof value === 'boolean') return `${label}: ${value ? 'on' : 'off'}`
  return `${label}: ${titled(String(value))}`
}
