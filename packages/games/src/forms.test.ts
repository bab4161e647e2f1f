import { bots } from '@undercroft/bots'
import { FastDice, type Game, Match, type OpenAsk, readChoice, type Shape } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

const catalogue = await loadGames()

/** Plays games of greedy bots, and calls for every form that anybody is asked to fill in. */
function eachForm(game: Game, games: number, options: object, see: (match: Match<Shape>, ask: OpenAsk<Shape>) => void) {
  for (let seed = 1; seed <= games; seed++) {
    const match = new Match(game, options, new FastDice(seed))
    const bot = bots.greedy(game, new FastDice(seed))
    for (let i = 0; i < 400 && match.outcome === undefined; i++) {
      const [ask] = match.asks()
      if (ask === undefined) break
      if (ask.form !== undefined) see(match, ask)
      const answer = match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
      if (!answer.ok) throw new Error('a bot was refused')
    }
  }
}

function defaults(game: Game): object {
  const table = game.options as { readonly [name: string]: { readonly otherwise: unknown } }
  return Object.fromEntries(Object.entries(table).map(([name, option]) => [name, option.otherwise]))
}

/** What two games of bots come to; nobody makes up tasks among them. */
const EXPECTED: { readonly [id: string]: readonly string[] } = {
  'all-out-assault': ['path', 'sheets'],
  'without-masters': ['layout'],
  electrodungeon: ['allocate', 'place', 'solve'],
  platformer: ['attack'],
}

describe.each(catalogue.filter(game => game.forms !== undefined))('a form of $id', game => {
  it('has an example that can be typed as it stands', () => {
    const seen = new Set<string>()
    eachForm(game, 2, defaults(game), (match, ask) => {
      const form = game.forms?.[ask.form ?? '']
      const such = form?.such(match.see(ask.seat), ask)
      if (form === undefined || such === undefined) return
      seen.add(ask.form ?? '')
      const [verb = '', ...rest] = such.split(' ')
      const direct = readChoice(game.words, such)
      const plain = form.read(rest.join(' '), match.see(ask.seat))
      if (!plain.ok) throw new Error(`${such}: ${plain.error}`)
      const choice = direct.ok ? direct : readChoice(game.words, `${verb} ${plain.value}`)
      if (!choice.ok) throw new Error(`${such}: ${choice.error}`)
      expect([such, match.broken(ask.seat, choice.value)]).toEqual([such, []])
    })
    expect([...seen].sort()).toEqual(EXPECTED[game.id] ?? [...seen].sort())
  })
})

const READ: readonly [game: string, line: string, notation: string | RegExp][] = [
  ['all-out-assault', 'sheets 6 1 2 3 5 4 / 4,3,6,5,1,2', 'sheets 6-1-2-3-5-4 4-3-6-5-1-2'],
  ['all-out-assault', 'sheets 612354 436512', 'sheets 6-1-2-3-5-4 4-3-6-5-1-2'],
  ['all-out-assault', 'sheets brute Paladin', 'sheets 6-1-2-3-5-4 4-3-6-5-1-2'],
  ['all-out-assault', 'sheets brute 4 3 6 5 1', /^the second sheet has 5 of 6 numbers/],
  ['all-out-assault', 'sheets 6 1 2 brute', /^the first sheet has 3 of 6 numbers/],
  ['all-out-assault', 'sheets brute', /^there are two sheets of 6 numbers, not 1$/],
  ['all-out-assault', 'sheets brute zealous', /^"zealous" is neither a number nor one of Brute, /],
  ['all-out-assault', 'path a1 A2 b2', 'path a1-a2-b2'],
  ['all-out-assault', 'path a1 z2', /^"z2" is no tile/],
  ['platformer', 'attack c1y2 sword', 'attack c1y2 sword.x1'],
  ['platformer', 'attack c1y2 sword x2 + special and shard', 'attack c1y2 sword.x2+special.x1+shard'],
  ['platformer', 'attack c1y2 2 sword', 'attack c1y2 sword.x2'],
  ['platformer', 'attack slime sword', /^"slime" is no Space/],
  ['platformer', 'attack c1y2 fist', /^"fist" strikes nothing/],
  ['without-masters', 'layout S1c4r90, Hc1 lk11i6 dc4', 'layout S1c4r90.Hc1.lk11i6.dc4'],
  ['without-masters', 'layout S1c4r90 Q7', /^"Q7" is no piece with its cells/],
  ['electrodungeon', 'allocate live 3, move 4, see 2, fight 3', 'allocate 4 2 3 3'],
  ['electrodungeon', 'allocate 4/2/3/3', 'allocate 4 2 3 3'],
  ['electrodungeon', 'allocate Scout', 'allocate 3 4 2 3'],
  ['electrodungeon', 'allocate 4 2 3', /^there are 4 numbers \(move, see, fight, live\), not 3$/],
  ['electrodungeon', 'allocate luck 4', /^"luck" is neither a trait/],
  ['electrodungeon', 'say Is it a door?', 'say "Is%20it%20a%20door%3F"'],
  ['electrodungeon', 'reply "no"', 'reply "no"'],
  ['electrodungeon', 'place a bast', /^room a: "bast" is not one of beast, /],
  ['electrodungeon', 'place blue puzzle Dark Gird', /^door blue: "dark gird" is not one of puzzle, /],
  ['electrodungeon', 'place pink puzzle', /^"pink" in "pink puzzle" is neither a room/],
  ['electrodungeon', 'place blue puzzle own Riddle', /^door blue: an own task reads/],
]

it.each(READ)('%s reads "%s"', (id, line, wanted) => {
  const game = catalogue.find(each => each.id === id)
  const [verb = '', ...rest] = line.split(' ')
  const seen = { view: {} } as Parameters<NonNullable<NonNullable<Game['forms']>[string]>['read']>[1]
  const read = game?.forms?.[verb]?.read(rest.join(' '), seen)
  if (typeof wanted === 'string') expect(read).toEqual({ ok: true, value: wanted.slice(verb.length + 1) })
  else expect(read).toEqual({ ok: false, error: expect.stringMatching(wanted) })
})

it('an own riddle of the Master is typed as it is, commas and all', () => {
  const form = catalogue.find(each => each.id === 'electrodungeon')?.forms?.place
  const read = form?.read('a beast key; blue puzzle reward own Door / What opens, and shuts? / a door', {} as never)
  expect(read).toMatchObject({ ok: true, value: expect.stringMatching(/^beast\+key,none/) })
  expect(read?.ok === true && read.value).toContain(
    ';puzzle+reward:own:Door/What%20opens%2C%20and%20shuts%3F/a%20door,none',
  )
})
