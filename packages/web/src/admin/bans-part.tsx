import { useState } from 'react'
import { FiguresTable } from '../online/figures-table.tsx'
import { ProblemNote } from '../online/parts.tsx'
import { isObject } from '../online/wire.ts'
import { BanForm } from './ban-form.tsx'
import { type Ban, type Office, sayTime, useActs, useOffice } from './office.ts'
import { WhyForm } from './why-form.tsx'

/** Bans, and a new one of an address. */
export function BansPart({ office }: { readonly office: Office }) {
  const [found, look] = useOffice(office, '/bans', areBans)
  const [address, setAddress] = useState('')
  const [lifting, setLifting] = useState<string>()
  const { busy, problem, act } = useActs(office, () => {
    setLifting(undefined)
    look()
  })
  const now = Date.now()
  return (
    <div className="admin-part">
      {found?.bans.length === 0 ? (
        <p className="online-empty">Nobody is banned.</p>
      ) : (
        <FiguresTable
          heads={['Who', 'Until', 'Why', 'By', 'Lift']}
          named={0}
          rows={(found?.bans ?? []).map(({ id, name, person, address: where, endsAt, liftedAt, why, by }) => {
            const ends = liftedAt === undefined ? sayTime(endsAt) : `lifted ${sayTime(liftedAt)}`
            const holds = liftedAt === undefined && endsAt > now
            const lift = holds && (
              <button type="button" className="button button-small" onClick={() => setLifting(id)}>
                Lift<span className="unseen"> the ban of {name ?? where}</span>
              </button>
            )
            return { key: id, cells: [where ?? name ?? person, ends, why, by, lift] }
          })}
        />
      )}
      {lifting !== undefined && (
        <WhyForm button="Lift this ban" busy={busy} onDone={why => act(`/bans/${lifting}/lift`, { why })} />
      )}
      <ProblemNote text={problem} />
      <h2>Ban an address</h2>
      <label className="admin-field">
        <span>Address (of IPv6 the whole network, /64)</span>
        <input type="text" value={address} maxLength={45} onChange={event => setAddress(event.target.value)} />
      </label>
      {address.trim() !== '' && (
        <BanForm
          office={office}
          whom={{ address: address.trim() }}
          name={address.trim()}
          onDone={() => {
            setAddress('')
            look()
          }}
        />
      )}
    </div>
  )
}

function areBans(body: unknown): body is { readonly bans: readonly Ban[] } {
  return isObject(body) && Array.isArray(body.bans)
}
