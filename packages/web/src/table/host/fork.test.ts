import { allOutAssault } from '@undercroft/games/all-out-assault'
import { anyGame } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import type { Sitting, TableBook, TableCard } from '../../store/tables.ts'
import { forkFrom } from './books.ts'
import { TableHost } from './host.ts'

const game = anyGame(allOutAssault)
const BOT: Sitting = { kind: 'bot', level: 'greedy' }
const options = { board: 'skirmish', roundLimit: 40, quietLimit: 12 }

function open(book: Pick<TableBook, 'record' | 'secret'>, sittings: readonly Sitting[] = [BOT, BOT]): TableHost {
  const card: TableCard = { id: 't', game: game.id, options, sittings, made: 0, played: 0, steps: 0 }
  const opened = TableHost.open(game, card, { id: 't', ...book })
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

/** Lets bots answer, until so many answers are taken or the game is over. */
function playOn(host: TableHost, answers: number): void {
  for (let i = 0; i < answers; i++) if (host.answerAsBot() === undefined) return
}

function forked(step: number, sittings: readonly Sitting[] = [BOT, BOT]) {
  const whole = open({ record: '', secret: '' })
  playOn(whole, 1000)
  const fork = forkFrom(game, whole.text(), step, sittings)
  if (!fork.ok) throw new Error(fork.error.message)
  return { whole: whole.text(), book: fork.value }
}

test('a game goes on from the middle of another with dice of its own, and says so when it is verified', () => {
  const { whole, book } = forked(20)
  const first = open(book)
  expect(first.snapshot([], false)).toMatchObject({ steps: 20, fork: 20 })
  playOn(first, 10)
  const again = open(first.saved().book) // as after a reload
  playOn(again, 1000)
  expect(again.snapshot([], false).outcome).toBeDefined()
  expect(again.text()).not.toBe(whole)
  const lines = (text: string) => text.split('\n').filter(line => /^[AB] /.test(line))
  expect(lines(again.text()).slice(0, 20)).toEqual(lines(whole).slice(0, 20))
  expect(again.verify()).toMatchObject({ ok: true, message: expect.stringContaining('begun from move 20 of another') })
})

test('what is taken back of the other game is answered anew, and is no longer its own', () => {
  const ann: Sitting = { kind: 'person', name: 'Ann' }
  const sittings = [ann, { kind: 'person', name: 'Ben' } as const]
  for (let step = 3; step < 40; step++) {
    const host = open(forked(step, sittings).book, sittings)
    for (const seat of [0, 1]) {
      host.lookAs(seat)
      if (!host.snapshot([], false).mayUndo) continue
      expect(host.undo()).toBeUndefined()
      const { steps, fork } = host.snapshot([], false)
      expect([steps, fork]).toEqual([step - 1, step - 1])
      return
    }
  }
  throw new Error('nothing can be taken back in this game')
})
