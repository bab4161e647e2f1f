import { describe, expect, test } from 'vitest'
import type { Tournament } from '../../tournaments/records.ts'
import type { Store } from '../store.ts'
import { examplePerson, exampleTable, exampleToken } from './examples.ts'

/** What every store must do for tournaments. */
export function tournamentsSuite(store: () => Store): void {
  const person = async () => {
    const made = examplePerson()
    await store().people.add(made, exampleToken(made))
    return { person: made.id, name: made.name }
  }
  const made = async (host: string) => {
    const tournament: Tournament = {
      ...{
        id: examplePerson().id,
        host,
        name: 'Cup',
        game: 'pig',
        options: { goal: 20 },
        format: 'swiss',
        pace: 'live',
      },
      ...{ rounds: 0, round: 0, status: 'open', madeAt: 1 },
    }
    await store().tournaments.add(tournament, [{ n: 0, level: 'greedy', name: 'Squire', withdrawn: false }])
    return tournament
  }

  describe('tournaments', () => {
    test('are entered until they begin; of many who begin a round one does', async () => {
      const { tournaments, tables } = store()
      const [ada, bob, cal] = [await person(), await person(), await person()]
      const cup = await made(ada.person)
      expect(await tournaments.get(cup.id)).toEqual(cup)
      const came = await Promise.all([ada, bob, cal, ada].map(who => tournaments.enter(cup.id, who, 3)))
      expect(came.filter(Boolean)).toHaveLength(2)
      const entrants = await tournaments.entrants(cup.id)
      expect(entrants.map(({ n }) => n)).toEqual([0, 1, 2])
      expect([
        await tournaments.countOf(ada.person),
        (await tournaments.list('open', 999)).some(({ id }) => id === cup.id),
      ]).toEqual([1, true])

      const rounds = [exampleTable(), exampleTable()].map(table => ({
        ...{ id: cup.id, after: 0, rounds: 2, tables: [table] },
        pairings: [{ round: 1, board: 0, table: table.id, entrants: [0, 1] }],
      }))
      const begun = await Promise.all(rounds.map(each => tournaments.begin(each)))
      expect(begun.filter(Boolean)).toHaveLength(1)
      const [pairing] = await tournaments.pairings(cup.id)
      expect(pairing).toEqual(rounds[begun.indexOf(true)]?.pairings[0])
      expect(await tables.get(pairing?.table ?? '')).toBeDefined()
      expect(await tournaments.ofTable(pairing?.table ?? '')).toBe(cup.id)
      expect(await tournaments.enter(cup.id, await person(), 99)).toBe(false)
      await tournaments.score(cup.id, { round: 1, board: 0 }, [1, 0])
      await tournaments.score(cup.id, { round: 1, board: 0 }, [0, 1])
      expect(await tournaments.pairings(cup.id)).toEqual([{ ...pairing, points: [1, 0] }])
      expect(await tournaments.end(cup.id, 2)).toBe(false)
      expect((await Promise.all([1, 2].map(() => tournaments.end(cup.id, 1)))).filter(Boolean)).toHaveLength(1)
      expect(await tournaments.get(cup.id)).toMatchObject({ status: 'over', round: 1, rounds: 2 })
      expect(await tournaments.remove(cup.id, ada.person)).toBe(false)
    })

    test('who withdraws, is gone, or was a guest', async () => {
      const { tournaments, people, accounts } = store()
      const [ada, bob, cal] = [await person(), await person(), await person()]
      const cup = await made(ada.person)
      for (const who of [ada, bob]) await tournaments.enter(cup.id, who, 9)
      expect(await tournaments.withdraw(cup.id, bob.person)).toBe(true)
      expect(await tournaments.entrants(cup.id)).toHaveLength(2)
      expect(await tournaments.withdraw(cup.id, bob.person)).toBe(false)
      await tournaments.enter(cup.id, bob, 9)
      const table = exampleTable()
      const pairings = [{ round: 1, board: 0, table: table.id, entrants: [1, 2] }]
      await tournaments.begin({ id: cup.id, after: 0, rounds: 1, pairings, tables: [table] })
      await tournaments.withdraw(cup.id, bob.person)
      expect((await tournaments.entrants(cup.id))[2]).toMatchObject({ person: bob.person, withdrawn: true })
      await accounts.absorb(bob.person, cal.person)
      expect((await tournaments.listOf(cal.person)).map(({ id }) => id)).toEqual([cup.id])
      await people.remove(ada.person)
      expect((await tournaments.entrants(cup.id))[1]).toEqual({ n: 1, name: 'Somebody', withdrawn: true })
      expect(await tournaments.get(cup.id)).toMatchObject({ host: 'gone' })
    })
  })
}
