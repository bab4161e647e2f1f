import type { Game } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import type { Experiment } from './experiment/experiment.ts'
import { readExperiment, withSeed } from './experiment/read.ts'
import { playUnit } from './play/chunk.ts'
import { Course } from './play/course.ts'
import { htmlOf } from './report/html.ts'
import { jsonOf } from './report/json.ts'
import { makeReport } from './report/make.ts'
import { reportIn } from './report/read.ts'
import type { Report } from './report/report.ts'
import { heroicPig, lots } from './testing/heroic-pig.ts'
import { tiledPig } from './testing/tiled-pig.ts'

function experimentOf(game: Game, lines: string): Experiment {
  const { experiment, mistakes } = readExperiment(`game: ${game.id}\nbots: random\n${lines}`, [game])
  if (experiment === undefined) throw new Error(JSON.stringify(mistakes))
  return experiment
}

/** Plays everything that is due, in the order that `next` takes it from the list. */
function play(game: Game, experiment: Experiment, next: (due: number) => number = () => 0, text?: string): Report {
  const course = new Course(game, experiment)
  for (let due = course.due(); due.length > 0; due = course.due()) {
    while (due.length > 0) {
      const [unit] = due.splice(next(due.length), 1)
      const chunk = unit && playUnit(game, experiment, unit, () => false)
      if (unit !== undefined && chunk !== undefined) course.take(unit, JSON.parse(JSON.stringify(chunk)))
    }
  }
  return makeReport(game, experiment, course.sums, text === undefined ? {} : { text })
}

const OPTIONS = 'options: { goal: 60 }'

describe('verdicts', () => {
  it('name a Hero that is about 5 points too strong', () => {
    const game = lots(5)
    const report = play(game, experimentOf(game, 'seed: 1\ngames: 6000'))
    const bold = report.arms[0]?.measures.find(({ id, of }) => id === 'wins.subject' && of === 'bold')
    expect(bold?.value).toBeGreaterThan(0.53)
    expect(bold?.value).toBeLessThan(0.57)
    expect(bold?.fair).toBe(0.5)
    const [verdict] = report.verdicts.filter(({ measure }) => measure === 'wins.subject:bold')
    expect(verdict?.text).toMatch(/^bold is too strong: wins 5\d% \[5\d-5\d\] of its games, fair is 50%\.$/)
    expect(verdict?.significant).toBe(true)
  })

  it('are not raised in 19 of 20 experiments with nothing to find', () => {
    const game = lots(0)
    const raised = Array.from({ length: 20 }, (_, seed) =>
      play(game, experimentOf(game, `seed: ${seed}\ngames: 1000`)),
    ).filter(({ verdicts }) => verdicts.some(({ significant }) => significant))
    expect(raised.length).toBeLessThanOrEqual(1)
  })

  it('do not raise what goes with winning, but say it after all others', () => {
    const game = lots(0, true)
    const { verdicts } = play(game, experimentOf(game, 'games: 400'))
    expect(verdicts.filter(({ significant }) => significant)).toEqual([])
    expect(verdicts.at(-1)).toEqual({
      text: expect.stringMatching(
        /^wig goes with winning: who uses it wins 50 points \[50\.0-50\.0\] more than a fair share\. That need not be why\.$/,
      ),
      measure: 'brings:wig',
      significant: false,
      kind: 'association',
    })
  })

  it('give the interval of a difference, not only those of the two arms', () => {
    const game = heroicPig()
    const arms = 'arms:\n  - name: long\n  - name: short\n    options: { goal: 30 }'
    const { verdicts, differences } = play(game, experimentOf(game, `games: 200\n${arms}`))
    const { value = 0, low = 0, high = 0 } = differences.find(({ id }) => id === 'answers') ?? {}
    const [much, from, to] = [-value, -high, -low].map(each => each.toFixed(1))
    expect(verdicts.find(({ measure }) => measure === 'answers:')?.text).toContain(`: ${much} [${from}-${to}] less.`)
  })

  it('say what is known of skill and luck', () => {
    const game = heroicPig()
    const { verdicts } = play(game, experimentOf(game, 'games: 120\nmeasures: all\noptions: { goal: 20 }'))
    const said = (id: string) => verdicts.find(({ measure }) => measure === `${id}:`)
    expect([said('skill')?.text, said('luck')?.text]).toEqual([
      expect.stringMatching(/^One greedy bot among random ones wins \d+% \[\d+-\d+\], fair is 50%: .*pay/),
      expect.stringMatching(
        /^Dice and hidden draws make \d+% \[\d+-\d+\] of the changes of chances, and answers the rest: /,
      ),
    ])
    expect(said('skill')?.significant).toBe(false)
  })

  it('say how much would be missed, and what is never used', () => {
    const game = lots(0)
    const { verdicts } = play(game, experimentOf(game, 'games: 200'))
    expect(verdicts.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Nothing is out of balance, as far as 200 games can tell: less than about [\d.]+ points would not show in so many\.$/,
      ),
      'Never came up in these games: wig; nothing is known of it.',
    ])
  })

  it('tell the stronger bot, which changes seats', () => {
    const game = heroicPig()
    const { experiment } = readExperiment(
      `game: heroic-pig\ngames: 200\nbots: [greedy, random]\nrotate: true\n${OPTIONS}`,
      [game],
    )
    const found = play(game, experiment as Experiment)
    expect(found.verdicts[0]?.text).toMatch(/^greedy is the stronger player: wins \d+% \[\d+-\d+\], fair is 50%\.$/)
    expect(found.verdicts.filter(({ measure }) => measure.startsWith('wins.seat'))).toEqual([])
  })
})

it('what is had is measured against those who have not', () => {
  const game = lots(20)
  const observed = {
    spots: () => [],
    holdings: (s: Parameters<NonNullable<Game['subjects']>>[0]) => game.subjects?.(s) ?? [],
  }
  const watched = { ...game, observed }
  const report = play(watched, experimentOf(watched, 'games: 1500'))
  const row = (id: string) => report.arms[0]?.measures.find(each => each.id === id && each.of === 'bold')
  const [gain, share, wins] = [row('gain'), row('with'), row('wins.subject')]
  expect(share?.value).toBe(wins?.value)
  // Bold wins 70% of its games; of all others, who also play one another, the rest.
  expect(gain?.value).toBeGreaterThan(0.25)
  expect(gain?.value).toBeLessThan(0.36)
  expect(gain?.low).toBeGreaterThan(0.2)
})

describe('content that nobody has to own', () => {
  const rowsOf = ({ arms }: Report) => arms[0]?.measures.filter(({ id }) => id.startsWith('present.')) ?? []

  it('is measured by the games with it against those without, for each side and by their length', () => {
    const game = tiledPig(false)
    const report = play(game, experimentOf(game, 'games: 1000\nmeasures: [present]'))
    const rows = rowsOf(report)
    expect(rows.map(({ id, of }) => [id, of])).toEqual([
      ['present.wins', 'tile P1'],
      ['present.wins', 'tile P2'],
      ['present.rounds', 'tile'],
      ['present.answers', 'tile'],
    ])
    const [first, second, rounds, answers] = rows
    expect(first?.low).toBeGreaterThan(0.3)
    expect(first?.high).toBeLessThan(0.5)
    expect(second?.value).toBeCloseTo(-(first?.value ?? 0), 5)
    expect([rounds?.value, rounds?.low, answers?.value]).toEqual([1, 1, 0])
    expect(report.verdicts.at(-1)).toEqual({
      text: expect.stringMatching(
        /^Games with tile: P1 wins [34]\d(\.\d)? points \[3.*-4.*\] more than in games without\./,
      ),
      measure: 'present.wins:tile P1',
      significant: false,
      kind: 'association',
    })
    expect(rowsOf(play(game, experimentOf(game, 'games: 50')))).toEqual([])
    expect(htmlOf(game, report, 'pig.yaml')).toContain('tile: P1')
  })

  it('is measured by the wins of all together in a game that all win or lose', () => {
    const game = tiledPig(true)
    const report = play(game, experimentOf(game, 'games: 1000'))
    const [row, ...others] = rowsOf(report)
    expect([row?.id, row?.of, others]).toEqual(['present.wins', 'tile all', []])
    expect(row?.low).toBeGreaterThan(0.3)
    expect(row?.high).toBeLessThan(0.5)
    expect(report.verdicts.at(-1)?.text).toMatch(/^Games with tile: all together win 4.* more than in games without\./)
  })
})

it.each([
  ['[]', []],
  ['branching', ['branching']],
])('with measures %s the options of questions are counted only if they are asked for', (measures, counted) => {
  const game = heroicPig()
  const { arms } = play(game, experimentOf(game, `games: 5\nmeasures: ${measures}`))
  expect(arms[0]?.measures.filter(({ id }) => id === 'branching').map(({ id }) => id)).toEqual(counted)
})

describe('a report', () => {
  const arms = 'arms:\n  - name: long\n  - name: short\n    options: { goal: 30 }'

  it('does not depend on the order in which chunks come', () => {
    const game = heroicPig()
    const experiment = experimentOf(game, `seed: 7\ngames: 250\n${arms}`)
    const [one, other] = [play(game, experiment), play(game, experiment, due => due - 1)]
    expect(JSON.stringify(other)).toBe(JSON.stringify(one))
    expect(htmlOf(game, other, 'x.yaml')).toBe(htmlOf(game, one, 'x.yaml'))
  })

  it('samples what takes long: skill, luck and how much answers matter', () => {
    const game = heroicPig()
    const experiment = experimentOf(game, 'seed: 7\ngames: 120\nmeasures: all\noptions: { goal: 20 }')
    const report = play(game, experiment)
    expect(JSON.stringify(play(game, experiment, due => due - 1))).toBe(JSON.stringify(report))
    const found = new Map(report.arms[0]?.measures.map(row => [row.id, row]))
    expect(found.get('skill')?.fair).toBe(0.5)
    expect(found.get('minutes')?.value).toBeGreaterThan(0.5)
    for (const id of ['skill', 'luck', 'mattered', 'gap']) {
      const { value, low, high } = found.get(id) ?? { value: -1, low: 0, high: 0 }
      expect([id, value >= 0 && value <= 1 && low <= value && value <= high]).toEqual([id, true])
    }
  })

  it('has the differences between arms, and a verdict on them', () => {
    const game = heroicPig()
    const { differences, verdicts } = play(game, experimentOf(game, `games: 200\n${arms}`))
    const answers = differences.find(({ id }) => id === 'answers')
    expect(answers).toMatchObject({ arm: 'short', than: 'long', of: '' })
    expect(answers?.high).toBeLessThan(0)
    expect(verdicts.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /^With "short" instead of "long" a game takes [\d.]+ \[[\d.]+-[\d.]+\] answers instead of .*: [\d.]+ \[[\d.]+-[\d.]+\] less\.$/,
      ),
    )
  })

  it('finds no difference between arms that are the same, because their games are', () => {
    const game = heroicPig()
    const { differences } = play(game, experimentOf(game, 'games: 100\narms:\n  - name: one\n  - name: two'))
    for (const { value, low, high } of differences) expect([value, low, high]).toEqual([0, 0, 0])
  })

  it('plays as many games as a precision needs, and no more than the most', () => {
    const game = heroicPig()
    const [loose, tight, most] = ['0.1', '0.05', '0.001'].map(
      precision => play(game, experimentOf(game, `precision: ${precision}\nmost: 2000\n${OPTIONS}`)).arms[0],
    )
    expect(loose?.games).toBeLessThan(tight?.games ?? 0)
    for (const { id, low, high } of tight?.measures ?? []) {
      if (id.startsWith('wins.')) expect((high - low) / 2).toBeLessThanOrEqual(0.05)
    }
    expect(most?.games).toBe(2000)
  })

  it('is read back from its page, from its JSON, and from what the command line prints', () => {
    const game = heroicPig()
    const report = play(game, experimentOf(game, `games: 60\n${arms}`))
    expect(reportIn(htmlOf(game, report, 'pig.yaml'))).toEqual(report)
    expect(reportIn(JSON.stringify(report))).toEqual(report)
    const printed = JSON.parse(JSON.stringify(jsonOf(report)))
    expect(reportIn(JSON.stringify(printed))).toEqual(report)
    // What was printed before all of it was.
    for (const arm of printed.arms) for (const name of Object.keys(arm).slice(3)) delete arm[name]
    const old = reportIn(JSON.stringify(printed))
    expect(old?.arms.map(({ name, bots, measures }) => [name, bots, measures.length])).toEqual(
      report.arms.map(({ name, bots, measures }) => [name, bots, measures.length]),
    )
    expect(old && htmlOf(game, old, 'pig.yaml')).toContain('Wins by Hero')
    expect(reportIn('{"experiment":{"game":"pig"}}')).toBeUndefined()
  })

  it('has commands that give the same figures, with all that was given', () => {
    const game = heroicPig()
    const report = play(game, experimentOf(game, `games: 60\n${arms}`))
    const commands = (page: string): string[] =>
      [...page.matchAll(/<code>(npx .*?)<\/code>/g)].map(([, line]) => line ?? '')
    const plain = commands(htmlOf(game, report, 'pig.yaml'))
    const given = commands(htmlOf(game, report, 'pig.yaml', { seed: 'a b', people: 'tables.ndjson' }))
    expect(plain.filter(line => line.includes('--seed') || line.includes('--with'))).toEqual([])
    expect(given.length).toBe(plain.length)
    for (const line of given) {
      expect(line).toContain("pig.yaml --seed 'a b' ")
      expect(line.includes('--with tables.ndjson ')).toBe(line.includes(' lab run '))
    }
    const page = htmlOf(game, report, 'pig.yaml')
    const lengths = page.slice(page.indexOf('Lengths of all arms'), page.indexOf('The experiment'))
    expect(commands(lengths)).toEqual(['npx undercroft lab run pig.yaml --json'])
  })

  it('shows its file, and carries it', () => {
    const game = heroicPig()
    const text = 'game: heroic-pig # <b>\nbots: random\ngames: 60\n'
    const { experiment } = readExperiment(withSeed(text, '12'), [game])
    const report = play(game, experiment as Experiment, undefined, withSeed(text, '12'))
    const page = htmlOf(game, report, 'pig.yaml')
    expect(page).toContain('<pre>game: heroic-pig # &lt;b&gt;\nbots: random\ngames: 60\nseed: 12\n</pre>')
    expect(readExperiment(reportIn(page)?.text ?? '', [game]).experiment).toEqual(report.experiment)
  })

  it('opens anywhere: it asks for nothing from outside', () => {
    const game = heroicPig()
    const page = htmlOf(game, play(game, experimentOf(game, `games: 60\n${arms}`)), "it's.yaml")
    expect(page).not.toMatch(/(src|href)="(?!#)|https?:|@import|url\(/)
    expect(page).toContain(`npx undercroft lab run 'it'\\''s.yaml' --only wins.subject`)
    expect(page).toMatch(/npx undercroft lab game .* --arm short --game \d+ \| npx undercroft replay -/)
  })
})
