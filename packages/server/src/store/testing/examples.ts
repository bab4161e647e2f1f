import { USUAL_MANNERS } from '../../order/manners.ts'
import type { Happening, Person, Sitting, TableRecord, Time, Token } from '../records.ts'
import type { Store } from '../store.ts'

let made = 0

function fresh(what: string): string {
  made++
  return `${what}-${process.pid}-${made}`
}

export function examplePerson(name = 'Ada'): Person {
  return { id: fresh('person'), name, settings: {}, madeAt: 1 }
}

export function exampleToken(person: Person, more: Partial<Token> = {}): Token {
  return { id: fresh('token'), person: person.id, kind: 'session', hash: 'hash', label: '', madeAt: 1, ...more }
}

export function sits(person: Person): Sitting {
  return { kind: 'person', person: person.id, name: person.name, word: 'owl' }
}

export function exampleTable(more: Partial<TableRecord> = {}): TableRecord {
  return {
    id: fresh('table'),
    game: 'pig',
    version: 1,
    options: { target: 100 },
    seats: [
      { kind: 'free', invited: false },
      { kind: 'bot', level: 'random' },
    ],
    maker: 'maker',
    visibility: 'public',
    status: 'open',
    clock: { kind: 'none' },
    lots: false,
    patience: 259_200,
    rated: false,
    gone: [],
    manners: USUAL_MANNERS,
    hands: [],
    secret: 'ab'.repeat(32),
    commitment: 'cd'.repeat(32),
    words: [],
    seq: 0,
    waiting: [],
    orders: [],
    botDue: false,
    madeAt: Date.now(),
    ...more,
  }
}

export const answered: Happening = { kind: 'answered', seat: 0, choice: 'roll', draws: [3], by: 'person' }

/** An entry of a log in which somebody answered. */
export function entry(more: { person?: string; request?: string; at?: Time } = {}) {
  return { happening: answered, at: 5, ...more }
}

/** A table that the store has. */
export async function added(store: Store) {
  const table = exampleTable()
  await store.tables.add(table)
  return table
}
