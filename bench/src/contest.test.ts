import { expect, it } from 'vitest'
import { type Contestant, contest, type Entry } from './contest.ts'

const PACE = { rounds: 2, roundsOfOne: 5, warmUpMs: 30, roundMs: 10 }

function entries(): Entry[] {
  return ['a', 'b'].map(game => ({ contestant: { part: 'games', game }, rounds: [] }))
}

function nameOf(contestant: Contestant): string {
  return contestant.part === 'games' ? contestant.game : ''
}

it('everybody is warmed up, then rounds are played in turn', async () => {
  const heard: string[] = []
  const all = entries()
  const runner = (contestant: Contestant) => ({
    async round(ms: number) {
      heard.push(`${nameOf(contestant)} ${ms}`)
      return { playoutsPerSecond: ms, movesPerSecond: ms }
    },
    end() {},
  })
  await contest(all, runner, PACE, () => {}, new AbortController().signal)
  expect(heard).toEqual(['a 30', 'b 30', 'a 10', 'b 10', 'a 10', 'b 10'])
  expect(all.map(entry => entry.rounds.length)).toEqual([2, 2])
})

it('after some rounds everybody begins anew', async () => {
  const heard: string[] = []
  const [only] = entries()
  let runners = 0
  const runner = () => {
    const name = `runner ${++runners}`
    return {
      async round(ms: number) {
        heard.push(`${name}: ${ms}`)
        return { playoutsPerSecond: ms, movesPerSecond: ms }
      },
      end: () => void heard.push(`${name} ends`),
    }
  }
  const pace = { ...PACE, rounds: 3, roundsOfOne: 2 }
  await contest(only === undefined ? [] : [only], runner, pace, () => {}, new AbortController().signal)
  expect(heard).toEqual([
    ...['runner 1: 30', 'runner 1: 10', 'runner 1: 10', 'runner 1 ends'],
    ...['runner 2: 30', 'runner 2: 10', 'runner 2 ends'],
  ])
  expect(only?.rounds.length).toBe(3)
})

it('what is finished when it is stopped is kept', async () => {
  const stop = new AbortController()
  const all = entries()
  let rounds = 0
  const runner = () => ({
    async round(ms: number) {
      if (++rounds === 4) stop.abort()
      return { playoutsPerSecond: ms, movesPerSecond: ms }
    },
    end() {},
  })
  await contest(all, runner, PACE, () => {}, stop.signal)
  expect(all.map(entry => entry.rounds.length)).toEqual([1, 0])
})
