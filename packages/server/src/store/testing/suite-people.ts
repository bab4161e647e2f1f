import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { added, answered, entry, examplePerson, exampleTable, exampleToken, sits } from './examples.ts'

/** What every store must do for people and for what they say to each other. */
export function peopleSuite(store: () => Store): void {
  describe('people', () => {
    test('are found again with their settings and tokens', async () => {
      const ada = examplePerson()
      const token = exampleToken(ada)
      await store().people.add(ada, token)
      await store().people.change(ada.id, { name: 'Ada L.', settings: { sound: false } })
      expect(await store().people.get(ada.id)).toEqual({ ...ada, name: 'Ada L.', settings: { sound: false } })
      expect(await store().people.token(token.id)).toEqual(token)
      expect(await store().people.get('nobody')).toBeUndefined()
    })

    test('have learned what they learned on any device, each thing once', async () => {
      const [ada, ben] = [examplePerson(), examplePerson()]
      for (const person of [ada, ben]) await store().people.add(person, exampleToken(person))
      const { people } = store()
      expect(await people.learned(ada.id)).toEqual([])
      await people.learn(ada.id, [])
      await Promise.all([people.learn(ada.id, ['b', 'a', 'a']), people.learn(ada.id, ['b', 'c'])])
      expect(await people.learned(ada.id)).toEqual(['a', 'b', 'c'])
      expect(await people.learned(ben.id)).toEqual([])
    })

    test('are seen', async () => {
      const ada = examplePerson()
      await store().people.add(ada, exampleToken(ada))
      expect(await store().people.seenAt(ada.id)).toBeUndefined()
      await store().people.saw([], 6)
      await store().people.saw([ada.id, 'nobody'], 7)
      expect(await store().people.seenAt(ada.id)).toBe(7)
    })

    test('a token that works once is taken by one of two', async () => {
      const ada = examplePerson()
      const link = exampleToken(ada, { kind: 'move', endsAt: 99 })
      await store().people.add(ada, exampleToken(ada))
      await store().people.addToken(link)
      expect(await store().people.tokens(ada.id, 'move')).toEqual([link])
      const taken = await Promise.all([1, 2, 3].map(() => store().people.removeToken(link.id, ada.id)))
      expect(taken.filter(Boolean)).toHaveLength(1)
    })

    test('a token is removed only by its owner', async () => {
      const ada = examplePerson()
      const token = exampleToken(ada)
      await store().people.add(ada, token)
      expect(await store().people.removeToken(token.id, 'another')).toBe(false)
      expect(await store().people.token(token.id)).toEqual(token)
    })

    test('are gone with all that is theirs', async () => {
      const ada = examplePerson()
      const token = exampleToken(ada)
      const table = exampleTable({ seats: [sits(ada)] })
      await store().people.add(ada, token)
      const address = { id: `n-${ada.id}`, person: ada.id, kind: 'webhook', target: 'x', madeAt: 1 } as const
      await store().people.addNotice(address)
      expect(await store().people.notices(ada.id)).toEqual([address])
      await store().tables.add(table)
      await store().tables.append(table.id, 0, entry({ person: ada.id, request: 'r' }))
      await store().chat.add(table.id, { person: ada.id, name: 'Ada', kind: 'say', text: 'hello', at: 1 })
      await store().people.learn(ada.id, ['lesson/pig/hold'])
      await store().people.remove(ada.id)
      expect(await store().people.get(ada.id)).toBeUndefined()
      expect(await store().people.learned(ada.id)).toEqual([])
      expect(await store().people.token(token.id)).toBeUndefined()
      expect(await store().people.notices(ada.id)).toEqual([])
      expect(await store().chat.linesOf(ada.id)).toEqual([])
      expect(await store().tables.listOf(ada.id, 10)).toEqual([])
      expect((await store().tables.get(table.id))?.seats).toMatchObject([{ kind: 'person', name: 'Somebody' }])
      expect(await store().tables.log(table.id, 0)).toEqual([{ seq: 1, happening: answered, at: 5 }])
    })
  })

  describe('chat', () => {
    test('is numbered at each table, also when many speak at once', async () => {
      const { id } = await added(store())
      const line = { person: 'ada', name: 'Ada', kind: 'say', at: 1 } as const
      const numbers = await Promise.all([1, 2, 3, 4].map(i => store().chat.add(id, { ...line, text: `${i}` })))
      expect(numbers.sort()).toEqual([1, 2, 3, 4])
      expect((await store().chat.lines(id, 2, 10)).map(each => each.n)).toEqual([3, 4])
      expect((await store().chat.lines(id, 0, 2)).map(each => each.n)).toEqual([3, 4])
    })

    test('somebody can be muted, and heard again', async () => {
      const ada = examplePerson()
      await store().people.add(ada, exampleToken(ada))
      await store().chat.mute(ada.id, 'bob', true)
      await store().chat.mute(ada.id, 'bob', true)
      expect(await store().chat.muted(ada.id)).toEqual(['bob'])
      await store().chat.mute(ada.id, 'bob', false)
      expect(await store().chat.muted(ada.id)).toEqual([])
    })
  })
}
