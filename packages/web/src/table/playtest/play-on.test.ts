import { bots } from '@undercroft/bots'
import { loadGames } from '@undercroft/games'
import { allOutAssault } from '@undercroft/games/all-out-assault'
import { type AnyChoice, anyGame, FastDice, Match, readOptions, type Seen, type Shape } from '@undercroft/kernel'
import { hoard } from '@undercroft/kernel/examples'
import { expect, test } from 'vitest'
import { type Draft, playOn } from './play-on.ts'

const game = anyGame(allOutAssault)
const options = { board: 'skirmish', roundLimit: 40, quietLimit: 12 }
const STRONG = [6, 5, 4, 3, 2, 1]

function after(draft: Draft, games: number, seed: string, of = game) {
  for (const so of playOn(of, draft, new FastDice(seed))) if (so.games === games) return so
  throw new Error('it never ends')
}

function sheets(choice: AnyChoice, seen: Seen<Shape> = new Match(game, options, new FastDice(1)).see(0)): Draft {
  return { seen, seat: 0, choice, seats: 2 }
}

test('every game is played to its end, with other dice each time', () => {
  const so = after(sheets(['sheets', STRONG, STRONG]), 60, 'a')
  expect(so.games).toBe(60)
  expect(so.wins).toHaveLength(2)
  for (const wins of so.wins) expect(wins).toBeGreaterThan(0)
  expect(so.wins.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60)
  expect(after(sheets(['sheets', STRONG, STRONG]), 60, 'a')).toEqual(so)
})

test('what the rules refuse is not tried', () => {
  for (const choice of [
    ['sheets', [6, 6, 6, 6, 6, 6], STRONG],
    ['pass'],
    ['sheets', 'anything', STRONG],
  ] satisfies AnyChoice[])
    expect(() => after(sheets(choice), 1, 'a')).toThrow('would be refused')
})

test('what others have handed in makes no difference: it is not known', () => {
  const results = [STRONG, [1, 2, 3, 4, 5, 6]].map(theirs => {
    const match = new Match(game, options, new FastDice(1))
    expect(match.answer(1, ['sheets', theirs, theirs]).ok).toBe(true)
    return after(sheets(['sheets', STRONG, STRONG], match.see(0)), 40, 'b')
  })
  expect(results[0]).toEqual(results[1])
})

test('a position in mid-game is tried as well', () => {
  const maze = anyGame(hoard)
  const match = new Match(maze, { players: 2, rounds: 4, wards: true }, new FastDice(3))
  expect(match.answer(1, ['row', [3, 2, 1]]).ok).toBe(true)
  const draft = { seen: match.see(0), seat: 0, choice: ['row', [1, 2, 3]] as const, seats: 2 }
  expect(after(draft, 20, 'c', maze).games).toBe(20)
})

/** Where each game asks for a form first of all, whoever is asked. */
const FORMS = (await loadGames()).flatMap(each => {
  const read = readOptions(each.options, {})
  if (!read.ok) return []
  const match = new Match(each, read.value as object, new FastDice(5))
  const bot = bots.greedy(each, new FastDice(6))
  for (let i = 0; i < 50 && match.outcome === undefined; i++) {
    const ask = match.play.asks[0]
    if (ask === undefined) break
    const choice = bot.choose(match.see(ask.seat), ask)
    if (ask.form === choice[0]) return [{ game: each, seat: ask.seat, choice, match }]
    match.answer(ask.seat, choice)
  }
  return []
})

test.each(FORMS.map(form => [form.game.id, form] as const))('%s: a form is tried out', (_, form) => {
  const seats = form.game.seats(form.match.options).length
  const { seat, choice } = form
  const so = after({ seen: form.match.see(seat), seat, choice, seats }, 3, 'd', form.game)
  expect(so.games).toBe(3)
})

test('forms are what is tried out in several games', () => {
  expect(FORMS.length).toBeGreaterThan(2)
})
