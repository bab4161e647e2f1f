import { describe, expect, test } from 'vitest'
import type { Seek } from '../../finding/records.ts'
import type { Store } from '../store.ts'
import { examplePerson, exampleTable, exampleToken, sits } from './examples.ts'

/** What every store must do for people who look for a game. */
export function findingSuite(store: () => Store): void {
  const seeking = async (more: Partial<Seek> = {}) => {
    const person = examplePerson()
    await store().people.add(person, exampleToken(person))
    const seek: Seek = {
      ...{ person: person.id, request: 'request-1', game: 'pig', pace: 'live', strength: 1000, at: 10, until: 100 },
      ...more,
    }
    await store().finding.seek(seek)
    return { person, seek }
  }

  describe('finding', () => {
    test('who waits is found until their time is over, or they do no longer', async () => {
      const { finding, people } = store()
      const { seek } = await seeking({ bots: { level: 'greedy', after: 30 } })
      const { seek: second } = await seeking({ at: 9 })
      const mine = async (now: number) =>
        (await finding.waiting(now)).filter(({ person }) => [seek.person, second.person].includes(person))
      expect(await mine(50)).toEqual([second, seek])
      expect(await mine(100)).toEqual([])
      await finding.stay([seek.person], 200)
      await finding.stay([seek.person], 150)
      expect(await mine(150)).toEqual([{ ...seek, until: 200 }])
      await finding.seek({ ...second, request: 'request-2', until: 300 })
      expect(await finding.seekOf(second.person)).toMatchObject({ request: 'request-2' })
      await finding.unseek(seek.person)
      expect(await finding.seekOf(seek.person)).toBeUndefined()
      await people.remove(second.person)
      expect(await mine(50)).toEqual([])
    })

    test('of many who match the same people one makes the table', async () => {
      const { finding, tables } = store()
      const [a, b, c] = [await seeking(), await seeking(), await seeking()]
      const table = () => exampleTable({ seats: [sits(a.person), sits(b.person)] })
      const made = [table(), table(), table()]
      const done = await Promise.all(
        made.map((each, i) => finding.match(i === 1 ? [b.seek, c.seek] : [a.seek, b.seek], each)),
      )
      expect(done.filter(Boolean)).toHaveLength(1)
      const kept = await Promise.all(made.map(each => tables.get(each.id)))
      expect(kept.filter(Boolean)).toHaveLength(1)
      const table1 = kept.find(Boolean)?.id
      const seated = (await Promise.all([a, b, c].map(each => finding.seekOf(each.seek.person)))).map(
        seek => seek?.table,
      )
      expect(seated.filter(each => each === table1)).toHaveLength(2)
      expect(seated.filter(each => each === undefined)).toHaveLength(1)
    })

    test('tables are found by game, pace and free seats, a page at a time', async () => {
      const { finding, tables } = store()
      const game = examplePerson().id
      const add = async (more: Parameters<typeof exampleTable>[0]) => {
        const table = exampleTable({ game, patience: 300, ...more })
        await tables.add(table)
        return table.id
      }
      const full = await add({ madeAt: 1, seats: [{ kind: 'bot', level: 'random' }] })
      const slow = await add({ madeAt: 2, patience: 259_200 })
      const kept = await add({ madeAt: 3, seats: [{ kind: 'free', invited: true }] })
      const free = await add({ madeAt: 4 })
      await add({ visibility: 'private' })
      const find = async (more: object, after?: { at: number; id: string }, limit = 9) =>
        (await finding.tables({ status: 'open', game, ...more }, after, limit)).map(({ id }) => id)
      expect(await find({})).toEqual([free, kept, slow, full])
      expect(await find({ pace: 'days' })).toEqual([slow])
      expect(await find({ pace: 'live', free: true })).toEqual([free])
      expect(await find({}, { at: 3, id: kept }, 1)).toEqual([slow])
      expect(await find({ status: 'playing' })).toEqual([])
    })
  })
}
