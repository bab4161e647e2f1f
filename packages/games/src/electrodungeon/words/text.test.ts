import type { Viewer } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { PUZZLE_IDS, PUZZLES } from '../content/puzzles/index.ts'
import { TRIAL_IDS, TRIALS, type TrialId } from '../content/trials.ts'
import { electroDungeon as game } from '../index.ts'

const NAMES = ['Mia', 'Ann', 'Ben', 'Cem']
const [MIA, ANN, BEN, CEM] = [0, 1, 2, 3] as const
const VIEWERS: readonly Viewer[] = [MIA, ANN, BEN, CEM, 'spectator']

/** Ann and Ben are at a task behind the purple door, Cem is not. */
function attempt(card: 'puzzle' | 'trial', task: string, ...then: string[]) {
  const position = {
    A: { place: '4,9' },
    B: { place: '4,9' },
    doors: { purple: { card: `${card}+fragment`, task, locked: false } },
  }
  const table = at(game, { options: { explorers: 3 }, position })
  return table.plays('A hold', 'A attempt purple', ...then).match
}

/** The lines of the task, without the position above them. */
function linesFor(match: ReturnType<typeof attempt>, viewer: Viewer): readonly string[] {
  const lines = game.text?.(match.see(viewer), NAMES).split('\n') ?? []
  expect(lines.filter(line => line.length > 100)).toEqual([])
  return lines.slice(lines.lastIndexOf('') + 1)
}

const HEADING = 'Behind the purple door, for Ann and Ben:'

describe.each(PUZZLE_IDS)('%s', id => {
  const match = attempt('puzzle', id, 'B join = 1')
  const { name, tries } = PUZZLES[id]
  const title = `  ${name}, ${tries} of ${tries} ${tries === 1 ? 'try' : 'tries'} left`

  it.each([ANN, BEN, MIA])('is shown whole to seat %i, which takes part or is the Master', viewer => {
    const [heading, first, ...rest] = linesFor(match, viewer)
    expect([heading, first]).toEqual([HEADING, title])
    expect(rest.join(' ')).toMatch(/Ann answers with .*such as/)
  })

  it.each([CEM, 'spectator'] as const)('is only named to %s', viewer => {
    expect(linesFor(match, viewer)).toEqual([HEADING, title])
  })
})

/** What is rolled and drawn before anybody is asked. */
const DRAWN: { readonly [K in TrialId]?: string } = {
  'TR-01': ' = 6 6 6 1 1 1 6 6 6 1 1 1',
  'TR-03': ' = 1 2 3 4 5 6 1 2',
  'TR-05': ' = 3',
  'TR-09': ' = 4',
}

describe.each(TRIAL_IDS)('%s', id => {
  it.each(VIEWERS)('is shown to %s', viewer => {
    const [heading, name, ...rest] = linesFor(attempt('trial', id, 'B join', `C decline${DRAWN[id] ?? ''}`), viewer)
    expect([heading, name]).toEqual([id === 'TR-01' ? 'The last trial:' : HEADING, `  ${TRIALS[id].name}`])
    expect(rest.length).toBeGreaterThan(1)
  })
})

it('shows a trial that is decided for the rest of the round', () => {
  const decided = ['B join', 'C decline', 'A stake 0', 'B stake 1']
  const [heading, name, ...rest] = linesFor(attempt('trial', 'TR-02', ...decided), MIA)
  expect([heading, name]).toEqual(['The last trial:', '  Blood Price'])
  expect(rest).toEqual(['  Ann, 3 Live: bid 0', '  Ben, 3 Live: bid 1', '  Ben wins.'])
  const next = attempt('trial', 'TR-02', ...decided, 'B hold', 'B end', 'C hold = 1')
  expect(next.see(ANN).view).toMatchObject({ round: 2, turn: { leader: 0 } })
  expect(linesFor(next, ANN).join('\n')).not.toContain('Blood Price')
})

describe('an own task', () => {
  const match = attempt(
    'puzzle',
    'Riddle',
    'B join',
    'A say "what%20for"',
    'MoF reply "guess"',
    'MoF listen',
    'B silent',
  )
  const counts = '  Riddle, 3 of 20 messages, 0 of 10 rolls'
  const talk = ['  Ann: “what for”', '  Mia: “guess”', '  Ben says nothing', '  A message is typed so: "a%20door"']

  it.each([ANN, BEN])('is shown to seat %i, which takes part', viewer => {
    expect(linesFor(match, viewer)).toEqual([HEADING, counts, '  Riddle?', ...talk])
  })

  it('is shown to the Master with its note', () => {
    expect(linesFor(match, MIA)).toEqual([HEADING, counts, '  Riddle?', '  The Master’s note: the answer', ...talk])
  })

  it.each([CEM, 'spectator'] as const)('is only named to %s, who sees that something was said', viewer => {
    expect(linesFor(match, viewer)).toEqual([HEADING, counts, '  Ann: …', '  Mia: …', '  Ben says nothing'])
  })

  it.each([
    ['many words', 'seven words of it fill a line, '.repeat(30)],
    ['one word', 'x'.repeat(1000)],
  ])('never fills more than 100 columns, with %s', (_, text) => {
    const seen = match.see(ANN)
    const { task } = seen.view
    if (task?.kind !== 'own') throw new Error('no own task')
    const long = { ...task, talk: { ...task.talk, task: { ...task.talk.task, text } } }
    const lines = game.text?.({ ...seen, view: { ...seen.view, task: long } }, NAMES).split('\n') ?? []
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100)
    expect(lines.join('').replaceAll(' ', '')).toContain(text.replaceAll(' ', ''))
  })
})

it('an answer to a puzzle may leave out its number and be parted by spaces', () => {
  const match = attempt('puzzle', 'PZ-02', 'B join = 1')
  const seen = match.see(ANN)
  const such = game.forms?.solve?.such(seen, match.asks(ANN)[0] as never) ?? ''
  expect(such).toMatch(/^solve PZ-02:/)
  const nouns = such.slice('solve PZ-02:'.length)
  const plain = game.forms?.solve?.read(nouns.split(/\W/).join(' '), seen)
  expect(plain).toEqual({ ok: true, value: such.slice('solve '.length) })
  expect(game.forms?.solve?.read('no idea', seen)).toEqual({
    ok: false,
    error: `"no idea" is no answer to this puzzle: it reads like ${such}`,
  })
})

describe('the dungeon', () => {
  const position = {
    A: { place: '4,9' },
    B: { place: '4,9' },
    rooms: { a: 'beast+key', e: 'cleared' },
    doors: { purple: 'puzzle+fragment+reward', green: { card: 'trial+fragment', task: 'TR-02' } },
  }
  const match = at(game, { options: { explorers: 3 }, position }).plays('A claimRoom a boost').match
  const linesOf = (viewer: Viewer) => game.text?.(match.see(viewer), NAMES).split('\n') ?? []

  it('is drawn with coordinates, what is under figures, and rooms that are cleared', () => {
    const lines = linesOf(ANN)
    expect(lines[1]).toMatch(/^ {3}0 {3}1 {3}2 {3}3 .* 16$/)
    const row = lines.find(line => line.startsWith(' 9 ')) ?? ''
    expect(row.slice(3 + 4 * 4, 3 + 5 * 4)).toBe('AB6 ')
    expect(lines.join('\n')).toMatch(/\[a\].*\n.*\n.*\(e\)/)
    expect(lines.join('\n')).toContain('  a 3,1 3,3: ')
    expect(lines.join('\n')).toContain('purple 4,9: locked')
  })

  it('has its tasks and prizes for the eyes of the Master', () => {
    expect(linesOf(MIA).join('\n')).toContain('green 12,1: locked (Trial, Blood Price, fragment)')
    expect(linesOf(MIA).join('\n')).toMatch(/purple 4,9: locked \(Puzzle, .*fragment, reward\)/)
    for (const viewer of [ANN, BEN, CEM, 'spectator'] as const) {
      expect(linesOf(viewer).join('\n')).not.toMatch(/Blood Price|fragment, reward|with a key/)
    }
  })

  it.each(VIEWERS)('tells %s what was claimed', viewer => {
    expect(linesOf(viewer)).toContain('Claimed, true or not: Ann: room a is Boost Box')
  })

  it('says which card of the Master is in effect, on what and how long', () => {
    const position = { mofEffect: 'jammed-lock', mofTarget: 1, mofUntil: 4 }
    const { match: jammed } = at(game, { options: { explorers: 3 }, position })
    const lines = game.text?.(jammed.see(ANN), NAMES) ?? ''
    expect(lines).toContain('In effect: Jammed Lock on green, to the end of round 4. ')
  })
})
