import { describe, expect, it } from 'vitest'
import { commands } from './commands/index.ts'
import { undercroft } from './fixtures/terminal.ts'

describe('what cannot be done is said on stderr, with what can', () => {
  const cases: readonly [line: string, says: RegExp][] = [
    ['paly pig', /^undercroft: there is no command "paly": did you mean "play"\? \(there is play, .*bench\)$/m],
    ['--hlep', /there is no option "--hlep": did you mean "--help"\?/],
    ['help siim', /there is no command "siim": did you mean "sim"\?/],
    ['sim', /^undercroft sim: GAME is missing$/m],
    [
      'sim pog',
      /there is no game "pog": did you mean "pig"\? \(there is pig, tictactoe, hoard, hurried-pig, blank-hoard, short-pig, broken-pig, house-pig\)/,
    ],
    ['sim pig tictactoe', /"tictactoe" is one word too many \(what is expected is GAME\)/],
    ['sim pig --gmaes 5', /there is no option --gmaes: did you mean --games\? \(there is --games, --seats, .*--help\)/],
    ['sim pig -g 5', /there is no option -g/],
    ['sim pig --games', /--games needs a value: --games N/],
    ['sim pig --games --json', /--games needs a value: --games N \(or --games=--json, if that is meant\)/],
    ['sim pig --games=', /--games needs a value/],
    ['sim pig --games many', /--games is a whole number from 1 to 1000000000, not "many"/],
    ['sim pig --games 0', /--games is a whole number from 1 to/],
    ['sim pig --games=-3', /--games is a whole number from 1 to/],
    ['sim pig --games 1.5', /not "1.5"/],
    ['sim pig --workers 999', /--workers is a whole number from 1 to 256/],
    ['sim pig --json=yes', /--json takes no value/],
    ['sim pig --seed 1 --seed 2', /--seed is given twice/],
    ['sim pig --seats greedy', /--seats names 1, but there are 2 seats: P1, P2/],
    ['sim pig --seats greedy,', /--seats is a list with commas between its words, not "greedy,"/],
    [
      'sim pig --seats greedy,person',
      /there is no player "person" \(there is random, greedy, veteran, master, search:ROUNDS, search:ROUNDS\/cautious, search:ROUNDS\/bold, search:ROUNDS\/polite, tree:ITERATIONS, exec:COMMAND\)/,
    ],
    ['sim pig --seats gredy,random', /there is no player "gredy": did you mean "greedy"\?/],
    ['sim pig --option goal', /"goal" should read name=value, as in --option goal=100/],
    ['sim pig --option gaol=30', /there is no option of pig "gaol": did you mean "goal"\? \(there is goal, players\)/],
    ['sim pig --option goal=3', /option "goal" is a whole number from 10 to 200, not 3/],
    ['sim pig --option goal=ten', /option "goal" is a whole number from 10 to 200, not "ten"/],
    ['sim pig --option goal=30 --option goal=40', /the option "goal" is given twice/],
    ['sim pig --goal', /--goal needs a value: 10\.\.200/],
    ['sim pig --goal 3', /option "goal" is a whole number from 10 to 200, not 3/],
    ['sim pig --option __proto__=30', /there is no option of pig "__proto__"/],
    ['play pig --seats person', /--seats names 1, but there are 2 seats/],
    ['play pig --names Ann,Bo,Cy', /--names has 3 for 1 people at 2 seats/],
    ['play pig --ask sometimes', /there is no --ask "sometimes" \(there is always, usual, never\)/],
    ['play pig --record no/such/folder', /no\/such\/folder: there is no such file or folder/],
    ['replay', /^undercroft replay: FILE is missing$/m],
    ['replay no-such-file', /no-such-file: there is no such file or folder/],
    ['replay .', /\.: this is a folder/],
    ['replay x --at -1', /--at needs a value: --at N \(or --at=-1, if that is meant\)/],
    ['replay x --at=-1', /--at is a whole number from 0 up, not "-1"/],
    ['verify', /FILE... is missing/],
    ['rules', /GAME is missing/],
    ['rules pig PG-1.99', /there is no rule "PG-1.99" of pig \(there is PG-1.1, .*PG-1.7\)/],
    ['rules pig XX', /there is no rule "XX" of pig \(there is PG-1\)/],
    ['rules pig --search dragon', /no rule of pig has "dragon" in it/],
    ['show', /GAME is missing/],
    ['show hoard gaurd', /nothing of Hoard is called "gaurd": did you mean "Guard"\? \(there is Piece, Find\)/],
    ['show hoard dragon', /nothing of Hoard is called "dragon" \(there is Piece, Find\)/],
    ['show pig', /Pig has nothing that could be looked up: "rules" has all of it/],
    ['show pig die', /Pig has nothing that could be looked up/],
    ['scenario no-such.yaml', /no-such.yaml: there is no such file or folder/],
    ['serve --port 70000', /--port is a whole number from 0 to 65535, not "70000"/],
    ['serve --settings none.yaml', /none\.yaml: there is no such file or folder/],
    ['serve now', /"now" is one word too many/],
  ]
  it.each(cases)('undercroft %s', async (line, says) => {
    const { code, out, err } = await undercroft(line.split(' '))
    expect(err).toMatch(says)
    expect(out).toBe('')
    expect(code).toBe(1)
  })

  it('a port in the environment is checked too', async () => {
    const { code, err } = await undercroft(['serve'], { env: { PORT: 'http' } })
    expect(err).toContain('PORT=http is not a port')
    expect(code).toBe(1)
  })
})

describe('help', () => {
  it('lists every command', async () => {
    const { code, out, err } = await undercroft(['--help'])
    const width = Math.max(...commands.map(({ name }) => name.length))
    for (const { name, summary } of commands) expect(out).toContain(`${name.padEnd(width)}  ${summary}`)
    expect([code, err]).toEqual([0, ''])
  })

  it('is what one gets without a command, but then something was missing', async () => {
    const { code, out, err } = await undercroft([])
    expect(err).toContain('Usage: undercroft COMMAND')
    expect([code, out]).toEqual([1, ''])
  })

  it.each(commands.map(each => each.name))('of %s tells its words and all its options', async name => {
    const command = commands.find(each => each.name === name)
    const { code, out } = await undercroft([name, '--help'])
    expect(out).toContain(`Usage: undercroft ${[name, command?.usage].join(' ').trim()}`)
    for (const option of Object.keys(command?.options ?? {})) expect(out).toContain(`--${option}`)
    expect(code).toBe(0)
    expect((await undercroft(['help', name])).out).toBe(out)
  })

  it('of sim and play tells the games with their options, and the bots', async () => {
    for (const name of ['sim', 'play']) {
      const { out } = await undercroft([name, '--help'])
      expect(out).toContain('goal=10..200  (Points to win; 100)')
      for (const bot of ['random', 'greedy', 'veteran', 'master']) expect(out).toContain(bot)
    }
  })
})

it('says which version it is', async () => {
  expect((await undercroft(['--version'])).out).toMatch(/^undercroft \d+\.\d+\.\d+\n$/)
})
