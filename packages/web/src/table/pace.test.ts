// @module-tag slow
import { bots, pauseOf } from '@undercroft/bots'
import { masmorra } from '@undercroft/games/masmorra'
import { FastDice, Match, readOptions, standingAnswer } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { loadPlayable } from '../looks.ts'
import { holdFor } from './playback.ts'
import { USUAL_PAUSE } from './protocol.ts'

/** What a person waits for who plays with bots at normal speed: the turns of the bots, in milliseconds, of one game. */
function turnsOfBots(mode: string, players: number, seed: string): number[] {
  const options = readOptions(masmorra.options, { mode, players })
  if (!options.ok) throw new Error('no game')
  const match = new Match(masmorra, options.value, new FastDice(`${seed} dice`))
  const bot = bots.greedy(masmorra, new FastDice(seed))
  const turns: number[] = []
  let made = 0 // when the table has the next answer
  let shown = 0 // when all that was told until now has been shown
  let heard = 0
  let begun: number | undefined
  let mover: number | undefined
  while (match.outcome === undefined) {
    const ask = match.asks().find(({ seat }) => seat !== PERSON) ?? match.asks()[0]
    if (ask === undefined) throw new Error('nobody is asked')
    const { seat } = ask
    const quiet = ask.shown === 'quiet'
    const passed = seat === PERSON ? standingAnswer(masmorra.words, ask, []) : undefined
    // What the person thinks about is not the bot's time.
    const asked = seat === PERSON && passed === undefined
    const answering = { isBot: seat !== PERSON, shown: ask.shown, goesOn: seat === mover, watched: false }
    if (!asked) made += pauseOf(answering, USUAL_PAUSE.normal)
    match.answer(seat, passed ?? bot.choose(match.see(seat), ask))
    if (!quiet) mover = seat
    const lines = match.heard(PERSON).map(({ event }, n) => ({ n, event, text: '' }))
    shown = Math.max(shown, made)
    for (; heard < lines.length; heard++) {
      const line = lines[heard]
      if (line === undefined) break
      if (line.event.what === 'turn') {
        if (begun !== undefined) turns.push(shown - begun)
        const { hero } = line.event
        begun = match.state.heroes.findIndex(({ id }) => id === hero) === PERSON ? undefined : shown
      }
      shown += holdFor(line as never, lines[heard + 1] as never, 'normal', look)
    }
    // Whoever is asked has seen all of it first.
    if (asked) made = Math.max(made, shown)
  }
  return turns
}

const PERSON = 0
const look = (await loadPlayable(masmorra.id))?.look ?? {}
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']

it.each([
  ['standard', 3],
  ['epic', 3],
  ['alliance', 4],
] as const)('a turn of a bot of Masmorra takes less than 8 seconds, in %s', (mode, players) => {
  const turns = SEEDS.flatMap(seed => turnsOfBots(mode, players, seed)).sort((a, b) => a - b)
  expect(turns.length).toBeGreaterThan(30)
  expect(turns[Math.floor(turns.length * 0.95)]).toBeLessThan(8_000)
  expect(turns[Math.floor(turns.length * 0.5)]).toBeGreaterThan(2_000) // and it is shown
})
