import { useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../looks.ts'
import { FiguresTable } from '../online/figures-table.tsx'
import { ProblemNote } from '../online/parts.tsx'
import { isCard, isObject, type OnlineCard } from '../online/wire.ts'
import { Choice } from '../shell/fields.tsx'
import { type Office, sayTime, useActs, useOffice } from './office.ts'
import { WhyForm } from './why-form.tsx'

const STATUSES = ['playing', 'open'] as const

/** All tables, private ones too, and the end of one. */
export function TablesPart({ office }: { readonly office: Office }) {
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('playing')
  const [found, look] = useOffice(office, `/tables?status=${status}`, areTables)
  const [closing, setClosing] = useState<string>()
  const { busy, problem, act } = useActs(office, () => {
    setClosing(undefined)
    look()
  })
  const sitters = ({ seats }: OnlineCard) => seats.map(({ player, kind }) => player ?? kind).join(', ')
  return (
    <div className="admin-part">
      <Choice
        label="Which"
        value={status}
        of={STATUSES}
        name={each => (each === 'playing' ? 'Being played' : 'Waiting')}
        onChange={setStatus}
      />
      {found?.tables.length === 0 ? (
        <p className="online-empty">There are none.</p>
      ) : (
        <FiguresTable
          heads={['Table', 'Who', 'Since', 'Close']}
          named={0}
          rows={(found?.tables ?? []).map(card => {
            const table = (
              <Link key="table" href={`/t/${card.id}`}>
                {titleOf(card.game)}
              </Link>
            )
            const close = (
              <button key="close" type="button" className="button button-small" onClick={() => setClosing(card.id)}>
                Close<span className="unseen"> the table of {sitters(card)}</span>
              </button>
            )
            return { key: card.id, cells: [table, sitters(card), sayTime(card.madeAt), close] }
          })}
        />
      )}
      {closing !== undefined && (
        <WhyForm
          button="End what is played there"
          busy={busy}
          danger
          onDone={why => act(`/tables/${closing}/close`, { why })}
        />
      )}
      <ProblemNote text={problem} />
    </div>
  )
}

function areTables(body: unknown): body is { readonly tables: readonly OnlineCard[] } {
  return isObject(body) && Array.isArray(body.tables) && body.tables.every(isCard)
}
