import { describe, expect, it } from 'vitest'
import type { OpenState, TableState } from './source.ts'
import { mayWait } from './use-table-state.ts'

const OPENING: TableState = { kind: 'opening' }

/** A table of which only what matters here is told. */
function table(of: {
  readonly asked?: boolean
  readonly busy?: boolean
  readonly over?: boolean
  readonly explained?: boolean
  readonly looking?: boolean
}): TableState {
  const ask = of.asked === true ? { ticket: 1 } : undefined
  const outcome = of.over === true ? { winners: [0] } : undefined
  return {
    kind: 'open',
    now: { ask, outcome },
    stage: { busy: of.busy === true },
    looking: of.looking === true ? { step: 1 } : undefined,
    explained: of.explained === true ? { refusals: [] } : undefined,
  } as unknown as OpenState
}

const QUIET = table({})

describe('what is drawn in slices', () => {
  it.each([
    ['a table that is opened', OPENING, table({ asked: true })],
    ['what others do', QUIET, QUIET],
    ['a question after what others did', QUIET, table({ asked: true })],
    ['what is shown before a question', table({ asked: true, busy: true }), table({ asked: true })],
    ['the end', QUIET, table({ over: true })],
  ])('%s', (_, before, next) => expect(mayWait(before, next)).toBe(true))
})

describe('what is drawn at once', () => {
  it.each([
    ['what follows an answer', table({ asked: true }), QUIET],
    ['the next question', table({ asked: true }), table({ asked: true })],
    ['a refusal', QUIET, table({ explained: true })],
    ['an earlier position', QUIET, table({ looking: true })],
    ['what comes after a refusal', table({ explained: true }), QUIET],
    ['what comes after the end', table({ over: true }), table({ over: true })],
    [
      'a cover over the table',
      QUIET,
      { kind: 'covered', to: 1, back: undefined, sittings: [], game: 'chess' } as const,
    ],
  ])('%s', (_, before, next) => expect(mayWait(before, next)).toBe(false))
})
