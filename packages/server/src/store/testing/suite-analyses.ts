import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { added, examplePerson, exampleToken } from './examples.ts'

/** What every store must do for games that somebody wants looked at. */
export function analysesSuite(store: () => Store): void {
  describe('analyses', () => {
    const opened = async (tables: readonly string[]) =>
      (await store().analyses.open()).map(({ table }) => table).filter(table => tables.includes(table))

    test('are asked for once, go on, and are kept', async () => {
      const { analyses } = store()
      const [{ id: one }, { id: two }] = [await added(store()), await added(store())]
      const asked = { person: 'ada', steps: 9 }
      expect(await analyses.get(one)).toBeUndefined()
      expect(await analyses.ask({ ...asked, table: one, askedAt: 7 })).toBe(true)
      expect(await analyses.ask({ ...asked, table: one, askedAt: 8, person: 'bob' })).toBe(false)
      expect(await analyses.ask({ ...asked, table: two, askedAt: 6 })).toBe(true)
      expect(await opened([one, two])).toEqual([two, one])
      expect(await analyses.get(one)).toEqual({ ...asked, table: one, askedAt: 7, isFound: false })

      await analyses.progress(one, 4)
      expect(await analyses.get(one)).toMatchObject({ done: 4, isFound: false })
      expect(await analyses.found(one)).toBeUndefined()
      await analyses.end(one, { found: 'luck' })
      await analyses.end(one, { found: 'something else' })
      await analyses.progress(one, 1)
      expect(await analyses.found(one)).toBe('luck')
      expect(await analyses.get(one)).toMatchObject({ done: 4, isFound: true })
      expect(await opened([one, two])).toEqual([two])
      expect(await analyses.ask({ ...asked, table: one, askedAt: 9 })).toBe(false)
    })

    test('that failed may be asked for again', async () => {
      const { analyses } = store()
      const { id: table } = await added(store())
      await analyses.ask({ table, person: 'ada', askedAt: 1, steps: 9 })
      await analyses.end(table, { failed: 'no luck' })
      expect(await opened([table])).toEqual([])
      expect(await analyses.get(table)).toMatchObject({ failed: 'no luck', isFound: false })
      expect(await analyses.ask({ table, person: 'bob', askedAt: 2, steps: 9 })).toBe(true)
      expect(await analyses.get(table)).toEqual({ table, person: 'bob', askedAt: 2, steps: 9, isFound: false })
    })

    test('stay when who asked is gone, without saying who it was', async () => {
      const ada = examplePerson()
      await store().people.add(ada, exampleToken(ada))
      const { id: table } = await added(store())
      await store().analyses.ask({ table, person: ada.id, askedAt: 1, steps: 9 })
      await store().people.remove(ada.id)
      expect(await store().analyses.get(table)).toMatchObject({ person: '', steps: 9 })
    })
  })
}
