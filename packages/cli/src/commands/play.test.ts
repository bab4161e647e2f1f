import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { type Ran, type Terminal, undercroft } from '../fixtures/terminal.ts'

const path = scratch()

function play(line: string, input: readonly string[], terminal: Terminal = {}): Promise<Ran> {
  return undercroft(['play', ...line.split(' ')], { input, ...terminal })
}

const TWO = 'tictactoe --seats person,person --names Ann,Bo'

describe('a game that is piped in', () => {
  it('is played by number and in notation to its end', async () => {
    const file = path('whole.txt')
    const { code, out, err } = await play(`${TWO} --seed 1 --record ${file}`, ['1', 'mark b2', '1', 'mark a1', '1'])
    expect(out).toContain('Tic-tac-toe: X (Crosses) is Ann, O (Noughts) is Bo. "?" is for help.')
    expect(out).toContain('Bo: Mark a cell\n  1  Mark b3  mark b3\n  2  Mark c3  mark c3\n')
    expect(out).toContain('* Ann: mark a3\n')
    expect(out).toContain('* Ann has three in a row\n* The game is over (TT-1.4): Ann wins\n')
    expect(err).toBe(`saved the whole game (5 steps) to ${file}\n`)
    expect(code).toBe(0)
    const record = readFileSync(file, 'utf8')
    expect(record).toMatch(/^seat X person Ann\nseat O person Bo\ndice sealed [0-9a-f]{64}\n/m)
    expect(record).toMatch(/^end TT-1.4 X\nsecret [0-9a-f]{64}\n/m)
    expect(out).toContain(`The secret of the dice: ${/^secret (.*)$/m.exec(record)?.[1]}`)
    expect((await undercroft(['verify', file])).out).toBe('verified: 0 draws\n')
  })

  it('tells each line of the log once to people who read the same screen', async () => {
    const { out } = await play(TWO, ['mark a1', 'mark b2', 'mark c3'])
    for (const line of ['Ann: mark a1', 'Bo: mark b2', 'Ann: mark c3']) expect(out.split(`* ${line}\n`)).toHaveLength(2)
  })

  it('is saved when the input ends', async () => {
    const file = path('half.txt')
    const { code, out, err } = await play(`tictactoe --record ${file}`, ['mark a1'])
    expect(code).toBe(0)
    expect(err).toBe(`\nThe game is broken off.\nsaved the game so far (2 steps) to ${file}\n`)
    expect(out).not.toContain('secret of the dice')
    expect(readFileSync(file, 'utf8')).not.toContain('secret')
    expect((await undercroft(['replay', file])).code).toBe(0)
  })

  it('is saved at once when the input is empty', async () => {
    const file = path('empty.txt')
    expect((await play(`pig --record ${file}`, [])).code).toBe(0)
    expect((await undercroft(['replay', file])).out).toContain('Pig, after 0 of 0 steps')
  })

  it('is saved at quit and at Ctrl-C', async () => {
    const [quit, interrupt] = [path('quit.txt'), path('interrupt.txt')]
    expect((await play(`pig --record ${quit}`, ['roll', 'quit', 'roll'])).code).toBe(0)
    expect(readFileSync(quit, 'utf8')).toContain('P1 roll = ')
    const stopped = await play(`pig --record ${interrupt}`, ['roll'], { interrupted: AbortSignal.abort() })
    expect(stopped.code).toBe(130)
    expect(existsSync(interrupt)).toBe(true)
  })

  it('never writes over a file', async () => {
    const file = path('precious.txt', 'precious')
    const { code, err } = await play(`pig --record ${file}`, ['roll'])
    expect(err).toContain('this file is there already, name another')
    expect(code).toBe(1)
    const { out } = await play('pig', [`save ${file}`])
    expect(out).toContain('this file is there already')
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })

  it('goes the same way with the same seed', async () => {
    const lines = ['1', '1', '2', '1', '1', '2']
    const [one, same, other] = await Promise.all([1, 1, 2].map(seed => play(`pig --seed ${seed}`, lines)))
    expect(one?.out).toBe(same?.out)
    expect(one?.out).not.toBe(other?.out)
  })
})

describe('what is typed beside answers', () => {
  const cases: readonly [lines: string[], says: string][] = [
    [['mark a1', 'mark a1'], 'That is refused:\n  TT-1.3  The cell must be empty.\n    Here: a1 holds X\n'],
    [['99'], 'There is no choice 99: they are numbered 1 to 9.'],
    [['0'], 'There is no choice 0'],
    [['mrak a1'], 'is not a verb of this game (it has mark). Did you mean "mark"?'],
    [['mark'], '"mark" should read "mark <cell>"'],
    [['mark d4'], '"d4", word 2 of "mark d4", is not a cell'],
    [['?'], '  undo                      take the last answer back'],
    [['/help'], '  quit '],
    [['why'], 'Nothing that you might try here is forbidden.'],
    [['mark a1', 'why'], '  TT-1.3  The cell must be empty.\n    mark a1: a1 holds X\n'],
    [['1', '1', '1', '1', '1', 'mark a1', 'why'], '    and 2 more: try one to see what it is\n'],
    [['log'], 'Nothing has happened yet.'],
    [['mark a1', 'mark b2', 'log 1'], '> log 1\nBo: mark b2\n>'],
    [['rules TT-1.4'], 'Play\nTT-1.4  Three of your own marks'],
    [['rules FULL board'], 'TT-1.5  A full board'],
    [['rules dragon'], 'No rule and no card has "dragon"'],
    [['show dragon'], 'Tic-tac-toe has nothing that could be looked up'],
    [['rules'], 'Which rule?'],
    [['save'], 'Where to?'],
    [['undo'], 'No: nothing can be taken back'],
    [['mark a1', 'undo', 'mark a1'], 'Bo: Mark a cell'],
    [['!'], 'There is nothing that you may do out of turn.'],
    [['ask'], 'ask usual: where you can only pass, and nobody may know'],
    [['ask never', 'ask'], 'ask never: in every window'],
    [['ask sometimes'], '"ask" takes one of always, usual, never, not "sometimes".'],
  ]
  it.each(cases)('%j', async (lines, says) => {
    const { code, out } = await play(TWO, [...lines, 'quit', 'never read'])
    expect(out).toContain(says)
    expect(code).toBe(0)
  })

  it('a hint is thought about: three answers with their chances, and why', async () => {
    const { out } = await play(`${TWO} --seed 1`, ['mark a1', 'mark b1', 'hint', 'quit'])
    expect(out).toMatch(
      /Perhaps: Mark (..) \(mark \1\)\n {2}\d+% to win; “Mark b2” looks good at first, .*\n( {2}or: Mark (..) \(mark \3\), \d+% to win\n){2}>/,
    )
    const { out: forced } = await play(`${TWO} --seed 1`, ['1', '1', '1', '1', '1', '1', 'hint', 'quit'])
    expect(forced).toMatch(/Perhaps: Mark .. \(mark ..\)\n/)
    expect((await play(`${TWO} --seed 1`, ['mark a1', 'mark b1', 'hint', 'quit'])).out).toBe(out)
  })

  it.each([
    ['show ward', 'Ward (Piece)\n  One for each player.\n  HO-2.7  Who has a ward left'],
    ['show WARD', 'Ward (Piece)\n'],
    ['show', 'Piece: Guard, Ward\nFind: Buried Treasure\n'],
    ['show piece', 'Guard (Piece): Strength 1 to 4.\nWard (Piece): One for each player.\n'],
    ['show buried', 'Buried Treasure (Find)\n  1 to 3 coins.\n'],
    ['show gaurd', 'Nothing of Hoard is called "gaurd": did you mean "Guard"? (there is Piece, Find).'],
    ['rules 3 coins', '\n\nTo be shown by name\nBuried Treasure (Find): 1 to 3 coins.\n'],
    ['rules for each', '> rules for each\nTo be shown by name\nWard (Piece)'],
  ])('%s looks up what is printed', async (line, says) => {
    const { out } = await play('hoard --names Ann', [line, 'quit'])
    expect(out).toContain(says)
  })

  it('a slip is taken back, and what was told of it', async () => {
    const { out } = await play(TWO, ['mark a1', 'undo', 'log', 'quit'])
    expect(out).toContain('> log\nNothing has happened yet.')
  })

  it('asides are listed and done at any time', async () => {
    const { out } = await play('hoard --names Ann', ['!', '!1'])
    expect(out).toContain('At any time you may:\n  !concede  concede\n')
    expect(out).toContain('The game is over (HO-3.2): Squire wins')
    expect((await play('hoard --names Ann', ['!concede'])).out).toContain('Squire wins')
    expect((await play('hoard --names Ann', ['concede'])).out).toContain('Squire wins')
  })

  it('a form takes a ready-made answer or one of your own, and says everything that is wrong with it', async () => {
    const { out } = await play('hoard --names Ann', ['row 1-1', 'row 4-3-1', 'log'])
    expect(out).toContain('  or your own, with row: three strengths, the first guard first\n  for example: row 4-3-1\n')
    expect(out).toContain('That is refused:\n  HO-1.1  Each player secretly')
    expect(out).toContain('    Here: 2 guards\n  HO-1.2  A guard has a strength')
    expect(out).toContain('* Ann: row 4-3-1')
  })

  it('a form takes plain text, and says what of it cannot be read', async () => {
    const { out } = await play('hoard --names Ann', ['row', 'row dragon', 'row 2, 4, 3'])
    expect(out).toContain('> row\nThat cannot be read: "row" should read "row <row of guards>".')
    expect(out).toContain('That cannot be read: "dragon" is no row of guards.')
    expect(out).toContain('* Ann: row 2-4-3')
  })
})

describe('who plays', () => {
  it('bots answer by themselves, and may be among themselves', async () => {
    const file = path('bots.txt')
    const { code, out } = await play(`pig --seats greedy,random --record ${file}`, [])
    expect(out).toContain('* The game is over (PG-1.6)')
    expect(code).toBe(0)
    expect((await undercroft(['verify', file])).out).toMatch(/^verified: \d+ draws\n$/)
  })

  it('a bot that thinks plays the same again with the same seed, and is called by its name', async () => {
    const again = () => play('tictactoe --seats veteran,master --seed 3', [])
    const { code, out } = await again()
    expect([code, out]).toEqual([0, (await again()).out === out ? out : 'another game'])
    expect(out).toMatch(/X \(.*\) is the bot Veteran, O \(.*\) is the bot Master/)
  })

  it('says at a terminal that a bot thinks, and stops in the middle of its thought at Ctrl-C', async () => {
    const stop = new AbortController()
    const { code, out, err } = await play('tictactoe --seats master,greedy', [], {
      interrupted: stop.signal,
      watch: said => {
        if (said.includes('Master is thinking')) stop.abort()
      },
    })
    expect(code).toBe(130)
    expect(out).not.toContain('mark')
    expect(err.endsWith('Master is thinking\r\u001b[K\nThe game is broken off.\n')).toBe(true)
    const piped = await play('tictactoe --seats veteran,veteran', [])
    expect([piped.code, piped.err]).toEqual([0, ''])
  })

  it('two of the same name are told apart', async () => {
    const { out } = await play('tictactoe --seats random,random', [])
    expect(out).toMatch(/\* Drifter \(X\): mark/)
    expect(out).toMatch(/\* Drifter \(O\): mark/)
  })

  it('no seat is shown what belongs to another', async () => {
    const { out } = await play('hoard --seats person,person --names Ann,Bo', ['row 4-2-1', 'row 1-3-2', 'dig'])
    const [, , annsTurn = ''] = out.split(/^--- \w+ ---$/m)
    expect(annsTurn).toContain('row: [ 4, 2, 1 ]')
    expect(out.slice(0, out.indexOf('--- Ann ---'))).not.toContain('row: [ 4, 2, 1 ]')
    const bosTurn = out.split('--- Bo ---').at(-1) ?? ''
    expect(bosTurn).toContain('row: [ 1, 3, 2 ]')
    expect(bosTurn).toContain('* Ann digs up a treasure\n')
    expect(annsTurn).toMatch(/\* Ann digs up a treasure of \d\n/)
  })

  it('at a terminal the keyboard is passed on over an empty screen', async () => {
    const { out, code } = await play('hoard --seats person,person --names Ann,Bo', [], {
      typed: ['row 4-2-1', '', '', 'row 1-3-2', '', '', 'quit'],
    })
    const clear = '\u001b[2J\u001b[3J\u001b[H'
    const screens = out.split(clear)
    expect(screens[0]).toContain('Press Enter and pass the keyboard to Bo. ')
    expect(screens[1]).toContain('Bo, press Enter when nobody else looks. ')
    expect(screens[2]).toContain('Bo: Put your guards in a row')
    expect(screens[2]).not.toContain('4-2-1')
    expect(screens[4]).toContain('* Ann: row 4-2-1')
    expect(screens[4]).not.toContain('1-3-2')
    expect(code).toBe(0)
  })
})

describe('a window of which the others know nothing', () => {
  const HOARD = 'hoard --seats person,person --names Ann,Bo --seed 1'
  const BLANK = `blank-${HOARD}`
  const ROWS = ['row 4-2-1', 'row 1-3-2']

  it('that offers only Pass asks nobody and passes no keyboard', async () => {
    const { out } = await play(BLANK, [...ROWS, 'raid 2', 'dig'])
    expect(out).not.toContain('Bar the raid')
    expect(out).not.toContain('Bo: let')
    expect(out.split(/^--- \w+ ---$/m)).toHaveLength(5) // Bo for the row, Ann, Bo for the turn, Ann
  })

  it('asks who wants to be asked, from the start or from now on', async () => {
    expect((await play(`${BLANK} --ask always`, [...ROWS, 'raid 2'])).out).toContain(
      'Bo: Bar the raid\n  1  let  let\n',
    )
    const { out } = await play(BLANK, ['row 4-2-1', 'ask always', 'row 1-3-2', 'raid 2', 'let', 'dig'])
    expect(out).toContain('Bo: Bar the raid\n')
  })

  it('with something to choose asks, unless nobody wants to be asked', async () => {
    expect((await play(HOARD, [...ROWS, 'raid 2'])).out).toContain('Bo: Bar the raid\n')
    const { out } = await play(HOARD, ['row 4-2-1', 'ask never', 'row 1-3-2', 'raid 2'])
    expect(out).not.toContain('Bo: Bar the raid')
    expect(out).toContain('* Ann: raid 2\n')
  })

  it('is no answer to be taken back: undo goes on to one that was given', async () => {
    const { out } = await play(BLANK, [...ROWS, 'dig', 'raid 1', 'undo', 'quit'])
    expect(out.slice(out.indexOf('> undo'))).toMatch(/^> undo\n\n--- Bo ---/)
  })

  it('cannot be taken back beyond what was learned', async () => {
    const { out } = await play(BLANK, [...ROWS, 'raid 2', 'undo'])
    expect(out).toContain('> undo\nNo: ')
  })
})

describe('a question with a time of its own', () => {
  const PIG = 'hurried-pig --names Ann --seed 2'

  it('says how many seconds are left, and what is taken when they are over', async () => {
    let now = 0
    const pass = (seconds: number, line?: string) => {
      now += seconds * 1000
      return line
    }
    const { out, code } = await play(PIG, [], {
      now: () => now,
      typed: (function* () {
        yield pass(20, 'roll')
        yield pass(19.5, '') // the same turn, and so the same time
        yield pass(20.5)
        yield 'quit'
      })(),
    })
    const asked = [...out.matchAll(/^ {2}(\d+ seconds?, then.*)$/gm)].map(([, line]) => line)
    expect(asked).toEqual(['60', '40', '21', '60'].map(seconds => `${seconds} seconds, then it is: Hold`))
    expect(out).toContain('\nTime is up.\n* Ann: hold\n')
    expect(code).toBe(0)
  })

  it('is answered by what is piped in', async () => {
    const { out } = await play(PIG, ['roll', 'hold', 'quit'])
    expect(out).toContain('* Ann: hold\n')
    expect(out).not.toContain('Time is up')
  })

  it('leaves bots all the time they need', async () => {
    const { out, code } = await play('hurried-pig --seats greedy,greedy --goal 20', [])
    expect(out).not.toMatch(/seconds|Time is up/)
    expect(code).toBe(0)
  })

  it('stops at Ctrl-C', async () => {
    const stop = new AbortController()
    const { code, out } = await play(PIG, [], {
      interrupted: stop.signal,
      typed: (function* () {
        stop.abort()
        yield undefined
      })(),
    })
    expect(code).toBe(130)
    expect(out).not.toContain('Time is up')
  })
})
