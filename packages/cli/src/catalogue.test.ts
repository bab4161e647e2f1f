import { anyGame } from '@undercroft/kernel'
import { hoard, pig } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import { type Catalogue, spellOut } from './catalogue.ts'
import { simCommand } from './commands/sim.ts'
import { undercroft } from './fixtures/terminal.ts'

const catalogue: Catalogue = { games: [anyGame(pig), anyGame(hoard)], module: '', folder: '' }

describe('an option of the game by its name alone', () => {
  it.each<[line: string, spelled: string]>([
    ['pig --goal 50', 'pig --option goal=50'],
    ['pig --goal=50 --games 3', 'pig --option goal=50 --games 3'],
    ['--goal 50 pig', '--option goal=50 pig'],
    ['hoard --wards --rounds 2', 'hoard --option wards=true --option rounds=2'],
    ['hoard --wards false', 'hoard --option wards=false'],
    ['pig --wards', 'pig --wards'], // another game’s
    ['pig --seed 4', 'pig --seed 4'], // the command’s own
    ['nothing --goal 50', 'nothing --goal 50'],
  ])('%s', (line, spelled) => {
    expect(spellOut(line.split(' '), simCommand.options, catalogue).join(' ')).toBe(spelled)
  })

  it('is left alone by commands that take no options of games', () => {
    expect(spellOut(['pig', '--goal', '50'], {}, catalogue)).toEqual(['pig', '--goal', '50'])
  })

  it('needs a value, unless it is a flag', () => {
    expect(() => spellOut(['pig', '--goal', '--json'], simCommand.options, catalogue)).toThrow(
      '--goal needs a value: 10..200',
    )
  })

  it('plays a game with it', async () => {
    const { out } = await undercroft('sim pig --goal 30 --games 2 --workers 1 --seed 1 --json'.split(' '))
    expect(JSON.parse(out)).toMatchObject({ options: { goal: 30 }, games: 2 })
  })
})
