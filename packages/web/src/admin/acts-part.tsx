import { FiguresTable } from '../online/figures-table.tsx'
import { isObject } from '../online/wire.ts'
import { type Act, type Office, sayTime, useOffice } from './office.ts'

/** What operators did. */
export function ActsPart({ office }: { readonly office: Office }) {
  const [found] = useOffice(office, '/acts', areActs)
  if (found?.acts.length === 0) return <p className="online-empty">Nothing was done yet.</p>
  return (
    <FiguresTable
      heads={['When', 'Who', 'What', 'To whom', 'Why']}
      named={0}
      rows={(found?.acts ?? []).map(({ id, at, who, what, about, detail, why }) => {
        return { key: id, cells: [sayTime(at), who, what, detail || about, why] }
      })}
    />
  )
}

function areActs(body: unknown): body is { readonly acts: readonly Act[] } {
  return isObject(body) && Array.isArray(body.acts)
}
