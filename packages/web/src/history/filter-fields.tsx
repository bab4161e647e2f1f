import { useId, useMemo } from 'react'
import { titleOf } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { type Filters, othersIn } from './filters.ts'
import { type KnownGames, roleOf } from './known-games.ts'
import { type PastGame, PLACES, RESULTS } from './past-game.ts'

interface FilterFieldsProps {
  readonly games: readonly PastGame[]
  readonly known: KnownGames
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

const RESULT_WORDS = { won: 'Won', lost: 'Lost', draw: 'Draw', others: 'Not mine' } as const
const PLACE_WORDS = { here: 'On this device', online: 'Online' } as const

/** What is looked for among one's games. */
export function FilterFields({ games, known, filters, onChange }: FilterFieldsProps) {
  const ids = useMemo(() => sorted(games.map(({ game }) => game)), [games])
  const names = useMemo(() => sorted(games.flatMap(othersIn)), [games])
  const roles = useMemo(
    () => sorted(games.flatMap(each => each.mine.map(seat => roleOf(each, seat, known)))),
    [games, known],
  )
  const set = (change: { readonly [Name in keyof Filters]?: string }) => onChange({ ...filters, ...change } as Filters)
  return (
    <search className="finder">
      <label className="finder-words">
        <span>Look for</span>
        <span className="finder-box">
          <Icon name="search" />
          <input
            type="search"
            value={filters.words ?? ''}
            maxLength={80}
            placeholder="A game, a name, a role, a day"
            onChange={({ target }) => set({ words: target.value })}
          />
        </span>
      </label>
      <div className="finder-fields">
        <Pick label="Game" value={filters.game} of={ids} name={titleOf} onPick={game => set({ game })} />
        <Pick label="Against or with" value={filters.who} of={names} onPick={who => set({ who })} />
        <Pick label="My role" value={filters.role} of={roles} onPick={role => set({ role })} />
        <Pick
          {...{ label: 'Result', value: filters.result, of: RESULTS }}
          name={each => RESULT_WORDS[each]}
          onPick={result => set({ result })}
        />
        <Pick
          {...{ label: 'Where', value: filters.place, of: PLACES }}
          name={each => PLACE_WORDS[each]}
          onPick={place => set({ place })}
        />
        <Day label="From" value={filters.from} onDay={from => set({ from })} />
        <Day label="To" value={filters.to} onDay={to => set({ to })} />
        <button
          type="button"
          className="button"
          disabled={Object.keys(filters).length === 0}
          onClick={() => onChange({})}
        >
          <Icon name="close" /> All games
        </button>
      </div>
    </search>
  )
}

function sorted(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter(word => word !== '').sort((a, b) => a.localeCompare(b))
}

interface PickProps<T extends string> {
  readonly label: string
  readonly value: T | undefined
  readonly of: readonly T[]
  readonly name?: (value: T) => string
  readonly onPick: (value: string) => void
}

/** One of several, or any of them. */
export function Pick<T extends string>({ label, value, of, name = each => each, onPick }: PickProps<T>) {
  const id = useId()
  // what an address asks for stands here, also where no game has it
  const all = value === undefined || of.includes(value) ? of : [...of, value]
  return (
    <div className="finder-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onPick(target.value)}>
        <option value="">Any</option>
        {all.map(each => (
          <option key={each} value={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly onDay: (day: string) => void
}

function Day({ label, value, onDay }: DayProps) {
  const id = useId()
  return (
    <div className="finder-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value ?? ''} onChange={({ target }) => onDay(target.value)} />
    </div>
  )
}
