import { describe, expect, test } from 'vitest'
import type { PublishedRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { added, examplePerson, exampleToken } from './examples.ts'

/** What every store must do for published games. */
export function publishedSuite(store: () => Store): void {
  describe('published games', () => {
    test('are found by what they are, page by page, with the names that were agreed to', async () => {
      const ada = examplePerson()
      await store().people.add(ada, exampleToken(ada))
      const publish = async (more: Partial<PublishedRecord>) => {
        const { id: table } = await added(store())
        const seats = [{ name: 'a', role: 'A', kind: 'person', player: 'a person' }]
        const game = `game of ${ada.id}`
        const one = {
          id: `r-${table}`,
          table,
          publisher: ada.id,
          game,
          version: 1,
          options: ['goal=20'],
          seats,
          ...more,
        }
        const { names: _, ...whole } = { ...{ winners: ['a'], by: 'R-1', steps: 9, record: 'text', at: 5 }, ...one }
        expect(await store().published.add(whole)).toBe(true)
        expect(await store().published.add({ ...whole, id: 'another' })).toBe(false)
        return { ...whole, names: [] }
      }
      const [first, second, third] = [
        await publish({ at: 7, options: ['goal=30', 'a_b=1'] }),
        await publish({ at: 6, winners: [], steps: 12 }),
        await publish({ at: 6, by: 'R-2' }),
      ]
      const { game } = first
      const ids = async (...given: Parameters<ReturnType<typeof store>['published']['search']>) =>
        new Set((await store().published.search(...given)).map(({ id }) => id))
      expect(await store().published.search({ game }, undefined, 1)).toEqual([first])
      expect(await ids({ game }, first, 9)).toEqual(new Set([second.id, third.id]))
      const [next] = await store().published.search({ game }, first, 1)
      expect(await ids({ game }, next, 9)).toEqual(new Set([[second, third].find(({ id }) => id !== next?.id)?.id]))
      expect(await ids({ game, option: 'goal=30' }, undefined, 9)).toEqual(new Set([first.id]))
      expect(await ids({ game, option: 'goal=3' }, undefined, 9)).toEqual(new Set())
      expect(await ids({ game, option: 'a_b=1' }, undefined, 9)).toEqual(new Set([first.id]))
      expect(await ids({ game, option: 'g_al=30' }, undefined, 9)).toEqual(new Set())
      expect(await ids({ game, winner: 'a', by: 'R-2' }, undefined, 9)).toEqual(new Set([third.id]))
      expect(await ids({ game, from: 10, to: 12 }, undefined, 9)).toEqual(new Set([second.id]))

      await store().published.setNames(first.id, ada.id, [{ seat: 0, name: 'Ada' }])
      expect((await store().published.get(first.id))?.names).toEqual([{ seat: 0, person: ada.id, name: 'Ada' }])
      await store().published.setNames(first.id, ada.id, [])
      expect((await store().published.ofTable(first.table))?.names).toEqual([])
      expect(await store().published.remove(first.table, 'another')).toBe(false)
      expect(await store().published.remove(first.table, ada.id)).toBe(true)
      await store().people.remove(ada.id)
      expect(await ids({ game }, undefined, 9)).toEqual(new Set())
    })
  })
}
