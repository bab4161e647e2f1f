import { expect, test } from 'vitest'
import { isCode, isLetters, judge, plainName } from './budgets.mjs'

test.each([
  ['/', 'index.html'],
  ['/assets/react-UPb9R20e.js', 'react.js'],
  ['/assets/rules-all-out-assault-BSn3_hN-.js', 'rules-all-out-assault.js'],
  ['/sw.js', 'sw.js'],
])('%s is called %s', (path, name) => expect(plainName(path)).toBe(name))

test('code is what is neither a picture nor letters nor for later', () => {
  const paths = ['/', '/assets/a-12345678.js', '/assets/a-12345678.css', '/assets/c.svg', '/assets/f.woff2', '/sw.js']
  expect(paths.filter(isCode)).toEqual(['/', '/assets/a-12345678.js', '/assets/a-12345678.css'])
  expect(paths.filter(isLetters)).toEqual(['/assets/f.woff2'])
})

const files = [
  { name: 'react.js', bytes: 60_000 },
  { name: 'home.js', bytes: 30_000 },
]

test('what keeps to its limit is fine', () => {
  expect(judge([{ title: 'home', limit: 90, files }], {})).toEqual({ ok: true, text: 'fine  home: 90.0 kB of 90 kB' })
})

test('what does not says which file grew, the most first, and which is new', () => {
  const more = [...files, { name: 'lobby.js', bytes: 5000 }]
  const { ok, text } = judge([{ title: 'home', limit: 80, files: more }], { 'react.js': 59, 'home.js': 10 })
  expect(ok).toBe(false)
  expect(text.split('\n')).toEqual([
    'TOO MUCH  home: 95.0 kB of 80 kB',
    '',
    'home, since sizes were last written down:',
    '  home.js grew by 20.0 kB to 30.0 kB',
    '  lobby.js is new: 5.0 kB',
    '  react.js grew by 1.0 kB to 60.0 kB',
  ])
})
