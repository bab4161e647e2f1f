// @module-tag slow
import { existsSync, readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { readRecord, withoutSum, withSum } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { undercroft } from '../fixtures/terminal.ts'

const file = scratch()

const PIG = [
  'title: Is Pig fair?',
  'game: pig',
  'seed: 3',
  'games: 120',
  'options: { goal: 30 }',
  'arms:',
  '  - name: as it is',
  '  - name: beginners',
  '    bots: random',
].join('\n')

describe('lab new and lab check', () => {
  it('write an experiment that is right', async () => {
    const { code, out } = await undercroft(['lab', 'new', 'pig'])
    expect(code).toBe(0)
    expect(out).toContain('game: pig\n')
    expect(await undercroft(['lab', 'check', file('new.yaml', out)])).toEqual({ code: 0, out: '', err: '' })
  })

  it('list what content can be changed', async () => {
    expect((await undercroft(['lab', 'tunables', 'pig', '--json'])).out).toBe('[]\n')
    expect((await undercroft(['lab', 'tunables', 'pig'])).out).toBe('Nothing of its content can be changed.\n')
  })

  it('name the file, the line and the field of every mistake', async () => {
    const path = file('wrong.yaml', 'game: pig\ngames: none\noptions: { goal: 3 }\n')
    const { code, err } = await undercroft(['lab', 'check', path])
    expect(code).toBe(1)
    expect(err.split('\n')).toEqual([
      `${path}:2: games: a whole number from 1 to 1000000000 belongs here, not "none"`,
      `${path}:3: options: option "goal" is a whole number from 10 to 200, not 3`,
      '',
    ])
  })

  it('say which tasks there are', async () => {
    const { code, err } = await undercroft(['lab', 'rum', 'x'])
    expect([code, err.split('\n')[0]]).toEqual([
      1,
      'undercroft lab: there is no task "rum": did you mean "run"? (there is new, tunables, check, run, tune, game, reports, work)',
    ])
  })
})

describe('lab run', () => {
  it('gives the same report on any number of threads, as JSON and as a page', async () => {
    const path = file('pig.yaml', PIG)
    const runs: string[][] = []
    for (const threads of ['1', '3']) {
      const page = file(`pig-${threads}.html`)
      const { code, out, err } = await undercroft(['lab', 'run', path, '--threads', threads, '--json', '--html', page])
      expect([code, err]).toEqual([0, ''])
      runs.push([out, readFileSync(page, 'utf8')])
    }
    expect(runs[1]).toEqual(runs[0])
    expect(existsSync(`${path}.part`)).toBe(false)
    const report = JSON.parse(runs[0]?.[0] ?? '')
    expect(Object.keys(report)).toEqual(['experiment', 'seed', 'arms', 'differences', 'verdicts', 'text'])
    expect(Object.keys(report.arms[0])).toEqual([
      ...['name', 'games', 'measures', 'fair'],
      ...['options', 'bots', 'examples', 'firstUses', 'heat', 'lengths'],
    ])
    expect(report.arms[0].fair['wins.seat:P1']).toBe(0.5)
    expect(report.text).toBe(PIG)
    expect(Object.keys(report.verdicts[0])).toEqual(['text', 'measure', 'significant'])
    expect(Object.keys(report.differences[0])).toEqual(['arm', 'than', 'id', 'of', 'value', 'low', 'high'])
    expect(report.arms.map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
      ['as it is', 120],
      ['beginners', 120],
    ])
    expect(report.arms[0].measures[0]).toEqual({
      id: 'wins.seat',
      of: 'P1',
      value: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    })
  })

  it('makes a page whose commands have the seed and the people that were given', async () => {
    const path = file('seeded.yaml', PIG)
    const page = file('seeded.html')
    const { out } = await undercroft(['lab', 'game', path])
    const people = file('seeded.txt', asPerson(out))
    const args = [path, '--seed', '8', '--with', people]
    expect((await undercroft(['lab', 'run', ...args, '--html', page])).code).toBe(0)
    const html = readFileSync(page, 'utf8')
    expect(html).toContain(`npx undercroft lab run ${args.join(' ')} --only wins.seat`)
    expect(html).toContain(`npx undercroft lab game ${path} --seed 8 --arm beginners --game `)
    expect(html).toMatch(/<pre>title: Is Pig fair\?\ngame: pig\nseed: 8\n/)
  })

  it('counts the same wins as sim does', async () => {
    const path = file('same.yaml', 'game: pig\nseed: 5\ngames: 50\n')
    const { out } = await undercroft(['lab', 'run', path, '--json'])
    const sim = await undercroft('sim pig --games 50 --seed 5 --json'.split(' '))
    const wins = JSON.parse(out).arms[0].measures.filter(({ id }: { id: string }) => id === 'wins.seat')
    expect(wins.map(({ value }: { value: number }) => Math.round(50 * value))).toEqual(JSON.parse(sim.out).wins)
  })

  it('says its verdict first, and one measure alone on demand', async () => {
    const path = file('words.yaml', PIG)
    const { out } = await undercroft(['lab', 'run', path])
    expect(out).toMatch(/^Is Pig fair\? \(Pig, seed 3\)\n\n! /)
    expect(out).toMatch(/\n! With "beginners" instead of "as it is" a game takes /)
    const only = await undercroft(['lab', 'run', path, '--only', 'wins.seat'])
    expect(only.out).toMatch(/^\nWins by seat, as it is\n +value +95% interval +fair\n +P1 +[\d.]+% /)
    expect(only.out).not.toContain('Length')
  })

  it('goes on where Ctrl-C has stopped it, to the same report', async () => {
    const path = file('long.yaml', PIG.replace('games: 120', 'games: 3000'))
    const whole = await undercroft(['lab', 'run', path, '--json'])
    const controller = new AbortController()
    const stopped = await undercroft(['lab', 'run', path, '--json', '--progress', '--threads', '1'], {
      interrupted: controller.signal,
      watch: progress => /[1-9]\d* of 3000 games/.test(progress) && controller.abort(),
    })
    expect([stopped.code, stopped.out]).toEqual([130, ''])
    expect(stopped.err).toMatch(/stopped after [1-9]\d* of 3000 games; the same command goes on from there/)
    const resumed = await undercroft(['lab', 'run', path, '--json'])
    expect(resumed.err).toMatch(/^goes on after [1-9]\d* of 3000 games\n$/)
    expect(resumed.out).toBe(whole.out)
  })

  it('says which games broke off, and why', async () => {
    const { code, err } = await undercroft(['lab', 'run', file('broken.yaml', 'game: broken-pig\ngames: 3\n')])
    expect(code).toBe(1)
    expect(err).toMatch(/^one of games \d to \d of seed 1 broke off: ContractError: "turn" is a decision/)
  })
})

describe('lab tune', () => {
  const TUNE = 'game: house-pig\nbots: random\ngoal:\n  answers: [18, 24]\ntune:\n  pig.goal: [10, 60]\n'

  it('shows what it tried, goes on after a stop, and ends with an experiment that can be run', async () => {
    const path = file('tune.yaml', TUNE)
    const whole = await undercroft(['lab', 'tune', path, '--json'])
    expect([whole.code, whole.err]).toEqual([0, ''])
    const { because, met, tried, found } = JSON.parse(whole.out)
    expect([because, met, tried.length > 2]).toEqual(['met', true, true])
    const controller = new AbortController()
    const stopped = await undercroft(['lab', 'tune', path, '--threads', '1', '--progress'], {
      interrupted: controller.signal,
      watch: progress => /[1-9]\d* of \d+ games/.test(progress) && controller.abort(),
    })
    expect([stopped.code, stopped.err.split('\n').at(-2)]).toEqual([
      130,
      expect.stringMatching(/stopped after \d+ settings; the same command goes on from there$/),
    ])
    const better = file('better.yaml')
    const resumed = await undercroft(['lab', 'tune', path, '--threads', '2', '--out', better])
    expect(resumed.out).toMatch(/^ *race +games +off by +farthest off +setting\n +0 +\d+ .* as it was\n/)
    expect(resumed.out).toContain(`All goals are met. Found: pig.goal ${found.content['pig.goal']}`)
    expect(existsSync(`${path}.tune.part`)).toBe(false)
    expect((await undercroft(['lab', 'check', better])).code).toBe(0)
    expect(readFileSync(better, 'utf8')).toContain(`pig.goal: ${found.content['pig.goal']}`)
  })

  it('names the goal that is farthest off, in whatever it is counted', async () => {
    const goals = 'goal:\n  answers: [40, 41]\n  wins.seat:P1: [5, 6]\n'
    const path = file('far.yaml', `game: house-pig\nbots: random\n${goals}tune:\n  pig.goal: [55, 56]\nbudget: 100\n`)
    expect((await undercroft(['lab', 'tune', path])).out).toMatch(/\n +0 +100 +[\d.]+ +P1 [\d.]+ \[/)
  })

  it('does not say that a goal is met that no game has', async () => {
    const path = file('rounds.yaml', TUNE.replace('answers', 'rounds.median'))
    const { out } = await undercroft(['lab', 'tune', path])
    expect(out).toContain('No game has measured what is a goal: nothing can be said.')
    expect(out).toMatch(/\n +0 +800 +- +rounds\.median not measured +as it was\n/)
  })

  it('needs a goal', async () => {
    const { code, err } = await undercroft(['lab', 'tune', file('goalless.yaml', 'game: pig\n')])
    expect([code, err]).toEqual([1, expect.stringContaining('there is no "goal" and no "tune" in it')])
  })
})

it('lab reports makes the report of a game as it is', async () => {
  const { code, out } = await undercroft(['lab', 'reports', 'hoard', '--games', '40', '--out', file('reports')])
  expect([code, out.trim().split('\n')[0]]).toEqual([0, file('reports/hoard.html')])
  expect(readFileSync(file('reports/hoard.html'), 'utf8')).toContain('<h3>Luck and skill</h3>')
  expect(readFileSync(file('reports/hoard.yaml'), 'utf8')).toContain('measures: all')
})

/** A bot's record as if somebody had sat in its first seat. */
function asPerson(record: string): string {
  return withSum(withoutSum(record).replace(/^seat P1 bot .*$/m, 'seat P1 person Ann'))
}

describe('people', () => {
  it('are not bots: a record without a person is left out, and that is said', async () => {
    const path = file('bots.yaml', PIG)
    const { out } = await undercroft(['lab', 'game', path])
    const records = [out, out, asPerson(out)].map(record => JSON.stringify({ id: 'x', record }))
    const given = file('bots.ndjson', records.join('\n'))
    const report = await undercroft(['lab', 'run', path, '--json', '--with', given])
    expect(report.err).toBe(`${given}: 2 without a person are not counted\n`)
    expect(JSON.parse(report.out).arms.at(-1)).toMatchObject({ name: 'people', games: 1, people: true })
    const none = await undercroft(['lab', 'run', path, '--json', '--with', file('bot.txt', out)])
    expect(none.err).toContain('there is no finished game of Pig that people played')
    expect(JSON.parse(none.out).arms).toHaveLength(2)
  })

  it('stand beside the bots, from a folder or as the server gives them', async () => {
    const path = file('people.yaml', PIG)
    const records: string[] = []
    for (const number of ['3', '4', '5']) {
      const { out } = await undercroft(['lab', 'game', path, '--game', number])
      records.push(asPerson(out))
      file(`people/${number}.txt`, asPerson(out))
    }
    const lines = [{ undercroft: 'records', version: 1 }, ...records.map(record => ({ id: 'x', record }))]
    const given = file('records.ndjson', lines.map(line => JSON.stringify(line)).join('\n'))
    const page = file('people.html')
    const streamed = await undercroft(['lab', 'run', path, '--json', '--with', given, '--html', page])
    expect([streamed.code, streamed.err]).toEqual([0, ''])
    const arms = JSON.parse(streamed.out).arms as { name: string; games: number; measures: { id: string }[] }[]
    expect(arms.map(({ name, games }) => [name, games])).toEqual([
      ['as it is', 120],
      ['beginners', 120],
      ['people', 3],
    ])
    expect(arms[2]?.measures.some(({ id }) => id === 'wins.seat')).toBe(true)
    expect(readFileSync(page, 'utf8')).toContain('These games were played by people.')
    const foldered = await undercroft(['lab', 'run', path, '--json', '--with', file('people')])
    expect(foldered.out).toBe(streamed.out)
  })

  it('a broken record is named with its line', async () => {
    const path = file('torn.yaml', PIG)
    const { out } = await undercroft(['lab', 'game', path])
    const torn = file('torn.txt', out.replace(/^game pig .*$/m, 'game pig one'))
    const { code, err } = await undercroft(['lab', 'run', path, '--with', torn])
    expect([code, err.split('\n')[0]]).toEqual([1, expect.stringMatching(/torn\.txt:2: /)])
    const none = await undercroft(['lab', 'run', path, '--with', file('none.txt')])
    expect(none.err).toContain('none.txt: there is no such file or folder')
  })
})

it('the report links to replays where the page is known', async () => {
  const path = file('links.yaml', 'game: pig\ngames: 20\n')
  const page = file('links.html')
  expect((await undercroft(['lab', 'run', path, '--html', page, '--base', 'https://play.example/'])).code).toBe(0)
  const [, letters = ''] =
    /href="https:\/\/play\.example\/look#1\.0\.\.([\w-]+)"/.exec(readFileSync(page, 'utf8')) ?? []
  const record = inflateSync(Buffer.from(letters, 'base64url')).toString()
  expect(record).toMatch(/^undercroft record 1\ngame pig \d+\n/)
  expect(readRecord(withSum(record)).ok).toBe(true)
})

it('lab game plays a game again for replay', async () => {
  const path = file('again.yaml', PIG)
  const { code, out } = await undercroft(['lab', 'game', path, '--arm', 'beginners', '--game', '7'])
  expect(code).toBe(0)
  expect(out).toMatch(/^seat P1 bot random$/m)
  expect((await undercroft(['replay', file('again.txt', out)])).code).toBe(0)
  const wrong = await undercroft(['lab', 'game', path, '--arm', 'beginner'])
  expect(wrong.err).toContain('there is no arm "beginner": did you mean "beginners"?')
})
