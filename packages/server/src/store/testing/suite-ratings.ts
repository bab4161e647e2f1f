import { describe, expect, test } from 'vitest'
import type { Rating } from '../../ratings/records.ts'
import { UNRATED } from '../../ratings/rules.ts'
import type { Store } from '../store.ts'
import { examplePerson, exampleTable, exampleToken } from './examples.ts'

/** What every store must do for results and ratings. */
export function ratingsSuite(store: () => Store): void {
  const person = async () => {
    const made = examplePerson()
    await store().people.add(made, exampleToken(made))
    return made.id
  }
  const over = async (game: string) => {
    const table = exampleTable({ game, status: 'over', rated: true, outcome: { winners: [0], by: 'X' }, overAt: 5 })
    await store().tables.add(table)
    return table.id
  }
  const up = (before: readonly Rating[]) => before.map(({ mu, sigma }, i) => ({ mu: mu + (i === 0 ? 1 : -1), sigma }))
  const seats = (...players: string[]) =>
    players.map((player, seat) => ({ seat, player, role: 'Player', result: seat === 0 ? 'won' : 'lost' }) as const)

  describe('ratings', () => {
    test('a game is counted once, however many come with it', async () => {
      const { ratings } = store()
      const [ada, bob, game] = [await person(), await person(), examplePerson().id]
      const table = await over(game)
      expect(await ratings.unsettled(10_000)).toContain(table)
      const result = { table, game, at: 5, rated: true, seats: seats(ada, bob) }
      const done = await Promise.all([1, 2, 3].map(() => ratings.settle(result, up)))
      expect(done.filter(Boolean)).toHaveLength(1)
      expect(await ratings.unsettled(10_000)).not.toContain(table)
      const after = { mu: UNRATED.mu + 1, sigma: UNRATED.sigma }
      expect(await ratings.of(ada)).toEqual([{ player: ada, game, role: 'Player', ...after, games: 1 }])
      expect((await ratings.result(table))?.seats[0]).toEqual({ ...result.seats[0], before: UNRATED, after })
      expect(await ratings.tallies(bob)).toEqual([{ game, role: 'Player', played: 1, won: 0, drawn: 0 }])
    })

    test('games that end at once add up, in whatever order', async () => {
      const { ratings } = store()
      const [ada, bob, game] = [await person(), await person(), examplePerson().id]
      const tables = await Promise.all([1, 2, 3, 4].map(() => over(game)))
      const names = [seats(ada, bob), seats(bob, ada), seats(ada, bob), seats(ada, bob)]
      await Promise.all(
        tables.map((table, i) => ratings.settle({ table, game, at: i, rated: true, seats: names[i] ?? [] }, up)),
      )
      expect(await ratings.ofMany([ada], game)).toMatchObject([{ mu: UNRATED.mu + 2, games: 4 }])
      expect(await ratings.best(game, 'Player', 4, 1)).toMatchObject([{ player: ada }])
      expect(await ratings.between(game, 1, 3, 10)).toHaveLength(4)
    })

    test('bots of one strength in several seats get the mean; an unrated game leaves no rating', async () => {
      const { ratings } = store()
      const game = examplePerson().id
      const result = { game, at: 5, seats: seats('bot:greedy', 'bot:greedy') }
      await ratings.settle({ ...result, table: await over(game), rated: true }, up)
      expect(await ratings.ofMany(['bot:greedy'], game)).toMatchObject([{ mu: UNRATED.mu, games: 1 }])
      const table = await over(game)
      await ratings.settle({ ...result, table, rated: false }, undefined)
      expect(await ratings.result(table)).toEqual({ ...result, table, rated: false })
      expect(await ratings.ofMany(['bot:greedy'], game)).toMatchObject([{ games: 1 }])
    })

    test('who is gone has no rating, and is nobody in results; a guest’s become an account’s', async () => {
      const { ratings, people, accounts } = store()
      const [ada, bob, cal, game] = [await person(), await person(), await person(), examplePerson().id]
      const table = await over(game)
      await ratings.settle({ table, game, at: 5, rated: true, seats: seats(ada, bob) }, up)
      await accounts.absorb(bob, cal)
      expect(await ratings.of(cal)).toMatchObject([{ mu: UNRATED.mu - 1 }])
      await people.remove(ada)
      expect(await ratings.of(ada)).toEqual([])
      expect((await ratings.result(table))?.seats.map(({ player }) => player)).toEqual(['gone', cal])
    })
  })
}
