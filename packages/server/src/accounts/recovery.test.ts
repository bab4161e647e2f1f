import { expect, test } from 'vitest'
import { deviceName } from './device.ts'
import { hashCode, newCode, opensCode, readCode, sayCode } from './recovery.ts'
import { relyingParty } from './relying-party.ts'

test('a recovery code is read as people type it', () => {
  const code = newCode()
  const said = sayCode(code)
  expect(said).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(readCode(said)).toEqual(code)
  expect(readCode(` ${said.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `)).toEqual(
    code,
  )
  expect(readCode(said.slice(1))).toBeUndefined()
  expect(readCode(`U${said.slice(1)}`)).toBeUndefined()
  expect(newCode()).not.toEqual(code)
})

test('of its secret a slow hash with salt is kept', async () => {
  const { secret } = newCode()
  const [one, two] = [await hashCode(secret), await hashCode(secret)]
  expect(one).not.toBe(two)
  expect(one).not.toContain(secret)
  expect(await opensCode(secret, one)).toBe(true)
  expect(await opensCode(`${secret.slice(0, -1)}!`, one)).toBe(false)
})

test('a passkey is made for the host that browsers see', () => {
  expect(relyingParty('https://play.example.org', { host: 'inside:8080' })).toEqual({
    id: 'play.example.org',
    origins: ['https://play.example.org'],
  })
  expect(relyingParty(undefined, { host: 'localhost:8080' })).toEqual({
    id: 'localhost',
    origins: ['http://localhost:8080', 'https://localhost:8080'],
  })
  expect(relyingParty(undefined, { host: ':' }).id).toBe('localhost')
})

test('a browser is named so that one can tell devices apart', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox on Linux')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604.1')).toBe(
    'Safari on iOS',
  )
  expect(deviceName('curl/8')).toBe('A browser')
  expect(deviceName(undefined)).toBe('A browser')
})
