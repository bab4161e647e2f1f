// @module-tag slow
import { FastDice, readChoice, sayChoice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { botMove } from '../../bots/trials.ts'
import { oneFrom, upTo } from '../../content/pick.ts'
import { TRIAL_IDS, type TrialId } from '../../content/trials.ts'
import { type TrialMove, trialVerbs } from '../../state/trial-moves.ts'
import { cloneTrial, imagineTrial, seeTrial } from '../../state/trial-secrets.ts'
import type { TrialState } from '../../state/trials.ts'
import { BOT, explorers, Lucky, SHADE } from '../../testing/trials.ts'
import { sayTrialEvent } from '../../words/trials/events.ts'
import { labelMove } from '../../words/trials/moves.ts'
import { playTrial, randomTrial, startTrial, trialAsks, trialOffers } from './index.ts'
import { soundTrial } from './sound.ts'

describe.each(TRIAL_IDS)('%s', id => {
  it.each(['bots', 'chance'])('ends when played by %s, whoever takes part', by => {
    const winners = new Set<number>()
    for (let game = 0; game < 60; game++) {
      const referee = new Lucky(`${id} ${by} ${game}`)
      const pick = (below: number) => referee.dice.below(below)
      const s = playOut(id, referee, pick, by === 'bots', game)
      winners.add(s.winner ?? -1)
      expect(referee.told.at(-1)).toMatchObject({ news: 'won', by: s.winner })
      for (const event of referee.told)
        expect(sayTrialEvent(event, ['A', 'B', 'C', 'D', 'E'])).not.toMatch(/undefined|\?/)
    }
    expect(winners.size).toBeGreaterThan(1)
    expect(winners.has(-1)).toBe(false)
  })
})

function playOut(
  id: TrialId,
  referee: Lucky,
  pick: (below: number) => number,
  bots: boolean,
  game: number,
): TrialState {
  const who = game % 5 === 0 ? [...explorers(1), SHADE] : explorers(1 + (game % 5))
  const s = startTrial(id, who.length === 1 ? explorers(2) : who, referee)
  for (let turn = 0; s.winner === undefined; turn++) {
    if (turn > 700) throw new Error('it never ends')
    expect(soundTrial(s)).toEqual([])
    expect(JSON.parse(JSON.stringify(s))).toEqual(s)
    expect(cloneTrial(s)).toEqual(s)
    const moves: (TrialMove | undefined)[] = s.who.map(() => undefined)
    for (const { who: one } of trialAsks(s)) {
      const offers = trialOffers(s, one)
      const move = bots ? botMove(seeTrial(s, one), one, BOT, pick) : oneFrom(offers, pick)
      expect(offers).toContainEqual(move)
      expect(readChoice(trialVerbs, sayChoice(trialVerbs, move))).toEqual({ ok: true, value: move })
      expect(labelMove(move)).toBeTruthy()
      moves[one] = move
    }
    if (turn % 7 === 0) imagineAll(s, pick)
    playTrial(s, moves, referee)
  }
  return s
}

/** Nobody can tell what it imagines from the truth, and what it imagines can be played on. */
function imagineAll(s: TrialState, pick: (below: number) => number): void {
  for (const who of [undefined, ...upTo(s.who.length)]) {
    const imagined = imagineTrial(seeTrial(s, who), who, pick)
    expect(seeTrial(imagined, who)).toEqual(seeTrial(s, who))
    expect(soundTrial(imagined)).toEqual([])
    const asked = (each: TrialState) => trialAsks(each).filter(ask => ask.shown !== 'quiet' || ask.who === who)
    expect(asked(imagined)).toEqual(asked(s))
    const moves = s.who.map((_, one) => trialOffers(imagined, one)[0])
    playTrial(imagined, moves, new Lucky('imagined'))
  }
}

describe('a random trial', () => {
  it('is any of the ten', () => {
    const dice = new FastDice(1)
    expect(new Set(upTo(300).map(() => randomTrial(n => dice.below(n)))).size).toBe(10)
  })
})
