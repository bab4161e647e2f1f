import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, restore } from '../backup.ts'
import { openStore, type StoreOptions } from '../open.ts'
import type { Happening, Time } from '../records.ts'
import type { NewsItem, Store } from '../store.ts'
import { examplePerson, exampleTable, exampleToken, sits } from './examples.ts'

const answered: Happening = { kind: 'answered', seat: 0, choice: 'roll', draws: [3], by: 'person' }

function entry(more: { person?: string; request?: string; at?: Time } = {}) {
  return { happening: answered, at: 5, ...more }
}

/** What every store must do, whatever it is made of. */
export function storeSuite(options: () => StoreOptions): void {
  const open = (): Promise<Store> => openStore(options())
  let store: Store
  beforeAll(async () => {
    store = await open()
  }, 30_000)
  afterAll(() => store.close())

  describe('people', () => {
    test('are found again with their settings and tokens', async () => {
      const ada = examplePerson()
      const token = exampleToken(ada)
      await store.people.add(ada, token)
      await store.people.change(ada.id, { name: 'Ada L.', settings: { sound: false } })
      expect(await store.people.get(ada.id)).toEqual({ ...ada, name: 'Ada L.', settings: { sound: false } })
      expect(await store.people.token(token.id)).toEqual(token)
      expect(await store.people.get('nobody')).toBeUndefined()
    })

    test('are seen', async () => {
      const ada = examplePerson()
      await store.people.add(ada, exampleToken(ada))
      expect(await store.people.seenAt(ada.id)).toBeUndefined()
      await store.people.saw([], 6)
      await store.people.saw([ada.id, 'nobody'], 7)
      expect(await store.people.seenAt(ada.id)).toBe(7)
    })

    test('a token that works once is taken by one of two', async () => {
      const ada = examplePerson()
      const link = exampleToken(ada, { kind: 'move', endsAt: 99 })
      await store.people.add(ada, exampleToken(ada))
      await store.people.addToken(link)
      expect(await store.people.tokens(ada.id, 'move')).toEqual([link])
      const taken = await Promise.all([1, 2, 3].map(() => store.people.removeToken(link.id, ada.id)))
      expect(taken.filter(Boolean)).toHaveLength(1)
    })

    test('a token is removed only by its owner', async () => {
      const ada = examplePerson()
      const token = exampleToken(ada)
      await store.people.add(ada, token)
      expect(await store.people.removeToken(token.id, 'another')).toBe(false)
      expect(await store.people.token(token.id)).toEqual(token)
    })

    test('are gone with all that is theirs', async () => {
      const ada = examplePerson()
      const token = exampleToken(ada)
      const table = exampleTable({ seats: [sits(ada)] })
      await store.people.add(ada, token)
      const address = { id: `n-${ada.id}`, person: ada.id, kind: 'webhook', target: 'x', madeAt: 1 } as const
      await store.people.addNotice(address)
      expect(await store.people.notices(ada.id)).toEqual([address])
      await store.tables.add(table)
      await store.tables.append(table.id, 0, entry({ person: ada.id, request: 'r' }))
      await store.chat.add(table.id, { person: ada.id, name: 'Ada', kind: 'say', text: 'hello', at: 1 })
      await store.people.remove(ada.id)
      expect(await store.people.get(ada.id)).toBeUndefined()
      expect(await store.people.token(token.id)).toBeUndefined()
      expect(await store.people.notices(ada.id)).toEqual([])
      expect(await store.chat.linesOf(ada.id)).toEqual([])
      expect(await store.tables.listOf(ada.id, 10)).toEqual([])
      expect((await store.tables.get(table.id))?.seats).toMatchObject([{ kind: 'person', name: 'Somebody' }])
      expect(await store.tables.log(table.id, 0)).toEqual([{ seq: 1, happening: answered, at: 5 }])
    })
  })

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
      await store.tables.add(table)
      expect(await store.tables.add({ ...table, game: 'another' })).toBe(false)
      expect(await store.tables.get(table.id)).toEqual(table)
      expect(await store.tables.get('none')).toBeUndefined()
    })

    test('are listed to the public only if they are public', async () => {
      const open = exampleTable({ status: 'over' })
      const hidden = exampleTable({ status: 'over', visibility: 'private' })
      await store.tables.add(open)
      await store.tables.add(hidden)
      const ids = (await store.tables.listPublic('over', 100)).map(table => table.id)
      expect(ids).toContain(open.id)
      expect(ids).not.toContain(hidden.id)
    })

    test('are listed to those who sit there, also while a bot stands in', async () => {
      const ada = examplePerson()
      const table = exampleTable()
      await store.tables.add(table)
      expect(await store.tables.listOf(ada.id, 10)).toEqual([])
      const standIn = { kind: 'bot', level: 'greedy', for: { person: ada.id, name: 'Ada', word: 'w' } } as const
      await store.tables.append(table.id, 0, entry(), { seats: [standIn], botDue: true })
      expect((await store.tables.listOf(ada.id, 10)).map(each => each.id)).toEqual([table.id])
      expect(await store.tables.botsDue(1000)).toContain(table.id)
      await store.tables.append(table.id, 1, entry(), { seats: [{ kind: 'free', invited: true }], botDue: false })
      expect(await store.tables.listOf(ada.id, 10)).toEqual([])
      expect(await store.tables.botsDue(1000)).not.toContain(table.id)
    })

    test('count against their maker until they are over', async () => {
      const ada = examplePerson()
      const table = exampleTable({ maker: ada.id })
      await store.tables.add(table)
      expect(await store.tables.countMadeBy(ada.id)).toBe(1)
      await store.tables.append(table.id, 0, entry(), {
        status: 'over',
        outcome: { winners: [0], by: 'P-1' },
        overAt: 9,
      })
      expect(await store.tables.countMadeBy(ada.id)).toBe(0)
      expect((await store.tables.get(table.id))?.outcome).toEqual({ winners: [0], by: 'P-1' })
    })

    test('are due when their time is up', async () => {
      const table = exampleTable({ deadline: 1000 })
      await store.tables.add(table)
      expect(await store.tables.timesUp(999, 1000)).not.toContain(table.id)
      expect(await store.tables.timesUp(1000, 1000)).toContain(table.id)
      await store.tables.append(table.id, 0, entry(), { deadline: undefined })
      expect(await store.tables.timesUp(1000, 1000)).not.toContain(table.id)
    })

    test('have notices due until they are given', async () => {
      const table = exampleTable({ noticeAt: 1000 })
      await store.tables.add(table)
      expect(await store.tables.noticesDue(999, 1000)).not.toContain(table.id)
      expect(await store.tables.noticesDue(1000, 1000)).toContain(table.id)
      await store.tables.append(table.id, 0, entry(), { noticeAt: 2000 })
      await store.tables.noticed(table.id, 1500)
      expect(await store.tables.noticesDue(2000, 1000)).toContain(table.id)
      await store.tables.noticed(table.id, 2000)
      expect(await store.tables.noticesDue(9000, 1000)).not.toContain(table.id)
    })

    test('are neither waited for nor timed when they are set aside', async () => {
      const table = exampleTable({ deadline: 1000, botDue: true })
      await store.tables.add(table)
      await store.tables.setAside(table.id)
      expect(await store.tables.timesUp(1000, 1000)).not.toContain(table.id)
      expect(await store.tables.botsDue(1000)).not.toContain(table.id)
    })

    test('keep their last snapshot', async () => {
      const { id } = await added(store)
      expect(await store.tables.snapshot(id)).toBeUndefined()
      await store.tables.keepSnapshot(id, { seq: 4, version: 1, body: 'four' })
      await store.tables.keepSnapshot(id, { seq: 2, version: 1, body: 'two' })
      expect(await store.tables.snapshot(id)).toEqual({ seq: 4, version: 1, body: 'four' })
    })

    test('let in who was invited', async () => {
      const { id } = await added(store)
      const invitation = { id: `i-${id}`, table: id, hash: 'h', madeAt: 1 }
      await store.tables.addInvitation(invitation)
      await store.tables.addInvitation({ ...invitation, id: `j-${id}`, seat: 0 })
      expect(await store.tables.invitation(`i-${id}`)).toEqual(invitation)
      expect(await store.tables.invitation(`j-${id}`)).toMatchObject({ seat: 0 })
      expect(await store.tables.isAdmitted(id, 'ada')).toBe(false)
      await store.tables.admit(id, 'ada')
      await store.tables.admit(id, 'ada')
      expect(await store.tables.isAdmitted(id, 'ada')).toBe(true)
    })
  })

  describe('the log', () => {
    test('goes on by number, and the table with it', async () => {
      const { id } = await added(store)
      expect(await store.tables.append(id, 0, entry({ person: 'ada' }), { waiting: [1] })).toEqual({
        kind: 'taken',
        seq: 1,
      })
      expect(await store.tables.append(id, 1, entry())).toEqual({ kind: 'taken', seq: 2 })
      expect(await store.tables.log(id, 0)).toEqual([
        { seq: 1, happening: answered, person: 'ada', at: 5 },
        { seq: 2, happening: answered, at: 5 },
      ])
      expect(await store.tables.log(id, 1)).toHaveLength(1)
      expect(await store.tables.get(id)).toMatchObject({ seq: 2, waiting: [1] })
      expect((await store.tables.seqs([id, 'none'])).get(id)).toBe(2)
    })

    test('knows when each last did something', async () => {
      const { id } = await added(store)
      const deeds = [entry({ person: 'ada', at: 5 }), entry({ at: 9 }), entry({ person: 'bob', at: 7 })]
      for (const [i, deed] of [...deeds, entry({ person: 'ada', at: 8 })].entries()) {
        await store.tables.append(id, i, deed)
      }
      expect(await store.tables.lastDeeds(id)).toEqual(new Map([...Object.entries({ ada: 8, bob: 7 })]))
      expect(await store.tables.lastDeeds('none')).toEqual(new Map())
    })

    test('takes one of many who come at once, and changes nothing for the others', async () => {
      const { id } = await added(store)
      const racers = Array.from({ length: 12 }, (_, i) => {
        return store.tables.append(id, 0, entry({ person: `p${i}` }), { waiting: [i] })
      })
      const results = await Promise.all(racers)
      const winner = results.findIndex(result => result.kind === 'taken')
      expect(results.filter(result => result.kind === 'late')).toHaveLength(11)
      expect(await store.tables.get(id)).toMatchObject({ seq: 1, waiting: [winner] })
      expect(await store.tables.log(id, 0)).toMatchObject([{ person: `p${winner}` }])
    })

    test('takes a request once, however often it comes', async () => {
      const { id } = await added(store)
      const again = () => store.tables.append(id, 0, entry({ person: id, request: 'r1' }))
      const results = await Promise.all([again(), again(), again()])
      expect(results.map(result => result.kind).sort()).toEqual(['repeated', 'repeated', 'taken'])
      expect(await store.tables.append(id, 1, entry({ person: id, request: 'r1' }))).toEqual({
        kind: 'repeated',
        seq: 1,
        table: id,
      })
      expect(await store.tables.log(id, 0)).toHaveLength(1)
      expect(await store.tables.request(id, 'r1')).toEqual({ table: id, seq: 1 })
      expect(await store.tables.request(id, 'r2')).toBeUndefined()
      expect((await store.tables.append(id, 1, entry({ person: 'another', request: 'r1' }))).kind).toBe('taken')
    })

    test('a write that fails takes nothing of the others with it', async () => {
      const tables = [exampleTable(), exampleTable(), exampleTable()]
      await Promise.all(tables.map(table => store.tables.add(table)))
      const [first, second, third] = tables.map(table => table.id)
      const results = await Promise.allSettled([
        store.tables.append(String(first), 0, entry()),
        store.tables.append('no such table', 0, entry()),
        store.tables.admit('no such table', String(second)),
        store.tables.append(String(third), 0, entry()),
      ])
      expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
      expect([...(await store.tables.seqs([String(first), String(third)])).values()]).toEqual([1, 1])
    })
  })

  describe('chat', () => {
    test('is numbered at each table, also when many speak at once', async () => {
      const { id } = await added(store)
      const line = { person: 'ada', name: 'Ada', kind: 'say', at: 1 } as const
      const numbers = await Promise.all([1, 2, 3, 4].map(i => store.chat.add(id, { ...line, text: `${i}` })))
      expect(numbers.sort()).toEqual([1, 2, 3, 4])
      expect((await store.chat.lines(id, 2, 10)).map(each => each.n)).toEqual([3, 4])
      expect((await store.chat.lines(id, 0, 2)).map(each => each.n)).toEqual([3, 4])
    })

    test('somebody can be muted, and heard again', async () => {
      const ada = examplePerson()
      await store.people.add(ada, exampleToken(ada))
      await store.chat.mute(ada.id, 'bob', true)
      await store.chat.mute(ada.id, 'bob', true)
      expect(await store.chat.muted(ada.id)).toEqual(['bob'])
      await store.chat.mute(ada.id, 'bob', false)
      expect(await store.chat.muted(ada.id)).toEqual([])
    })
  })

  describe('leases', () => {
    test('belong to one node until they run out or are given back', async () => {
      const work = exampleTable().id
      const { leases } = store
      expect(await leases.claim(work, 'a', 100, 200)).toBe(true)
      expect(await leases.claim(work, 'b', 150, 250)).toBe(false)
      expect(await leases.claim(work, 'a', 150, 300)).toBe(true)
      expect(await leases.claim(work, 'b', 250, 350)).toBe(false)
      expect(await leases.claim(work, 'b', 300, 400)).toBe(true)
      await leases.release(work, 'a')
      expect(await leases.claim(work, 'a', 350, 500)).toBe(false)
      await leases.release(work, 'b')
      expect(await leases.claim(work, 'a', 350, 500)).toBe(true)
    })

    test('of many who claim at once one gets it', async () => {
      const work = exampleTable().id
      const claims = await Promise.all(['a', 'b', 'c', 'd'].map(node => store.leases.claim(work, node, 1, 99)))
      expect(claims.filter(Boolean)).toHaveLength(1)
    })
  })

  test('a key is made once', async () => {
    const keys = await Promise.all(['a', 'b', 'c'].map(value => store.key('the key', () => value)))
    expect(new Set(keys).size).toBe(1)
  })

  test('news are heard by those who listen', async () => {
    const { id } = await added(store)
    const heard: (NewsItem | undefined)[] = []
    const got = new Promise<void>(done => {
      const stop = store.news.listen(news => {
        heard.push(news)
        if (news?.table !== id) return
        stop()
        done()
      })
    })
    store.news.tell({ about: 'table', table: id, n: 1 })
    await got
    expect(heard).toContainEqual({ about: 'table', table: id, n: 1 })
  })

  test('a backup is read into a new database, and nothing is lost', async () => {
    const table = exampleTable()
    await store.tables.add(table)
    for (let i = 0; i < 520; i++) await store.tables.append(table.id, i, entry())
    const lines: string[] = []
    await backUp(options(), async line => void lines.push(line))
    const folder = mkdtempSync(join(tmpdir(), 'undercroft-backup-'))
    const fresh = { file: join(folder, 'restored.db') }
    expect(await restore(fresh, each(lines))).toBe(lines.length - 2)
    await expect(restore(fresh, each(lines))).rejects.toThrow('not empty')
    const again: string[] = []
    await backUp(fresh, async line => void again.push(line))
    expect([...again].sort()).toEqual([...lines].sort())
    const restored = await openStore(fresh)
    expect(await restored.tables.log(table.id, 0)).toEqual(await store.tables.log(table.id, 0))
    await restored.close()
    const cut = { file: join(folder, 'cut.db') }
    await expect(restore(cut, each(lines.slice(0, -1)))).rejects.toThrow('cut off')
    rmSync(folder, { recursive: true })
  })

  test('what was written is there when it is opened again', async () => {
    const { id } = await added(store)
    await store.tables.append(id, 0, entry())
    const again = await open()
    await again.ping()
    expect(await again.tables.log(id, 0)).toHaveLength(1)
    await again.close()
  })
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

async function added(store: Store) {
  const table = exampleTable()
  await store.tables.add(table)
  return table
}
