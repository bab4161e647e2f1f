import { platformer } from '@undercroft/games/platformer'
import { anyGame } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HouseField } from './house-field.tsx'

const { house: option } = anyGame(platformer).options as unknown as { house: Parameters<typeof HouseField>[0]['option'] }
const drawn = (house: Parameters<typeof HouseField>[0]['house']): string =>
  renderToStaticMarkup(<HouseField option={option} house={house} onChange={() => {}} />)

test('says how many numbers there are, and lists none before one is looked for', () => {
  expect(drawn(undefined)).toContain('81 numbers can be changed.')
  expect(drawn(undefined)).not.toContain('Angelo')
})

test('shows what is changed, what is printed, and how it is put back', () => {
  const text = drawn({ 'heroes.HE3.health': 4, 'heroes.HE3.star.0': 'coin' })
  expect(text).toContain('Angelo: health')
  expect(text).toContain('Printed: 5 Hearts')
  expect(text).toContain('As printed<span class="unseen">: Angelo: health</span>')
  expect(text).toMatch(/checked=""[^>]*value="coin"|value="coin"[^>]*checked=""/)
})
