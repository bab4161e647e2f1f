import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { pigRecord } from '../fixtures/records.ts'
import { undercroft } from '../fixtures/terminal.ts'

const path = scratch()
const inspect = (line: string, ...input: string[]) => undercroft(['inspect', ...line.split(' ')], { input })

describe('a new game', () => {
  it('shows its agenda, the offer with what hints think of it, and refusals with their facts', async () => {
    const { code, out } = await inspect('tictactoe', 'mark b2', 'mark b2', 'quit')
    expect(code).toBe(0)
    expect(out).toContain('Tic-tac-toe, step 0 of 0\n> {"phase":"turn"}')
    expect(out).toContain('seat 0, turn, open: Mark a cell')
    expect(out).toMatch(/1 {2}mark a3 {2}Mark a3 {2}\s*[\d.-]+ {2}default\n/)
    expect(out).toContain('refused by TT-1.3')
    expect(out).toContain('mark b2: b2 holds X')
    expect(out).toContain('No: TT-1.3 (b2 holds X).')
  })

  it('rolls what is dictated, then by chance', async () => {
    const { out } = await inspect('pig', 'dice 6 1', 'roll', 'roll', 'record')
    expect(out).toContain('The next draws show 6, 1.')
    expect(out).toContain('P1 roll = 6\nP1 roll = 1\n')
    expect((await inspect('pig', 'dice 0')).out).toContain('Dice are numbers from 1 up')
  })

  it('goes back and forth; an answer forgets what lay ahead', async () => {
    const { out } = await inspect('tictactoe', 'mark a1', 'mark b1', 'back 2', 'forward', 'mark c3', 'at 9', 'record')
    for (const where of ['step 0 of 2', 'step 1 of 2', 'step 2 of 2', 'No: there are the steps 0 to 2.']) {
      expect(out).toContain(where)
    }
    expect(out).toContain('X mark a1\nO mark c3\n')
  })

  it('shows the state, and what each seat sees of it side by side', async () => {
    const { out } = await inspect('hoard', 'A row 1-2-3', 'state', 'views', 'views all', 'state nowhere')
    expect(out).toMatch(/\n +A +B +spectator\n/)
    expect(out).toContain('Nothing is at "nowhere".')
  })

  it('lets a bot answer, and says what cannot be read', async () => {
    const { out } = await inspect('tictactoe', 'bot 20', 'log 1', 'markk a1', '99')
    expect(out).toContain('over: {')
    expect(out).toContain('> log 1\nThe game is over (TT-1.4)')
    expect(out).toContain('did you mean "mark"?')
    expect(out).toContain('There is no choice 99.')
  })
})

describe('a record', () => {
  it('is opened at its end or at a step, and its beginning can be written', async () => {
    const file = path('pig.txt', pigRecord({ dice: 'plain' }))
    const part = path('part.txt')
    const { out } = await inspect(`${file} --at 2`, `record ${part}`)
    expect(out).toMatch(/Pig, step 2 of \d+/)
    expect(readFileSync(part, 'utf8').match(/^P\d /gm)).toHaveLength(2)
    expect((await undercroft(['replay', part])).code).toBe(0)
  })

  it('is printed as data', async () => {
    const file = path('data.txt', pigRecord({ dice: 'plain' }))
    const { out } = await inspect(`${file} --at 1 --json`)
    const read = JSON.parse(out)
    expect(read).toMatchObject({ game: 'pig', step: 1, frames: [{ phase: 'turn' }] })
    expect(read.views.map(({ viewer }: { viewer: string }) => viewer)).toEqual(['P1', 'P2', 'spectator'])
  })

  it('that is broken, a step beyond its end, and a game that is not there are said in one line', async () => {
    const broken = path('broken.txt', 'nonsense')
    expect(await inspect(broken)).toMatchObject({ code: 1, err: expect.stringContaining(`${broken}:1:`) })
    const file = path('short.txt', pigRecord({ dice: 'plain', steps: 1 }))
    expect(await inspect(`${file} --at 7`)).toMatchObject({ code: 1, err: expect.stringContaining('the steps 0 to 1') })
    expect(await inspect(`${file} --option goal=3`)).toMatchObject({ code: 1 })
    expect(await inspect('pigg')).toMatchObject({ code: 1, err: expect.stringContaining('pig') })
  })
})
