import { describe, expect, it } from 'vitest'
import { undercroft } from '../fixtures/terminal.ts'

const schemaOf = async (...words: string[]) => {
  const { code, out } = await undercroft(['schema', ...words])
  return { code, out, schema: out === '' ? undefined : JSON.parse(out) }
}

describe('schema', () => {
  it('says what a view holds, which choices and events there are, and the seats by options', async () => {
    const { code, schema } = await schemaOf('pig', '--games', '2', '--option', 'players=3')
    expect(code).toBe(0)
    expect(schema.game).toMatchObject({ id: 'pig', seats: [{}, {}, {}] })
    const { view, choice, event, frame } = schema.$defs
    expect(view.required).toEqual(['goal', 'mover', 'scores', 'stake'])
    expect(view.properties.scores).toEqual({ type: 'array', items: { type: 'integer' } })
    expect(choice).toEqual({ type: 'array', items: { type: 'string', enum: ['hold', 'roll'] } })
    expect(event.properties.what.enum).toContain('held')
    expect(frame).toMatchObject({ properties: { phase: { enum: ['turn'] } } })
  })

  it('is the same for the same games', async () => {
    expect((await schemaOf('hoard', '--games', '3')).out).toBe((await schemaOf('hoard', '--games', '3')).out)
  })

  it('knows no other games', async () => {
    const { code } = await schemaOf('chess')
    expect(code).toBe(1)
  })
})
