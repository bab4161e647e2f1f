import { describe, expect, test } from 'vitest'
import type { Crest, Passkey } from '../../accounts/records.ts'
import type { Store } from '../store.ts'
import { entry, examplePerson, exampleTable, exampleToken, sits } from './examples.ts'

const CREST: Crest = { shape: 'kite', pattern: 'bend', field: 'moss', second: 'bone', mark: 'ink', glyph: 'owl' }

/** What every store must do for accounts. */
export function accountsSuite(store: () => Store): void {
  const added = async (name?: string) => {
    const person = examplePerson(name)
    await store().people.add(person, exampleToken(person))
    return person
  }

  describe('accounts', () => {
    test('have passkeys, a recovery code and a crest, which go with the person', async () => {
      const { accounts, people } = store()
      const ada = await added()
      const passkey: Passkey = {
        ...{ id: `p-${ada.id}`, person: ada.id, credential: `c-${ada.id}`, publicKey: 'AQID', counter: 0 },
        ...{ transports: ['usb', 'nfc'], label: 'Firefox', madeAt: 7 },
      }
      await accounts.addPasskey(passkey)
      expect(await accounts.passkeys(ada.id)).toEqual([passkey])
      await accounts.usedPasskey(passkey.id, 3, 9)
      expect(await accounts.passkey(passkey.credential)).toEqual({ ...passkey, counter: 3, usedAt: 9 })
      await expect(accounts.addPasskey({ ...passkey, id: 'another' })).rejects.toThrow()
      expect(await accounts.removePasskey(passkey.id, 'another')).toBe(false)

      await accounts.setRecovery({ id: `r1-${ada.id}`, person: ada.id, hash: 'one', madeAt: 1 })
      await accounts.setRecovery({ id: `r2-${ada.id}`, person: ada.id, hash: 'two', madeAt: 2 })
      expect(await accounts.recovery(`r1-${ada.id}`)).toBeUndefined()
      expect(await accounts.recoveryOf(ada.id)).toEqual({ id: `r2-${ada.id}`, person: ada.id, hash: 'two', madeAt: 2 })

      await accounts.setCrest(ada.id, { ...CREST, glyph: 'die' })
      await accounts.setCrest(ada.id, CREST)
      expect(await accounts.crest(ada.id)).toEqual(CREST)

      await people.remove(ada.id)
      expect(await accounts.passkey(passkey.credential)).toBeUndefined()
      expect(await accounts.recovery(`r2-${ada.id}`)).toBeUndefined()
      expect(await accounts.crest(ada.id)).toBeUndefined()
    })

    test('a challenge is taken once, in time, and for what it was drawn', async () => {
      const { accounts } = store()
      const value = examplePerson().id
      await accounts.addChallenge({ value, purpose: 'sign in', endsAt: 100 }, 1)
      expect(await accounts.takeChallenge(value, 'another', 50)).toBe(false)
      expect(await accounts.takeChallenge(value, 'sign in', 100)).toBe(false)
      const taken = await Promise.all([1, 2, 3].map(() => accounts.takeChallenge(value, 'sign in', 50)))
      expect(taken.filter(Boolean)).toHaveLength(1)
    })

    test('take over all that was a guest’s', async () => {
      const { accounts, people, tables, chat } = store()
      const [ada, guest] = [await added(), await added('Guest')]
      const over = exampleTable({ seats: [sits(guest)], status: 'over', maker: guest.id })
      const open = exampleTable({ seats: [sits(guest)] })
      for (const table of [over, open]) await tables.add(table)
      await tables.append(over.id, 0, entry({ person: guest.id, request: 'request-1' }))
      await tables.append(open.id, 0, entry({ person: ada.id, request: 'request-1' }))
      await chat.add(over.id, { person: guest.id, name: 'Guest', kind: 'say', text: 'hello', at: 1 })
      await people.learn(ada.id, ['a'])
      await people.learn(guest.id, ['a', 'b'])
      await chat.mute(guest.id, 'somebody', true)
      await chat.mute(guest.id, ada.id, true)
      await tables.admit(over.id, guest.id)
      await tables.admit(over.id, ada.id)
      expect(await accounts.unfinished(guest.id)).toEqual([open.id])
      await accounts.absorb(guest.id, ada.id)
      expect(await people.get(guest.id)).toBeUndefined()
      expect((await tables.listOf(ada.id, 9)).map(({ id }) => id).sort()).toEqual([over.id, open.id].sort())
      expect(await tables.get(over.id)).toMatchObject({ maker: ada.id, seats: [{ person: ada.id, name: 'Guest' }] })
      expect(await tables.log(over.id, 0)).toMatchObject([{ person: ada.id }])
      expect(await chat.linesOf(ada.id)).toHaveLength(1)
      expect(await people.learned(ada.id)).toEqual(['a', 'b'])
      expect(await chat.muted(ada.id)).toEqual(['somebody'])
      expect(await tables.isAdmitted(over.id, ada.id)).toBe(true)
    })
  })
}
