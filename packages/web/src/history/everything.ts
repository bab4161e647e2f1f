import { isBook, isCard, isObject, type NewTable } from '../store/tables.ts'
import { mergeKept } from './kept.ts'

/** All that this browser keeps of somebody, as one file. */
export interface Everything {
  readonly undercroft: 'everything'
  readonly version: 1
  readonly saved: string
  readonly tables: readonly NewTable[]
  /** Settings, what was learned, what was made: by their names in the browser. */
  readonly kept: { readonly [key: string]: unknown }
}

export function writeEverything(tables: readonly NewTable[], kept: Everything['kept'], now: Date): string {
  const all: Everything = { undercroft: 'everything', version: 1, saved: now.toISOString(), tables, kept }
  return `${JSON.stringify(all, undefined, 1)}\n`
}

/** Why something in a file is not taken. */
export interface Refused {
  readonly what: string
  readonly why: string
}

/** What taking a file in would do; nothing has been done yet. */
export interface Plan {
  readonly fresh: readonly NewTable[]
  /** Tables that are here already. */
  readonly doubles: number
  readonly refused: readonly Refused[]
  readonly kept: Everything['kept']
}

/** Reads a file against what is here. `check` says what is wrong with a record. */
export async function planImport(
  text: string,
  here: { readonly tables: readonly NewTable[]; readonly kept: Everything['kept'] },
  check: (record: string) => Promise<string | undefined>,
): Promise<Plan | Refused> {
  const all = read(text)
  if ('why' in all) return all
  const known = new Set(here.tables.map(({ card }) => card.id))
  const records = new Set(here.tables.map(({ book }) => book.record).filter(record => record !== ''))
  const fresh: NewTable[] = []
  const refused: Refused[] = []
  let doubles = 0
  for (const [i, table] of all.tables.entries()) {
    const what = `Table ${i + 1}`
    if (!isObject(table) || !isCard(table.card) || !isBook(table.book) || table.card.id !== table.book.id) {
      refused.push({ what, why: 'it is damaged' })
      continue
    }
    const { card, book } = table as unknown as NewTable
    if (known.has(card.id) || records.has(book.record)) {
      doubles++
      continue
    }
    const why = book.record === '' ? undefined : await check(book.record)
    if (why === undefined) {
      fresh.push({ card, book })
      known.add(card.id)
      records.add(book.record)
    } else refused.push({ what: `${what}, of ${card.game}`, why })
  }
  return { fresh, doubles, refused, kept: mergeKept(here.kept, all.kept) }
}

function read(text: string): { tables: readonly unknown[]; kept: Everything['kept'] } | Refused {
  const refuse = (why: string): Refused => ({ what: 'The file', why })
  let all: unknown
  try {
    all = JSON.parse(text)
  } catch {
    return refuse('it is no file that was saved here, or it was cut off')
  }
  if (!isObject(all) || all.undercroft !== 'everything') return refuse('it is no file with everything of Undercroft')
  if (all.version !== 1) return refuse(`it is of version ${String(all.version)}, and this page reads version 1`)
  if (!Array.isArray(all.tables) || !isObject(all.kept)) return refuse('it is damaged')
  return { tables: all.tables, kept: all.kept }
}
