import { type House, type HouseOption, sayTunable, type Tunable } from '@undercroft/kernel'
import { useEffect, useId, useState } from 'react'
import { Choice, Whole } from '../shell/fields.tsx'
import { HouseShelves, HouseValues } from './house-shelves.tsx'
import { seek } from './seek.ts'
import { titled } from './titled.ts'

interface HouseFieldProps {
  readonly option: HouseOption
  readonly house: House | undefined
  readonly onChange: (house: House) => void
}

/** The most that is listed at once: whoever looks for more types another letter. */
const MOST_FOUND = 8

/** What is played otherwise than printed: a value is looked for by its name or table by table, changed, and put back. */
export function HouseField({ option, house = {}, onChange }: HouseFieldProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [sought, setSought] = useState('')
  const id = useId()
  const all = option.tunables()
  const latest = chosen.at(-1)
  useEffect(() => {
    // The list that it was picked from may be longer than the screen.
    if (latest !== undefined) document.getElementById(`${id} ${latest}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, latest])
  const set = ({ id: of, value: printed }: Tunable, value: number | string) => {
    const { [of]: _, ...others } = house
    onChange(value === printed ? others : { ...others, [of]: value })
  }
  const pick = ({ id: of }: Tunable) => {
    setChosen([...new Set([...chosen, of])])
    setSought('')
  }
  const open = all.filter(tunable => chosen.includes(tunable.id) || Object.hasOwn(house, tunable.id))
  const rest = all.filter(each => !open.includes(each))
  const found = seek(rest, sought)
  return (
    <fieldset className="field house">
      <legend>{option.label}</legend>
      {option.says !== undefined && <div className="field-says">{option.says}</div>}
      {open.map(tunable => (
        <div key={tunable.id} id={`${id} ${tunable.id}`} className="house-value">
          <ValueField
            tunable={tunable}
            value={house[tunable.id] ?? tunable.value}
            onChange={value => set(tunable, value)}
          />
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => {
              setChosen(chosen.filter(each => each !== tunable.id))
              set(tunable, tunable.value)
            }}
          >
            As printed<span className="unseen">: {sayTunable(tunable)}</span>
          </button>
        </div>
      ))}
      <label htmlFor={id}>Find a number to change</label>
      <input
        id={id}
        type="search"
        value={sought}
        placeholder={all[0]?.what ?? ''}
        onChange={event => setSought(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="field-says" aria-live="polite">
        {sought.trim() === ''
          ? `${all.length} numbers can be changed. Here they are, table by table:`
          : found.length > MOST_FOUND
            ? `${found.length} found, here are ${MOST_FOUND} of them.`
            : `${found.length} found.`}
      </p>
      {found.length > 0 && <HouseValues tunables={found.slice(0, MOST_FOUND)} onPick={pick} />}
      {sought.trim() === '' && <HouseShelves tunables={rest} onPick={pick} />}
    </fieldset>
  )
}

function ValueField({ tunable, value, onChange }: ValueFieldProps) {
  const shared = { label: sayTunable(tunable), says: `Printed: ${tunable.value}` }
  if ('of' in tunable) {
    return <Choice {...shared} value={String(value)} of={tunable.of} name={titled} onChange={onChange} />
  }
  return <Whole {...shared} value={Number(value)} from={tunable.min} to={tunable.max} onChange={onChange} />
}

interface ValueFieldProps {
  readonly tunable: Tunable
  readonly value: number | string
  readonly onChange: (value: number | string) => void
}
