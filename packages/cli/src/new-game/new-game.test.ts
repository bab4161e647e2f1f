import { describe, expect, it } from 'vitest'
import { undercroft } from '../fixtures/terminal.ts'
import { namesOf, renamed } from './names.ts'
import { registerGame } from './register.ts'

describe('the names of a new game', () => {
  it('follow from its id and its title', () => {
    expect(namesOf('iron-moth-7', 'The Iron Moth', [])).toEqual({
      id: 'iron-moth-7',
      title: 'The Iron Moth',
      camel: 'ironMoth7',
      pascal: 'IronMoth7',
      prefix: 'IM',
      styles: 'im',
    })
    expect(namesOf('pit', undefined, [])).toMatchObject({ title: 'Pit', camel: 'pit', prefix: 'PI' })
  })

  it('have a prefix of rules that no other game has', () => {
    expect(namesOf('all-alone', undefined, ['AA']).prefix).toBe('AL')
    expect(namesOf('pit', undefined, ['PI', 'PT']).prefix).toBe('PA')
  })

  it.each(['Pit', 'pit_fall', '7pits', 'a--b', '', 'x'.repeat(41)])('cannot be made of %j', id =>
    expect(() => namesOf(id, undefined, [])).toThrow('is no id'),
  )

  it('stand in every text of the template', () => {
    const names = namesOf('iron-moth', 'The Iron Moth', [])
    expect(renamed(`lanternKeep LanternKeep 'lantern-keep' Lantern Keep LK-1.1 prefix: 'LK' .lk-board`, names)).toBe(
      `ironMoth IronMoth 'iron-moth' The Iron Moth IM-1.1 prefix: 'IM' .im-board`,
    )
  })
})

describe('the list of games', () => {
  const names = namesOf('iron-moth', undefined, [])

  it('has one line more', () => {
    const source = `export const games: readonly Listed[] = [
  listed('masmorra', 'Masmorra', 2, async () => (await import('./masmorra/index.ts')).masmorra),
]
`
    expect(registerGame(source, names)).toBe(`export const games: readonly Listed[] = [
  listed('masmorra', 'Masmorra', 2, async () => (await import('./masmorra/index.ts')).masmorra),
  listed('iron-moth', 'Iron Moth', 1, async () => (await import('./iron-moth/index.ts')).ironMoth),
]
`)
  })

  it('that is not there is missed', () => expect(() => registerGame('', names)).toThrow('"games" was not found'))
})

it('a game that is there already, and a name that is none, are said in one line', async () => {
  expect(await undercroft(['new-game', 'pig'])).toMatchObject({ code: 1, err: expect.stringContaining('already') })
  expect(await undercroft(['new-game', 'Big Pit'])).toMatchObject({ code: 1, err: expect.stringContaining('is no id') })
})
