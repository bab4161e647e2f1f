import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { eventually, Party } from '../testing/party.ts'
import type { TournamentCard } from './tournaments.ts'

let party: Party
beforeAll(async () => {
  party = await Party.gather()
})
afterAll(() => party.server.close())

const look = async (id: string) => (await party.eve.get<TournamentCard>(`/api/tournaments/${id}`)).body
const wish = (more: object = {}) => ({
  ...{
    name: 'The cup',
    game: 'pig',
    options: { goal: 20 },
    format: 'swiss',
    pace: 'live',
    bots: Array(8).fill('random'),
  },
  ...more,
})

/** Plays all games of a person in a tournament until it is over. */
async function playAll(who: Client, id: string): Promise<void> {
  for (;;) {
    const { status, pairings, entrants } = await look(id)
    if (status === 'over') return
    const me = entrants.find(({ person }) => person === who.id)?.n ?? -1
    const mine = pairings.find(each => each.points === undefined && each.entrants.includes(me))
    if (mine === undefined) {
      await new Promise(next => setTimeout(next, 20))
      continue
    }
    const seat = mine.entrants.indexOf(me)
    const view = await who.view(mine.table, seat)
    if (view?.ask === undefined) continue
    const hold = view.ask.options.some(choice => choice[0] === 'hold')
    await who.answer(mine.table, seat, hold ? 'hold' : ['roll'], { ticket: view.ask.ticket })
  }
}

test('a tournament of eight bots and two people is played to its end', async () => {
  const { ada, bob } = party
  const { id, entrants } = (await ada.post<TournamentCard>('/api/tournaments', wish())).body
  expect(entrants.map(({ name }) => name)).toContain('Ada')
  expect((await bob.post('/api/tournaments/nothing/enter')).status).toBe(404)
  expect((await bob.post(`/api/tournaments/${id}/start`)).status).toBe(403)
  await bob.post(`/api/tournaments/${id}/enter`)
  await bob.post(`/api/tournaments/${id}/enter`)
  expect((await ada.post<TournamentCard>(`/api/tournaments/${id}/start`)).body).toMatchObject({ round: 1, rounds: 4 })
  await Promise.all([playAll(ada, id), playAll(bob, id)])
  const card = await look(id)
  expect(card).toMatchObject({ status: 'over', round: 4 })
  expect(card.entrants).toHaveLength(10)
  expect(card.pairings).toHaveLength(20)
  for (const { points = [] } of card.pairings) expect(points.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(card.standings.map(({ played }) => played)).toEqual(Array(10).fill(4))
  const sums = card.standings.map(({ points }) => points)
  expect(sums).toEqual(sums.toSorted((a, b) => b - a))
  expect((await party.eve.post(`/api/tournaments/${id}/enter`)).status).toBe(409)
  const { body } = await party.eve.get<{ tournaments: { id: string }[] }>('/api/tournaments')
  expect(body.tournaments.map(each => each.id)).toContain(id)
})

test('a round-robin goes on over a restart, without those who withdraw', async () => {
  const { ada, bob } = party
  const bots = ['random', 'random', 'greedy']
  const { id } = (
    await ada.post<TournamentCard>('/api/tournaments', wish({ format: 'round-robin', bots, plays: false }))
  ).body
  await bob.post(`/api/tournaments/${id}/enter`)
  await ada.post(`/api/tournaments/${id}/start`)
  const [first] = (await look(id)).pairings.filter(each => each.entrants.includes(3))
  await bob.post(`/api/tournaments/${id}/withdraw`)
  await bob.post(`/api/tables/${first?.table}/seats/${first?.entrants.indexOf(3)}/leave`)
  await party.restart()
  const card = await eventually(
    () => look(id),
    ({ status }) => status === 'over',
  )
  expect(card).toMatchObject({ round: 3, rounds: 3 })
  expect(card.standings.find(({ n }) => n === 3)?.played).toBe(1)
  expect(card.standings.filter(({ n }) => n < 3).map(({ played }) => played)).toEqual([3, 3, 3])
})

test('who looks at a tournament is told when somebody comes or goes, when it begins and when it is over', async () => {
  const { ada, bob, eve } = party
  const { id } = (await ada.post<TournamentCard>('/api/tournaments', wish({ plays: false, bots: ['random'] }))).body
  const line = await eve.socket()
  line.say({ do: 'follow', tournament: 'none' })
  expect((await line.next('refused')).error.code).toBe('missing')
  line.say({ do: 'follow', tournament: id })
  const next = async (fits: (card: TournamentCard) => boolean) =>
    (await line.next('tournament', ({ tournament }) => fits(tournament))).tournament
  expect(await next(() => true)).toMatchObject({ id, status: 'open' })
  await bob.post(`/api/tournaments/${id}/enter`)
  await next(({ entrants }) => entrants.length === 2)
  await ada.post(`/api/tournaments/${id}/start`)
  const { pairings } = await next(({ round }) => round === 1)
  const [first] = pairings
  await bob.post(`/api/tournaments/${id}/withdraw`)
  await next(({ entrants }) => entrants.some(each => each.withdrawn))
  await bob.post(`/api/tables/${first?.table}/seats/${first?.entrants.indexOf(1)}/leave`)
  await next(({ status }) => status === 'over')
  line.say({ do: 'unfollow' })
  line.close()
})

test('what is wished is checked, and a host puts an open one away', async () => {
  const { ada, bob } = party
  const make = async (more: object) => (await ada.post('/api/tournaments', wish(more))).status
  expect(await make({ game: 'nothing' })).toBe(404)
  expect(await make({ format: 'knockout' })).toBe(400)
  expect(await make({ game: 'hoard', options: { players: 3 }, format: 'round-robin' })).toBe(400)
  expect(await make({ name: '' })).toBe(400)
  const { id } = (await ada.post<TournamentCard>('/api/tournaments', wish({ bots: [] }))).body
  expect((await ada.post(`/api/tournaments/${id}/start`)).status).toBe(409)
  expect((await bob.send('DELETE', `/api/tournaments/${id}`)).status).toBe(409)
  expect((await ada.send('DELETE', `/api/tournaments/${id}`)).status).toBe(200)
  expect((await bob.get(`/api/tournaments/${id}`)).status).toBe(404)
})

test('who have blocked one another do not meet in a tournament; who is blocked by its host does not enter', async () => {
  const { ada, bob, eve } = party
  await bob.post('/api/me/blocks', { person: eve.id, on: true })
  for (const format of ['swiss', 'round-robin']) {
    const cup = wish({ format, bots: ['random', 'random'], plays: false })
    const { id } = (await ada.post<TournamentCard>('/api/tournaments', cup)).body
    for (const who of [bob, eve]) await who.post(`/api/tournaments/${id}/enter`)
    await ada.post(`/api/tournaments/${id}/start`)
    await Promise.all([playAll(bob, id), playAll(eve, id)])
    const { pairings, standings } = await look(id)
    for (const { entrants } of pairings) expect(entrants.toSorted()).not.toEqual([2, 3])
    expect(standings.map(({ played }) => played)).toEqual(Array(4).fill(format === 'swiss' ? 2 : 3))
  }
  const { id } = (await bob.post<TournamentCard>('/api/tournaments', wish())).body
  expect((await eve.post(`/api/tournaments/${id}/enter`)).status).toBe(403)
  await bob.post('/api/me/blocks', { person: eve.id, on: false })
  expect((await eve.post(`/api/tournaments/${id}/enter`)).status).toBe(200)
})
