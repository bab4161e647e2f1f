// @module-tag slow
import { games, loadGame } from '@undercroft/games'
import { chaptersOf } from '@undercroft/games/lessons'
import type { Shape } from '@undercroft/kernel'
import { LessonPlay } from '@undercroft/kernel/lessons'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LessonTable } from './lesson-table.ts'

/** More than any chapter has. */
const MOST_STEPS = 200

/** Longer than others' moves are shown. */
const ALL_SHOWN_MS = 600_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function opened(game: string, chapter: string, from = 0) {
  const [rules, lesson] = await Promise.all([
    loadGame(game),
    chaptersOf(game)
      .find(({ id }) => id === chapter)
      ?.load(),
  ])
  if (rules === undefined || lesson === undefined) throw new Error(`there is no ${game} ${chapter}`)
  const steps: (number | undefined)[] = []
  const table = new LessonTable({
    game: rules,
    begin: dice => LessonPlay.begin<Shape>(rules, lesson, undefined, scripted => dice.over(scripted)),
    from,
    look: {},
    still: () => true,
    onStep: step => steps.push(step),
  })
  return { table, steps, lesson }
}

/** Does what is wanted. */
function goOn(table: LessonTable): void {
  const { word } = table.state().coach
  const [wanted] = word?.wants ?? []
  if (wanted === undefined) table.next()
  else table.answer(wanted, true)
}

const CHAPTERS = games.flatMap(({ id: game }) => chaptersOf(game).map(chapter => [game, chapter.id] as const))

test('there are chapters', () => expect(CHAPTERS).not.toEqual([]))

describe.each(CHAPTERS)('%s, %s', (game, chapter) => {
  test('is played to its end at the page’s table, and taken up again where it was left', async () => {
    const { table, steps, lesson } = await opened(game, chapter)
    const places: { step: number | undefined; seen: unknown; ask: unknown }[] = []
    for (let i = 0; i < MOST_STEPS && !table.state().coach.done; i++) {
      vi.advanceTimersByTime(ALL_SHOWN_MS)
      const { at, of, word } = table.state().coach
      expect(at).toBeLessThanOrEqual(of)
      goOn(table)
      vi.advanceTimersByTime(ALL_SHOWN_MS)
      const { now } = table.state()
      places.push({ step: steps.at(-1), seen: now.seen, ask: now.ask })
      expect(word).toBeDefined()
    }
    expect(table.state().coach).toMatchObject({ done: true, word: undefined })
    expect(steps.at(-1)).toBeUndefined()
    const { step = 0, ...place } = places[Math.floor(places.length / 2) - 1] ?? {}
    const again = await opened(game, chapter, step)
    expect(again.table.state().now).toMatchObject(place)
    expect(lesson.steps[step]?.kind).toBe('word')
    again.table.close()
    table.close()
  })
})

test('a try that is not wanted changes nothing, and is answered by the coach', async () => {
  const [game = '', chapter = ''] = CHAPTERS[0] ?? []
  const { table, steps } = await opened(game, chapter)
  for (let i = 0; i < MOST_STEPS && table.state().coach.word?.wants.length === 0; i++) table.next()
  const before = table.state()
  const { ask } = before.now
  const wants = JSON.stringify(before.coach.word?.wants)
  const other = ask?.options.find(option => !wants.includes(JSON.stringify(option)))
  const refused = ask?.refused[0]?.choice
  const told = steps.length
  let tries = 0
  for (const choice of [other, refused]) {
    if (choice === undefined) continue
    table.answer(choice, true)
    const { coach, now } = table.state()
    expect(coach.reply?.says).toMatch(/\w/)
    expect(coach.reply?.n).toBe(++tries)
    expect(now).toBe(before.now)
  }
  expect(tries).toBeGreaterThan(0)
  expect(steps.length).toBe(told)
  table.pass()
  expect(table.state().coach.reply).toBeUndefined()
  expect(steps.length).toBe(told + 1)
  table.close()
})
