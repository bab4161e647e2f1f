import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hoard, pig, ticTacToe } from '../examples/index.ts'
import { anyGame, type Game, type Shape } from '../index.ts'
import { runScenarios, sayProblem } from './index.ts'

/** What is wrong with a scenario of one game, as a person reads it. */
function problemsOf<T extends Shape>(game: Game<T>, text: string): string[] {
  return runScenarios(text, 'f.yaml', [anyGame(game)]).flatMap(({ problems }) => problems.map(sayProblem))
}

const inPig = (...lines: string[]): string =>
  ['title: t', 'options: { goal: 20 }', 'play:', ...lines.map(line => `  - ${line}`)].join('\n')

describe('the documentation', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8')
  const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text ?? '')
  it('has examples', () => expect(examples.length).toBeGreaterThan(0))
  it.each(examples)('has an example that runs: %#', text => {
    expect(runScenarios(text, 'docs/scenarios.md', [anyGame(pig)])).toMatchObject([{ game: 'pig', problems: [] }])
  })
})

describe('the form of a scenario', () => {
  const cases: [name: string, text: string, problem: RegExp][] = [
    ['no YAML', 'title: [t\nplay: []', /^f\.yaml:2: .*flow/i],
    ['a list', '- a', /^f\.yaml:1: a scenario is a set of names/],
    [
      'an unknown key',
      'title: t\npaly: []\nplay: []',
      /^f\.yaml:2: there is no "paly" in a scenario \(there is game, title,/,
    ],
    ['no title', 'play: []', /^f\.yaml:1: "title" is missing/],
    ['a title that is no text', 'title: [1]\nplay: []', /^f\.yaml:1: a text belongs here/],
    ['no play', 'title: t', /^f\.yaml:1: "play" is missing or not a list/],
    ['rules that are no list', 'title: t\nrules: PG-1.1\nplay: []', /^f\.yaml:2: "rules" is a list/],
    ['dice that are no numbers', 'title: t\ndice: [x]\nplay: []', /^f\.yaml:2: "dice" is a list of draws/],
    ['two things on one line', 'title: t\nplay:\n  - expect: 1\n    told: 2', /^f\.yaml:3: a line of play is a choice/],
    [
      'an unknown look',
      'title: t\nplay:\n  - expects: 1',
      /^f\.yaml:3: a line of play is .* one of expect, options, told/,
    ],
    ['the same key twice', 'title: t\ntitle: u\nplay: []', /^f\.yaml:2: Map keys must be unique/],
    ['another game', 'game: chess\ntitle: t\nplay: []', /^f\.yaml:1: there is no game "chess" \(there is pig\)/],
    [
      'an unknown rule',
      'title: t\nrules:\n  - PG-1.1\n  - PG-1.9\nplay: []',
      /^f\.yaml:4: there is no rule "PG-1.9" in .*PG-1.7/,
    ],
    ['a rule of another book', 'title: t\nrules: [XX-1.1]\nplay: []', /its ids look like PG-1.1/],
    [
      'a wrong option',
      'title: t\noptions: { goal: 5 }\nplay: []',
      /^f\.yaml:2: option "goal" is a whole number from 10 to 200, not 5/,
    ],
    [
      'dice that nobody rolls',
      'title: t\ndice: [4]\nplay: []',
      /^f\.yaml:2: more draws are given than are made: 4 left over/,
    ],
  ]
  it.each(cases)('%s', (_, text, problem) => expect(problemsOf(pig, text).join('\n')).toMatch(problem))

  it('needs to name its game where there are several', () => {
    const [report] = runScenarios('title: t\nplay: []', 'f.yaml', [anyGame(pig), anyGame(ticTacToe)])
    expect(report?.problems).toEqual([
      { file: 'f.yaml', line: 1, message: '"game" is missing (there is pig, tictactoe)' },
    ])
  })

  it('is none in an empty file', () => expect(runScenarios('', 'f.yaml', [])).toEqual([]))

  it('may stand beside others in one file, and counts lines through it', () => {
    const text = `title: one\nplay: []\n---\ntitle: two\nplay:\n  - P3 roll\n`
    expect(runScenarios(text, 'f.yaml', [anyGame(pig)])).toMatchObject([
      { title: 'one', line: 1, problems: [] },
      { title: 'two', line: 4, problems: [{ line: 6 }] },
    ])
  })

  it('says where a position cannot be read', () => {
    const broken: Game = {
      ...anyGame(pig),
      scene: {
        ...anyGame(pig).scene,
        read: () => {
          throw new Error('there is no pawn "A9"')
        },
      },
    }
    expect(problemsOf(broken, 'title: t\nposition:\n  A9: 1\nplay: []')).toEqual(['f.yaml:3: there is no pawn "A9"'])
  })
})

describe('a line of play that is not as it says', () => {
  const cases: [line: string, problem: RegExp][] = [
    ['P3 roll = 2', /^f\.yaml:4: there is no seat "P3" \(there is P1, P2\)$/],
    ['P1 fly', /"fly" is not a verb of this game/],
    ['P1 roll', /a die with 6 sides is rolled, but no draw is left for it \(pig\)/],
    ['P1 roll = 7', /the draw 7 is not on a die with 6 sides/],
    ['P1 roll = 3 4', /more draws are given than are made: 4 left over/],
    ['P1 roll = x', /after "=" there are draws, counted from 1, not "x"/],
    ['P1 hold', /^f\.yaml:4: P1 is refused: PG-1\.7$/],
    ['P1 roll ! PG-1.7', /expected to be refused by PG-1\.7, but it is legal/],
    ['P1 hold ! PG-1.1', /expected to be refused by PG-1\.1, found PG-1\.7/],
    ['P1 hold ! PG-1.1 PG-1.7', /expected to be refused by PG-1\.1, PG-1\.7, found PG-1\.7/],
    ['P1 hold ! PG-9.9', /there is no rule "PG-9\.9"/],
    ['P1 hold !', /after "!" there are the rules/],
    ['expect: { stake: 3 }', /expected stake to be 3, found 0/],
    ['expect: { steak: 3 }', /expected steak to be 3, found nothing \(there is mover, stake, scores\)/],
    ['expect: { scores: [0] }', /expected scores to be \[0\], found \[0,0\]/],
    ['expect: { stake: ~ }', /expected stake to be nothing, found 0/],
    ['sees: { P1: { goal: 9 } }', /P1 sees: expected goal to be 9, found 20/],
    ['sees: { P9: {} }', /there is no seat "P9"/],
    ['options: { P1: 2 }', /expected P1 to be offered 2 choices, found 1: roll/],
    [
      'options: { P1: [hold] }',
      /expected P1 to be offered "hold", but it is not\n.*P1 is offered "roll", which is not expected/,
    ],
    ['options: { P1: 1, verb: hold }', /expected P1 to be offered 1 choices, found 0/],
    ['options: 3', /a set of names with values belongs here, not 3/],
    ['told: { P1: rain }', /expected P1 to hear "rain", found nothing/],
    ['asked: P2', /expected P2 to be asked, found P1/],
    ['asked: [P1, P2]', /expected P1, P2 to be asked, found P1/],
    ['asked: { P1: hold }', /expected P1 to be offered "hold", found roll/],
    ['undo: P1', /nothing was taken back: /],
    ['undo: P1 ! rain', /expected the message to contain "rain", found "nothing can be taken back/],
    ['undo: P9', /there is no seat "P9"/],
    ['ended: { by: PG-1.6 }', /expected the game to have ended, found that it has not/],
  ]
  it.each(cases)('%s', (line, problem) => expect(problemsOf(pig, inPig(line)).join('\n')).toMatch(problem))

  it('stops the scenario if it is a choice, and not if it only looks', () => {
    expect(problemsOf(pig, inPig('expect: { stake: 1 }', 'P2 roll = 1', 'expect: { stake: 2 }'))).toEqual([
      'f.yaml:4: expected stake to be 1, found 0',
      'f.yaml:5: P2 is refused: PG-1.1',
    ])
  })

  it('compares the end', () => {
    const won = ['P1 roll = 6', 'P1 roll = 6', 'P1 roll = 6', 'P1 roll = 6', 'P1 hold']
    expect(problemsOf(pig, inPig(...won, 'ended: { by: PG-1.6, winners: [P1], scores: [24, 0] }'))).toEqual([])
    expect(problemsOf(pig, inPig(...won, 'ended: { winners: [P2] }'))).toEqual([
      'f.yaml:9: expected winners[0] to be "P2", found "P1"',
    ])
    expect(problemsOf(pig, inPig(...won, 'ended: false'))).toEqual([
      'f.yaml:9: expected no end yet, found the end by PG-1.6',
    ])
  })

  it('hears what a secret tells to whom', () => {
    const spying = `
title: t
position: { rows: [[1, 2, 3], [4, 3, 2]] }
play:
  - A spy 2
  - told: { A: "the first guard of B: a 4", spectator: the first guard of B }
  - untold: { B: a 4, spectator: a 4 }
  - untold: { A: a 4 }
  - B shuffle
  - untold: { A: a 4 }
  - undo: B
  - asked: { B: [raid, dig] }
`
    expect(problemsOf(hoard, spying)).toEqual([
      'f.yaml:8: expected A not to hear "a 4", found "A looks at the first guard of B: a 4"',
    ])
  })

  it('refuses a form by every rule that it breaks', () => {
    const rows =
      'title: t\nplay:\n  - A row 1-1-2-2 ! HO-1.1 HO-1.2\n  - A row 1-2-4\n  - undo: A ! HO-1.3\n  - asked: B'
    expect(problemsOf(hoard, rows)).toEqual([])
  })
})
