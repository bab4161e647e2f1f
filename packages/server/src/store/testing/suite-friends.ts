import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { examplePerson, exampleTable, exampleToken, sits } from './examples.ts'

/** What every store must do for friends. */
export function friendsSuite(store: () => Store): void {
  const person = async (name: string) => {
    const made = examplePerson(name)
    await store().people.add(made, exampleToken(made))
    return made
  }

  describe('friends', () => {
    test('are two, each of the other; who asked is answered by it', async () => {
      const { friends, people } = store()
      const [ada, bob] = [await person('Ada'), await person('Bob')]
      await friends.ask(ada.id, bob.id, 1)
      await friends.ask(ada.id, bob.id, 2)
      expect(await friends.asking(bob.id)).toEqual([{ person: ada.id, name: 'Ada' }])
      expect([await friends.hasAsked(ada.id, bob.id), await friends.hasAsked(bob.id, ada.id)]).toEqual([true, false])
      await Promise.all([friends.befriend(ada.id, bob.id, 3), friends.befriend(bob.id, ada.id, 3)])
      expect(await friends.asking(bob.id)).toEqual([])
      expect(await friends.of(ada.id)).toEqual([{ person: bob.id, name: 'Bob' }])
      await people.saw([bob.id], 7)
      expect(await friends.of(ada.id)).toEqual([{ person: bob.id, name: 'Bob', seenAt: 7 }])
      await people.change(bob.id, { settings: { hidden: true } })
      expect(await friends.of(ada.id)).toEqual([{ person: bob.id, name: 'Bob' }])
      expect([await friends.areFriends(bob.id, ada.id), await friends.count(ada.id)]).toEqual([true, 1])
      await friends.part(ada.id, bob.id)
      expect([await friends.areFriends(bob.id, ada.id), await friends.count(ada.id)]).toEqual([false, 0])
    })

    test('are called to tables, until the game is over or one is gone', async () => {
      const { friends, people, tables } = store()
      const [ada, bob] = [await person('Ada'), await person('Bob')]
      const table = exampleTable({ seats: [sits(ada), sits(bob)] })
      expect(await friends.haveMet(ada.id, bob.id)).toBe(false)
      await tables.add(table)
      expect(await friends.haveMet(ada.id, bob.id)).toBe(true)
      await friends.call(bob.id, ada.id, table.id, 4)
      await friends.call(bob.id, ada.id, table.id, 5)
      const call = { by: ada.id, name: 'Ada', table: table.id, game: 'pig', at: 5 }
      expect(await friends.calls(bob.id, 9)).toEqual([call])
      await friends.befriend(ada.id, bob.id, 6)
      await people.remove(ada.id)
      expect([await friends.calls(bob.id, 9), await friends.of(bob.id)]).toEqual([[], []])
    })

    test('of a guest become an account’s', async () => {
      const { friends, accounts } = store()
      const [ada, bob, guest] = [await person('Ada'), await person('Bob'), await person('Guest')]
      await friends.befriend(guest.id, bob.id, 1)
      await friends.befriend(guest.id, ada.id, 1)
      await accounts.absorb(guest.id, ada.id)
      expect(await friends.of(ada.id)).toMatchObject([{ person: bob.id }])
      expect(await friends.of(bob.id)).toMatchObject([{ person: ada.id }])
    })
  })
}
