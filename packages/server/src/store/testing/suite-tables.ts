import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { added, answered, entry, examplePerson, exampleTable } from './examples.ts'

/** What every store must do for tables and for the log of each. */
export function tablesSuite(store: () => Store): void {
  describe('tables', () => {
    test('are read as they were written', async () => {
      const table = exampleTable({
        deadline: 123,
        clock: { kind: 'move', seconds: 60, atEnd: 'bot' },
        lots: true,
        patience: 300,
        gone: ['ada'],
        hands: [{ since: 3, limit: { phase: 'puzzle', since: 3, seconds: 90 } }],
      })
      await store().tables.add(table)
      expect(await store().tables.add({ ...table, game: 'another' })).toBe(false)
      expect(await store().tables.get(table.id)).toEqual(table)
      expect(await store().tables.get('none')).toBeUndefined()
    })

    test('are listed to the public only if they are public', async () => {
      const open = exampleTable({ status: 'over' })
      const hidden = exampleTable({ status: 'over', visibility: 'private' })
      await store().tables.add(open)
      await store().tables.add(hidden)
      const ids = (await store().tables.listPublic('over', 100)).map(table => table.id)
      expect(ids).toContain(open.id)
      expect(ids).not.toContain(hidden.id)
    })

    test('are listed to those who sit there, also while a bot stands in', async () => {
      const ada = examplePerson()
      const table = exampleTable()
      await store().tables.add(table)
      expect(await store().tables.listOf(ada.id, 10)).toEqual([])
      const standIn = { kind: 'bot', level: 'greedy', for: { person: ada.id, name: 'Ada', word: 'w' } } as const
      await store().tables.append(table.id, 0, entry(), { seats: [standIn], botDue: true })
      expect((await store().tables.listOf(ada.id, 10)).map(each => each.id)).toEqual([table.id])
      expect(await store().tables.botsDue(1000)).toContain(table.id)
      await store().tables.append(table.id, 1, entry(), { seats: [{ kind: 'free', invited: true }], botDue: false })
      expect(await store().tables.listOf(ada.id, 10)).toEqual([])
      expect(await store().tables.botsDue(1000)).not.toContain(table.id)
    })

    test('count against their maker until they are over', async () => {
      const ada = examplePerson()
      const table = exampleTable({ maker: ada.id })
      await store().tables.add(table)
      expect(await store().tables.countMadeBy(ada.id)).toBe(1)
      await store().tables.append(table.id, 0, entry(), {
        status: 'over',
        outcome: { winners: [0], by: 'P-1' },
        overAt: 9,
      })
      expect(await store().tables.countMadeBy(ada.id)).toBe(0)
      expect((await store().tables.get(table.id))?.outcome).toEqual({ winners: [0], by: 'P-1' })
    })

    test('are due when their time is up', async () => {
      const table = exampleTable({ deadline: 1000 })
      await store().tables.add(table)
      expect(await store().tables.timesUp(999, 1000)).not.toContain(table.id)
      expect(await store().tables.timesUp(1000, 1000)).toContain(table.id)
      await store().tables.append(table.id, 0, entry(), { deadline: undefined })
      expect(await store().tables.timesUp(1000, 1000)).not.toContain(table.id)
    })

    test('have notices due until they are given', async () => {
      const table = exampleTable({ noticeAt: 1000 })
      await store().tables.add(table)
      expect(await store().tables.noticesDue(999, 1000)).not.toContain(table.id)
      expect(await store().tables.noticesDue(1000, 1000)).toContain(table.id)
      await store().tables.append(table.id, 0, entry(), { noticeAt: 2000 })
      await store().tables.noticed(table.id, 1500)
      expect(await store().tables.noticesDue(2000, 1000)).toContain(table.id)
      await store().tables.noticed(table.id, 2000)
      expect(await store().tables.noticesDue(9000, 1000)).not.toContain(table.id)
    })

    test('are neither waited for nor timed when they are set aside', async () => {
      const table = exampleTable({ deadline: 1000, botDue: true })
      await store().tables.add(table)
      await store().tables.setAside(table.id)
      expect(await store().tables.timesUp(1000, 1000)).not.toContain(table.id)
      expect(await store().tables.botsDue(1000)).not.toContain(table.id)
    })

    test('keep their last snapshot', async () => {
      const { id } = await added(store())
      expect(await store().tables.snapshot(id)).toBeUndefined()
      await store().tables.keepSnapshot(id, { seq: 4, version: 1, body: 'four' })
      await store().tables.keepSnapshot(id, { seq: 2, version: 1, body: 'two' })
      expect(await store().tables.snapshot(id)).toEqual({ seq: 4, version: 1, body: 'four' })
    })

    test('let in who was invited', async () => {
      const { id } = await added(store())
      const invitation = { id: `i-${id}`, table: id, hash: 'h', madeAt: 1 }
      await store().tables.addInvitation(invitation)
      await store().tables.addInvitation({ ...invitation, id: `j-${id}`, seat: 0 })
      expect(await store().tables.invitation(`i-${id}`)).toEqual(invitation)
      expect(await store().tables.invitation(`j-${id}`)).toMatchObject({ seat: 0 })
      expect(await store().tables.isAdmitted(id, 'ada')).toBe(false)
      await store().tables.admit(id, 'ada')
      await store().tables.admit(id, 'ada')
      expect(await store().tables.isAdmitted(id, 'ada')).toBe(true)
    })
  })

  describe('the log', () => {
    test('goes on by number, and the table with it', async () => {
      const { id } = await added(store())
      expect(await store().tables.append(id, 0, entry({ person: 'ada' }), { waiting: [1] })).toEqual({
        kind: 'taken',
        seq: 1,
      })
      expect(await store().tables.append(id, 1, entry())).toEqual({ kind: 'taken', seq: 2 })
      expect(await store().tables.log(id, 0)).toEqual([
        { seq: 1, happening: answered, person: 'ada', at: 5 },
        { seq: 2, happening: answered, at: 5 },
      ])
      expect(await store().tables.log(id, 1)).toHaveLength(1)
      expect(await store().tables.get(id)).toMatchObject({ seq: 2, waiting: [1] })
      expect((await store().tables.seqs([id, 'none'])).get(id)).toBe(2)
    })

    test('knows when each last did something', async () => {
      const { id } = await added(store())
      const deeds = [entry({ person: 'ada', at: 5 }), entry({ at: 9 }), entry({ person: 'bob', at: 7 })]
      for (const [i, deed] of [...deeds, entry({ person: 'ada', at: 8 })].entries()) {
        await store().tables.append(id, i, deed)
      }
      expect(await store().tables.lastDeeds(id)).toEqual(new Map([...Object.entries({ ada: 8, bob: 7 })]))
      expect(await store().tables.lastDeeds('none')).toEqual(new Map())
    })

    test('takes one of many who come at once, and changes nothing for the others', async () => {
      const { id } = await added(store())
      const racers = Array.from({ length: 12 }, (_, i) => {
        return store().tables.append(id, 0, entry({ person: `p${i}` }), { waiting: [i] })
      })
      const results = await Promise.all(racers)
      const winner = results.findIndex(result => result.kind === 'taken')
      expect(results.filter(result => result.kind === 'late')).toHaveLength(11)
      expect(await store().tables.get(id)).toMatchObject({ seq: 1, waiting: [winner] })
      expect(await store().tables.log(id, 0)).toMatchObject([{ person: `p${winner}` }])
    })

    test('takes a request once, however often it comes', async () => {
      const { id } = await added(store())
      const again = () => store().tables.append(id, 0, entry({ person: id, request: 'r1' }))
      const results = await Promise.all([again(), again(), again()])
      expect(results.map(result => result.kind).sort()).toEqual(['repeated', 'repeated', 'taken'])
      expect(await store().tables.append(id, 1, entry({ person: id, request: 'r1' }))).toEqual({
        kind: 'repeated',
        seq: 1,
        table: id,
      })
      expect(await store().tables.log(id, 0)).toHaveLength(1)
      expect(await store().tables.request(id, 'r1')).toEqual({ table: id, seq: 1 })
      expect(await store().tables.request(id, 'r2')).toBeUndefined()
      expect((await store().tables.append(id, 1, entry({ person: 'another', request: 'r1' }))).kind).toBe('taken')
    })

    test('a write that fails takes nothing of the others with it', async () => {
      const tables = [exampleTable(), exampleTable(), exampleTable()]
      await Promise.all(tables.map(table => store().tables.add(table)))
      const [first, second, third] = tables.map(table => table.id)
      const results = await Promise.allSettled([
        store().tables.append(String(first), 0, entry()),
        store().tables.append('no such table', 0, entry()),
        store().tables.admit('no such table', String(second)),
        store().tables.append(String(third), 0, entry()),
      ])
      expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
      expect([...(await store().tables.seqs([String(first), String(third)])).values()]).toEqual([1, 1])
    })
  })
}
