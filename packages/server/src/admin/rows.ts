import type { Selectable } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Act, Ban, Closing, Report } from './records.ts'

export function reportRow(report: Report): Schema['reports'] {
  const { id, by, byName, person, name, kind, text, table, addresses, evidence, madeAt, closed } = report
  return {
    ...{ id, by_person: by, by_name: byName, person, name, kind, text, table_id: table ?? null, made_at: madeAt },
    ...{ addresses: JSON.stringify(addresses), evidence: evidence === undefined ? null : JSON.stringify(evidence) },
    ...{ closed_at: closed?.at ?? null, closed_by: closed?.by ?? null, outcome: closed?.outcome ?? null },
  }
}

type ReportHead = Omit<Selectable<Schema['reports']>, 'evidence'> & { readonly evidence?: string | null }

export function readReport(row: ReportHead): Report {
  const { id, by_person, by_name, person, name, text, table_id, addresses, evidence, made_at, closed_at } = row
  return {
    ...{ id, by: by_person, byName: by_name, person, name, kind: row.kind as Report['kind'], text, madeAt: made_at },
    addresses: JSON.parse(addresses),
    ...(table_id === null ? {} : { table: table_id }),
    ...(evidence === undefined || evidence === null ? {} : { evidence: JSON.parse(evidence) }),
    ...(closed_at === null
      ? {}
      : { closed: { at: closed_at, by: row.closed_by ?? '', outcome: row.outcome as Closing['outcome'] } }),
  }
}

export function banRow({ id, person, address, name, why, by, madeAt, endsAt, liftedAt }: Ban): Schema['bans'] {
  return {
    ...{ id, person: person ?? null, address: address ?? null, name: name ?? null, why, by_name: by },
    ...{ made_at: madeAt, ends_at: endsAt, lifted_at: liftedAt ?? null },
  }
}

export function readBan(row: Selectable<Schema['bans']>): Ban {
  const { id, person, address, name, why, by_name, made_at, ends_at, lifted_at } = row
  return {
    ...{ id, why, by: by_name, madeAt: made_at, endsAt: ends_at },
    ...(person === null ? {} : { person }),
    ...(address === null ? {} : { address }),
    ...(name === null ? {} : { name }),
    ...(lifted_at === null ? {} : { liftedAt: lifted_at }),
  }
}

export function readAct({ id, at, who, what, about, detail, why, address }: Selectable<Schema['acts']>): Act {
  return { id, at, who, what: what as Act['what'], about, detail, why, address }
}
