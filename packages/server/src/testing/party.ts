import type { Game } from '@undercroft/kernel'
import { expect } from 'vitest'
import type { TableCard, View } from '../tables/messages.ts'
import { Client } from './client.ts'
import { catalogue } from './games.ts'
import { type TestServer, testServer } from './server.ts'

export const ME = { kind: 'me' }
export const ANYONE = { kind: 'anyone' }
export const INVITED = { kind: 'invited' }
export const BOT = { kind: 'bot', level: 'random' }

/** Ada, Bob and Eve at a server of their own. Ada makes the tables, Bob sits down at them, Eve watches. */
export class Party {
  readonly server: TestServer
  readonly ada: Client
  readonly bob: Client
  readonly eve: Client

  private constructor(server: TestServer, [ada, bob, eve]: readonly [Client, Client, Client]) {
    this.server = server
    this.ada = ada
    this.bob = bob
    this.eve = eve
  }

  static async gather(options: Parameters<typeof testServer>[0] = {}): Promise<Party> {
    const server = await testServer(options)
    const guest = (name: string): Promise<Client> => Client.guest(server.base, name)
    return new Party(server, [await guest('Ada'), await guest('Bob'), await guest('Eve')])
  }

  async make(who: Client, game: string, seats: object[], more: object = {}): Promise<TableCard> {
    const { status, body } = await who.post('/api/tables', { game, seats, visibility: 'public', ...more })
    expect(body.error).toBeUndefined()
    expect(status).toBe(200)
    return body
  }

  async pigOfTwo(more: object = {}): Promise<TableCard> {
    const { id } = await this.make(this.ada, 'pig', [ME, ANYONE], { options: { goal: 20 }, ...more })
    const { body } = await this.bob.post<{ card: TableCard; seat: number }>(`/api/tables/${id}/join`, {})
    expect(body.seat).toBe(1)
    return body.card
  }

  async cardOf(id: string): Promise<TableCard> {
    return (await this.eve.get<TableCard>(`/api/tables/${id}`)).body
  }

  /** What each of the three sees of a table. */
  views(id: string): Promise<View[]> {
    return Promise.all([this.ada, this.bob, this.eve].map(who => who.view(id)))
  }

  /** Plays Pig to its end: everybody rolls until something is at stake, then holds. */
  async playOut(id: string, players: readonly Client[] = [this.ada, this.bob]): Promise<void> {
    while ((await this.cardOf(id)).status !== 'over') {
      for (const [seat, who] of players.entries()) {
        const view = await who.view(id, seat)
        if (view.ask === undefined) continue
        const hold = view.ask.options.some(choice => choice[0] === 'hold')
        await who.answer(id, seat, hold ? 'hold' : ['roll'], { ticket: view.ask.ticket })
      }
    }
  }

  /** Starts the server again, with a change in the rules of Pig. */
  async restart(change: Partial<Game> = {}): Promise<void> {
    const [pig, ...rest] = catalogue
    if (pig === undefined) throw new Error('there is no Pig')
    await this.server.restart({ games: [{ ...pig, ...change }, ...rest] })
    for (const client of [this.ada, this.bob, this.eve]) client.base = this.server.base
  }
}

/** Looks until what is found is as it should be; the test's own limit ends it. */
export async function eventually<T>(look: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await look()
    if (is(value)) return value
    await new Promise(next => setTimeout(next, 10))
  }
}
