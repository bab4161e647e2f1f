import { type Answering, playAmong } from '@undercroft/bots'
import { loadGame } from '@undercroft/games'
import { type OpenAsk, readOptions, type Seat, type Shape } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { type NextBot, pauseOfBot, thinkingNow } from './next-bot.ts'

/** Games whose questions are sometimes forced, by phases of which only the one who is asked knows. */
test.each([
  ['all-out-assault', 'random', 4, ['modifier']],
  ['electrodungeon', 'greedy', 1, ['pre']],
  ['masmorra', 'greedy', 2, ['dm', 'defend']],
] as const)('%s: how long a Master takes tells nothing of its choices', async (id, player, games, phases) => {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  const options = readOptions<Shape['options']>(game.options, {})
  if (!options.ok) throw new Error(options.error.join())
  const seats = game.seats(options.value).map(() => player)
  /** By what onlookers are shown of a question: what they see of the bot, and in which phases it was forced and free. */
  const shows = new Map<string, Set<string>>()
  const [forced, free] = [new Set<string>(), new Set<string>()]
  for (let i = 0; i < games; i++) {
    let mover: Seat | undefined
    const asked = (phase: string, ask: OpenAsk<Shape>) => {
      const { seat, shown } = ask
      const answering: Answering = { isBot: true, shown, goesOn: seat === mover, watched: true }
      const next: NextBot = { level: 'master', ask, answering }
      const key = JSON.stringify([phase, shown, answering.goesOn])
      const seen = shows.get(key) ?? new Set()
      shows.set(key, seen.add(`${pauseOfBot(next, 800)} ms, bar of ${thinkingNow(next)?.ms ?? 'nothing'}`))
      if (ask.form === undefined) (ask.options.length < 2 ? forced : free).add(phase)
      if (shown !== 'quiet') mover = seat
    }
    playAmong({
      ...{ game, options: options.value, seats, seed: `haste ${i}` },
      onlooker: {
        asked(play, ask) {
          const phase = play.asking?.frame.phase ?? ''
          asked(phase, { ...ask, phase, ticket: 1 })
        },
      },
    })
  }
  for (const [key, seen] of shows) expect([key, ...seen]).toHaveLength(2)
  for (const phase of phases) expect([phase, forced.has(phase), free.has(phase)]).toEqual([phase, true, true])
})
