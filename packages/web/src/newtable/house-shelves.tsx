import { sayTunable, type Tunable } from '@undercroft/kernel'
import { useMemo, useState } from 'react'
import { type Shelf, shelvesOf } from './shelves.ts'

interface HouseShelvesProps {
  readonly tunables: readonly Tunable[]
  readonly onPick: (tunable: Tunable) => void
}

/** All values that can be changed, table by table, for whoever does not know what to look for. */
export function HouseShelves({ tunables, onPick }: HouseShelvesProps) {
  const shelves = useMemo(() => shelvesOf(tunables), [tunables])
  return shelves.map(shelf => <HouseShelf key={shelf.name} {...{ shelf, onPick }} />)
}

interface HouseShelfProps {
  readonly shelf: Shelf
  readonly onPick: (tunable: Tunable) => void
}

function HouseShelf({ shelf: { name, values, parts }, onPick }: HouseShelfProps) {
  const [open, setOpen] = useState(false) // hundreds of buttons that nobody sees would hold up the page
  return (
    <details className="house-shelf" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name} <small>{values.length}</small>
      </summary>
      {open && parts.map(part => <HouseShelf key={part.name} {...{ shelf: part, onPick }} />)}
      {open && parts.length === 0 && <HouseValues {...{ tunables: values, onPick }} />}
    </details>
  )
}

/** Values to pick one of. */
export function HouseValues({ tunables, onPick }: HouseShelvesProps) {
  return (
    <ul className="house-found">
      {tunables.map(tunable => (
        <li key={tunable.id}>
          <button type="button" className="button button-quiet" onClick={() => onPick(tunable)}>
            {sayTunable(tunable)} <small>{tunable.value}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
