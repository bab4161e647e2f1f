import { describe, expect, test } from 'vitest'
import type { Act, Report } from '../../admin/records.ts'
import { TALKS } from '../../order/manners.ts'
import type { Store } from '../store.ts'
import { added, answered, entry, examplePerson, exampleTable, exampleToken, sits } from './examples.ts'

/** What every store must do for order in the house. */
export function orderSuite(store: () => Store): void {
  const person = async (name: string) => {
    const made = examplePerson(name)
    await store().people.add(made, exampleToken(made))
    return made
  }

  describe('hosts', () => {
    test('arrange who may come and how one talks; nothing is arranged at first', async () => {
      const { tables } = store()
      const { id } = await added(store())
      expect((await tables.get(id))?.manners).toEqual({ chat: { kind: 'open' }, removed: [] })
      const manners = { chat: { kind: 'slow', seconds: 9 }, removed: ['eve'] } as const
      await tables.append(id, 0, { ...entry(), happening: { kind: 'hosted' } }, { manners })
      expect((await tables.get(id))?.manners).toEqual(manners)
    })

    test('take links back, those of one seat or those to watch', async () => {
      const { tables } = store()
      const { id } = await added(store())
      const links = [0, 1, undefined].map(seat => ({ id: `${id}-${seat}`, table: id, hash: 'h', seat, madeAt: 1 }))
      for (const link of links) await tables.addInvitation(link)
      const revoked = () => Promise.all(links.map(async link => (await tables.invitation(link.id))?.revokedAt))
      await tables.revokeInvitations(id, 1, 7)
      expect(await revoked()).toEqual([undefined, 7, undefined])
      await tables.revokeInvitations(id, undefined, 8)
      await tables.revokeInvitations(id, 1, 9)
      expect(await revoked()).toEqual([undefined, 7, 8])
      await tables.admit(id, 'eve')
      await tables.dismiss(id, 'eve')
      expect(await tables.isAdmitted(id, 'eve')).toBe(false)
    })

    test('have two talks at a table, each with its own numbers', async () => {
      const { chat, people, accounts } = store()
      const { id } = await added(store())
      const [ada, guest] = [await person('Ada'), await person('Guest')]
      const line = { person: guest.id, name: 'Guest', kind: 'say', text: 'hello', at: 1 } as const
      expect(await chat.add(id, line)).toBe(1)
      expect(await chat.add(id, { ...line, at: 5 }, 'gallery')).toBe(1)
      expect(await chat.lines(id, 0, 9, 'gallery')).toMatchObject([{ n: 1, at: 5 }])
      expect(await chat.lines(id, 0, 9)).toMatchObject([{ n: 1, at: 1 }])
      expect([await chat.lastAt(id, guest.id, 'gallery'), await chat.lastAt(id, ada.id, 'chat')]).toEqual([
        5,
        undefined,
      ])
      await accounts.absorb(guest.id, ada.id)
      expect(await chat.linesOf(ada.id)).toHaveLength(2)
      await people.remove(ada.id)
      expect(await chat.lines(id, 0, 9, 'gallery')).toEqual([])
    })
  })

  describe('blocks', () => {
    test('keep two apart, whoever of them wanted it, and go with a guest into an account', async () => {
      const { blocks, friends, chat, accounts, people } = store()
      const [ada, bob, guest] = [await person('Ada'), await person('Bob'), await person('Guest')]
      await friends.befriend(ada.id, guest.id, 1)
      await blocks.block(ada.id, guest.id, true, 2)
      await blocks.block(ada.id, guest.id, true, 3)
      await blocks.block(guest.id, bob.id, true, 3)
      expect([await blocks.areApart(guest.id, ada.id), await blocks.areApart(ada.id, bob.id)]).toEqual([true, false])
      expect(await blocks.among([ada.id, bob.id, guest.id])).toHaveLength(2)
      expect(await blocks.among([ada.id, guest.id])).toEqual([[ada.id, guest.id]])
      expect([await blocks.among([ada.id, bob.id]), await blocks.among([])]).toEqual([[], []])
      expect([await blocks.hasBlocked(ada.id, guest.id), await blocks.hasBlocked(guest.id, ada.id)]).toEqual([
        true,
        false,
      ])
      expect([await friends.areFriends(ada.id, guest.id), await blocks.count(ada.id)]).toEqual([false, 1])
      expect(await chat.muted(ada.id)).toEqual([guest.id])
      const account = await person('Account')
      await accounts.absorb(guest.id, account.id)
      expect([await blocks.hasBlocked(ada.id, account.id), await blocks.hasBlocked(account.id, bob.id)]).toEqual([
        true,
        true,
      ])
      expect(await blocks.of(ada.id)).toEqual({ muted: [], blocked: [{ person: account.id, name: 'Account' }] })
      await blocks.block(ada.id, account.id, false, 4)
      expect(await blocks.areApart(ada.id, account.id)).toBe(false)
      await people.remove(bob.id)
      expect(await blocks.count(account.id)).toBe(0)
    })
  })

  describe('operators', () => {
    const act = (id: string, at: number): Act => {
      return { id, at, who: 'olga', what: 'ban', about: 'x', detail: '', why: 'y', address: '192.0.2.1' }
    }

    test('read reports a page at a time, and close each once', async () => {
      const { admin, people } = store()
      const [ada, bob] = [await person('Ada'), await person('Bob')]
      const evidence = {
        game: 'pig',
        seats: ['Ada', 'Bob'],
        chat: [],
        gallery: [],
        log: [{ seq: 1, happening: answered, at: 5 }],
      }
      const report = (n: number): Report => ({
        ...{ id: `${ada.id}-${n}`, by: ada.id, byName: 'Ada', person: bob.id, name: 'Bob', kind: 'insult', text: '' },
        ...{ table: 'gone-since', addresses: ['192.0.2.1'], evidence, madeAt: 9e12 + n },
      })
      for (const n of [1, 2, 3]) await admin.addReport(report(n))
      const { evidence: _, ...head } = report(3)
      expect((await admin.reports('open', undefined, 2))[0]).toEqual(head)
      const second = { at: report(2).madeAt, id: report(2).id }
      expect((await admin.reports('open', second, 1))[0]?.id).toBe(report(1).id)
      expect(await admin.report(report(2).id)).toEqual(report(2))
      const closing = { at: 7, by: 'olga', outcome: 'warned' } as const
      const closed = [1, 2].map(n => admin.closeReport(report(1).id, closing, act(`${ada.id}-close-${n}`, 7)))
      expect((await Promise.all(closed)).sort()).toEqual([false, true])
      expect((await admin.report(report(1).id))?.closed).toEqual(closing)
      await people.remove(ada.id)
      expect(await admin.report(report(2).id)).toMatchObject({ by: 'gone', byName: 'Somebody' })
      await people.remove(bob.id)
      expect(await admin.report(report(2).id)).toBeUndefined()
    })

    test('ban until a time, or until it is lifted; every act is kept', async () => {
      const { admin, finding, accounts } = store()
      const [ada, guest] = [await person('Ada'), await person('Guest')]
      const seek = {
        person: guest.id,
        request: 'request1',
        game: 'pig',
        pace: 'days',
        strength: 1,
        at: 1,
        until: 99,
      } as const
      await finding.seek(seek)
      const ban = {
        id: `${ada.id}-ban`,
        person: guest.id,
        name: 'Guest',
        why: 'y',
        by: 'olga',
        madeAt: 8e12,
        endsAt: 9e12,
      }
      await admin.ban(ban, act(`${ada.id}-1`, 8e12))
      expect(await finding.seekOf(guest.id)).toBeUndefined()
      const held = async (now: number) => (await admin.bans(now)).filter(each => each.id === ban.id)
      expect([await held(8.5e12), await held(9e12)]).toEqual([[ban], []])
      await accounts.absorb(guest.id, ada.id)
      expect(await held(8.5e12)).toEqual([{ ...ban, person: ada.id }])
      expect(await admin.lift(ban.id, act(`${ada.id}-2`, 8e12 + 1))).toBe(true)
      expect(await admin.lift(ban.id, act(`${ada.id}-3`, 8e12 + 2))).toBe(false)
      expect(await held(8.5e12)).toEqual([])
      expect((await admin.allBans(undefined, 1))[0]).toMatchObject({ id: ban.id, liftedAt: 8e12 + 1 })
      const [last, before] = await admin.acts({ at: 8e12 + 2, id: '' }, 2)
      expect([last, before]).toEqual([act(`${ada.id}-2`, 8e12 + 1), act(`${ada.id}-1`, 8e12)])
    })

    test('see who and what there is, and give another name', async () => {
      const { admin, tables, chat, people } = store()
      const rude = await person('Rüde Person')
      const over = exampleTable({ seats: [sits(rude)], status: 'over' })
      await tables.add(over)
      await chat.add(over.id, { person: rude.id, name: rude.name, kind: 'say', text: 'x', at: 1 })
      await admin.rename(rude.id, 'Rupert', act(`${rude.id}-1`, 1))
      expect((await people.get(rude.id))?.name).toBe('Rupert')
      expect((await tables.get(over.id))?.seats).toMatchObject([{ name: 'Rupert' }])
      expect(await chat.lines(over.id, 0, 9)).toMatchObject([{ name: 'Rupert' }])
      expect(await admin.findPeople('UPER', 99)).toMatchObject([{ id: rude.id }])
      expect((await admin.tables('over', 999)).map(({ id }) => id)).toContain(over.id)
      expect((await admin.totals(1)).over).toBeGreaterThan(0)
      const node = {
        id: 'a',
        startedAt: 1,
        seenAt: 5,
        sockets: 2,
        people: 1,
        tables: 3,
        matches: 1,
        bots: 0,
        memory: 9,
      }
      await admin.beat({ ...node, seenAt: 4 })
      await admin.beat(node)
      expect([await admin.nodes(4), await admin.nodes(5)]).toEqual([[node], []])
      await admin.leave('a')
      expect(await admin.nodes(0)).toEqual([])
    })
  })

  describe('what is old', () => {
    test('is found: guests who are gone, tables, chat, closed reports', async () => {
      const { old, people, tables, accounts, chat, admin, published } = store()
      const [gone, seen, sitting, kept, program] = await Promise.all(
        ['Gone', 'Seen', 'Sitting', 'Kept', 'Program'].map(person),
      )
      if (!gone || !seen || !sitting || !kept || !program) throw new Error('somebody is missing')
      await people.saw([seen.id], 50)
      await tables.add(exampleTable({ seats: [sits(sitting)] }))
      await accounts.setRecovery({ id: `r-${kept.id}`, person: kept.id, hash: 'h', madeAt: 1 })
      await people.addToken(exampleToken(program, { kind: 'program' }))
      const guests = await old.guests(40, 9999)
      const known = [gone, seen, sitting, kept, program].filter(({ id }) => guests.includes(id))
      expect(known.map(({ name }) => name)).toEqual(['Gone'])

      const [first, second, shown] = [10, 30, 10].map(overAt => exampleTable({ status: 'over', overAt }))
      if (!first || !second || !shown) throw new Error('a table is missing')
      for (const table of [first, second, shown]) await tables.add(table)
      const record = {
        game: 'pig',
        version: 1,
        options: [],
        seats: [],
        winners: [],
        by: 'PG-1.6',
        steps: 1,
        record: '',
        at: 1,
      }
      await published.add({ ...record, id: `p-${shown.id}`, table: shown.id, publisher: kept.id })
      while ((await old.removeTables(20, 1)) > 0);
      const left = await Promise.all([first, second, shown].map(({ id }) => tables.get(id)))
      expect(left.map(each => each !== undefined)).toEqual([false, true, true])

      const line = { person: kept.id, name: 'Kept', kind: 'say', text: 'x' } as const
      for (const at of [1, 99]) for (const talk of TALKS) await chat.add(second.id, { ...line, at }, talk)
      while ((await old.removeChat(50, 1)) > 0);
      for (const talk of TALKS) expect(await chat.lines(second.id, 0, 9, talk)).toMatchObject([{ at: 99 }])

      const report = {
        by: kept.id,
        byName: 'Kept',
        person: seen.id,
        name: 'Seen',
        kind: 'spam',
        text: '',
        addresses: [],
        madeAt: 1,
      } as const
      for (const [n, at] of [
        [1, 5],
        [2, 60],
      ] as const) {
        await admin.addReport({ ...report, id: `${kept.id}-${n}`, closed: { at, by: 'olga', outcome: 'nothing' } })
      }
      await old.removeReports(50)
      expect((await admin.reportsBy(kept.id)).map(({ id }) => id)).toEqual([`${kept.id}-2`])
    })
  })
}
