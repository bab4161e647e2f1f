import { useState } from 'react'
import { Link } from 'wouter'
import { ProblemNote } from '../online/parts.tsx'
import { isObject } from '../online/wire.ts'
import { BanForm } from './ban-form.tsx'
import { type Office, sayTime, useActs, useOffice } from './office.ts'
import { WhyForm } from './why-form.tsx'

interface Found {
  readonly id: string
  readonly name: string
}

interface Person extends Found {
  readonly madeAt: number
  readonly seenAt?: number
  readonly isAccount: boolean
  readonly addresses: readonly string[]
}

/** Somebody found by a part of their name: who they are, another name, a ban. */
export function PeoplePart({ office }: { readonly office: Office }) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string>()
  return (
    <div className="admin-part">
      <label className="admin-field">
        <span>A part of the name</span>
        <input
          type="search"
          value={name}
          maxLength={40}
          onChange={event => {
            setName(event.target.value)
            setChosen(undefined)
          }}
        />
      </label>
      {name.trim() !== '' && <Names office={office} name={name.trim()} onChoose={setChosen} />}
      {chosen !== undefined && <Somebody key={chosen} office={office} id={chosen} />}
    </div>
  )
}

interface NamesProps {
  readonly office: Office
  readonly name: string
  readonly onChoose: (id: string) => void
}

function Names({ office, name, onChoose }: NamesProps) {
  const [found] = useOffice(office, `/people?name=${encodeURIComponent(name)}`, arePeople)
  return (
    <ul className="reports">
      {found?.people.map(each => (
        <li key={each.id}>
          <button type="button" className="button report-row" onClick={() => onChoose(each.id)}>
            <strong>{each.name}</strong> {each.id}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Somebody({ office, id }: { readonly office: Office; readonly id: string }) {
  const [person, look] = useOffice(office, `/people/${id}`, isPerson)
  const [name, setName] = useState('')
  const { busy, problem, act } = useActs(office, look)
  if (person === undefined) return <p role="status">Looking …</p>
  return (
    <section className="report-whole">
      <h2>{person.name}</h2>
      <p className="muted">
        {person.isAccount ? 'An account' : 'A guest'} since {sayTime(person.madeAt)}
        {person.seenAt !== undefined && `, last here ${sayTime(person.seenAt)}`}
        {person.addresses.length > 0 && `, connected from ${person.addresses.join(', ')}`}.{' '}
        <Link href={`/who/${id}`}>Their page</Link>
      </p>
      <WhyForm
        button={`Rename ${person.name}`}
        busy={busy || name.trim() === ''}
        onDone={why => act(`/people/${id}/name`, { name: name.trim(), why })}
      >
        <label>
          <span>New name</span>
          <input type="text" value={name} maxLength={40} onChange={event => setName(event.target.value)} />
        </label>
        <ProblemNote text={problem} />
      </WhyForm>
      <BanForm office={office} whom={{ person: id }} name={person.name} onDone={look} />
    </section>
  )
}

function arePeople(body: unknown): body is { readonly people: readonly Found[] } {
  return isObject(body) && Array.isArray(body.people)
}

function isPerson(body: unknown): body is Person {
  return isObject(body) && typeof body.name === 'string' && Array.isArray(body.addresses)
}
