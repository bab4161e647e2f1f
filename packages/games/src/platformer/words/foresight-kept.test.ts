// @module-tag slow
import { FastDice, Match, sayChoice } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { type Choice, verbs } from '../state/choices.ts'
import { enemyOn } from '../state/figures.ts'
import { NOWHERE } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { type View, view } from '../state/view.ts'
import { crowd } from '../testing/crowd.ts'
import { optionsOf, stateAt } from '../testing/reading.ts'
import { type Foresight, foresee } from './foresight.ts'

/** Counts what the check has met, so that it is known to have met what it is for. */
const met = { steps: 0, pushes: 0, entsPushed: 0, wounds: 0, faints: 0, falls: 0, gems: 0 }

type Begun = () => Match<Platformer>

/** Whether a choice moves the Hero: a step, a Portal hop, or a card. */
const movesHero = ([verb, card]: Choice): boolean =>
  verb === 'step' || verb === 'portal' || verb === 'ability' || (verb === 'use' && card === 'IT06')

const choicesOf = (match: Match<Platformer>): readonly Choice[] => match.asks()[0]?.options ?? []

const levelsUp = ({ levels }: View): number => levels.filter(({ status }) => status === 'up').length

/** What a Hero has lost, taken from the states before and after and not from events. */
function lost(before: View, after: View, seat: number) {
  const [was, is] = [before.players[seat], after.players[seat]]
  if (was === undefined || is === undefined) throw new Error(`there is no seat ${seat}`)
  const faints = was.space !== NOWHERE && is.space === NOWHERE
  return { seat, wounds: faints ? was.hearts : was.hearts - is.hearts, hearts: was.hearts, faints }
}

/**
 * Lists where the states differ from what was foreseen about Hearts and Levels. An Ent of a new Level may Attack in
 * addition.
 */
function brokenHarm({ harm = [], unsettled, reveals }: Foresight, before: View, after: View): unknown[] {
  const turned = levelsUp(after) > levelsUp(before)
  const broken: unknown[] = reveals === undefined || reveals === turned ? [] : [{ reveals, turned }]
  for (const seat of before.players.keys()) {
    const foreseen = harm.find(each => each.seat === seat) ?? { ...lost(before, before, seat) }
    const came = lost(before, after, seat)
    met.wounds += came.wounds
    met.faints += came.faints ? 1 : 0
    if (seat === unsettled) continue
    const kept = turned ? came.wounds >= foreseen.wounds : JSON.stringify(came) === JSON.stringify(foreseen)
    if (!kept) broken.push({ foreseen, came })
  }
  return broken
}

/** Answers with a choice, and gives what was foreseen about it and the states before and after. */
function answer(match: Match<Platformer>, choice: Choice) {
  const seat = match.asks()[0]?.seat ?? 0
  const foreseen = foresee(match.see(seat), seat, choice)
  const before = view(match.state)
  expect(match.answer(seat, choice)).toMatchObject({ ok: true })
  return { foreseen, before, after: view(match.state) }
}

/**
 * Tries one step with every push that it allows. Neither the step nor the push may promise anything that does not come.
 */
function tryStep(begin: Begun, choice: Choice): void {
  const match = begin()
  const step = answer(match, choice)
  const frame = match.state.frames.at(-1)
  const pushes = frame?.phase === 'push' ? choicesOf(match) : []
  met.steps++
  if (frame?.phase === 'push' && enemyOn(step.before.enemies, frame.to)?.kind === 'ent') met.entsPushed++
  if (pushes.length === 0) expect.soft(brokenHarm(step.foreseen, step.before, step.after), say(choice)).toEqual([])
  for (const push of pushes) {
    const other = begin()
    answer(other, choice)
    const pushed = answer(other, push)
    met.pushes++
    expect.soft(brokenHarm(pushed.foreseen, pushed.before, pushed.after), say(push)).toEqual([])
    expect.soft(brokenHarm(step.foreseen, step.before, pushed.after), say(choice)).toEqual([])
  }
}

const say = (choice: Choice): string => sayChoice(verbs, choice)

/**
 * Checks that every figure is where it was, or where its fall was foreseen to end. Others who are asked stay on their
 * Ladders.
 */
function tryGravity(begin: Begun, choice: Choice): void {
  const match = begin()
  const { foreseen, before } = answer(match, choice)
  while (match.state.frames.at(-1)?.phase === 'ladder') answer(match, ['ladder', 'stay'])
  const after = view(match.state)
  const { falls = [] } = foreseen
  met.falls += falls.length
  for (const [seat, { space }] of before.players.entries()) {
    const fall = falls.find(({ figure }) => figure.who === 'hero' && figure.seat === seat)
    const came = lost(before, after, seat)
    expect
      .soft({ wounds: came.wounds, faints: came.faints })
      .toEqual({ wounds: fall?.wounds ?? 0, faints: fall?.faints ?? false })
    if (!came.faints) expect.soft(after.players[seat]?.space).toBe(fall?.to ?? space)
  }
  for (const { kind, token, space } of before.enemies) {
    const fall = falls.find(({ figure }) => figure.who === 'enemy' && figure.kind === kind && figure.token === token)
    const is = after.enemies.find(enemy => enemy.kind === kind && enemy.token === token)
    expect.soft(is?.space).toBe(fall?.to ?? space)
  }
}

/** Checks that a Symbol costs as many Gems as was foreseen. */
function tryGems(match: Match<Platformer>, choice: Choice): void {
  const { foreseen, before, after } = answer(match, choice)
  const paid = (before.players[0]?.gems ?? 0) - (after.players[0]?.gems ?? 0)
  met.gems += paid
  // The kernel makes a step that leaves no choice, and that step may find a Gem.
  const isThere = after.players[0]?.space === before.players[0]?.space
  if (isThere) expect.soft(paid, say(choice)).toBe(foreseen.gems)
}

it('foretells Wounds, Faints, falls and Gems of 500 steps in crowded places as they then come, with whoever is pushed', () => {
  const dice = new FastDice(process.env.LAWS_SEED ?? 'crowded')
  while (met.steps < 500) {
    const { position, options } = crowd(dice)
    const start: Begun = () =>
      Match.from(platformer, optionsOf(options), stateAt(position, options), new FastDice('turned up'))
    const choices = choicesOf(start())
    for (const choice of choices.filter(movesHero)) tryStep(start, choice)
    for (const choice of choices.filter(([verb]) => verb === 'gravity')) tryGravity(start, choice)
    const moves = choices.filter(([verb]) => verb === 'move')
    const move = moves[dice.below(Math.max(1, moves.length))]
    if (move === undefined) continue
    const moving: Begun = () => {
      const match = start()
      match.answer(0, move)
      return match
    }
    tryGems(start(), move)
    const steps = moving()
    if (steps.state.frames.at(-1)?.phase !== 'step') continue
    for (const choice of choicesOf(steps).filter(movesHero)) tryStep(moving, choice)
  }
  expect(met.pushes).toBeGreaterThan(200)
  expect(met.entsPushed).toBeGreaterThan(20)
  expect(met.faints).toBeGreaterThan(50)
  expect(met.falls).toBeGreaterThan(50)
  expect(met.gems).toBeGreaterThan(20)
})
