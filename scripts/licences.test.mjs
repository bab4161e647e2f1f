import { expect, test } from 'vitest'
import { forbidden } from './licences.mjs'

/** @param {string} name @param {string} [license] */
const judged = (name, license) =>
  forbidden({ [`node_modules/${name}`]: license ? { version: '1.0.0', license } : { version: '1.0.0' } }, () => ({
    licenses: [{ type: 'MIT' }],
  }))

test.each(['MIT', 'ISC', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1'])('%s is let in', licence => {
  expect(judged('a', licence)).toEqual([])
})

test.each(['GPL-3.0', 'UNLICENSED', 'MIT AND GPL-3.0', 'MPL-2.0'])('%s is not', licence => {
  expect(judged('a', licence)).toEqual([`a 1.0.0: ${licence}`])
})

test('an exception is for one package and one licence', () => {
  expect(judged('axe-core', 'MPL-2.0')).toEqual([])
  expect(judged('axe-core', 'GPL-3.0')).toEqual(['axe-core 1.0.0: GPL-3.0'])
})

test('a licence named in the old way is read from the package itself', () => {
  expect(judged('a')).toEqual([])
  expect(forbidden({ 'node_modules/x/node_modules/@s/a': { version: '2.0.0' } }, () => ({}))).toEqual([
    '@s/a 2.0.0: no licence named',
  ])
})
