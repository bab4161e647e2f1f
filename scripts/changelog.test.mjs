import { expect, test } from 'vitest'
import { cut, notesOf } from './changelog.mjs'

const CHANGELOG = `# Changes

## Unreleased

### Added

- A lantern.

## 0.1.0 (2026-01-02)

- A cellar.
`

test('notes are what stands under a heading', () => {
  expect(notesOf(CHANGELOG)).toBe('### Added\n\n- A lantern.')
  expect(notesOf(CHANGELOG, '0.1.0')).toBe('- A cellar.')
})

test('a cut dates what was not released', () => {
  const after = cut(CHANGELOG, '0.2.0', '2026-03-04')
  expect(notesOf(after, '0.2.0')).toBe('### Added\n\n- A lantern.')
  expect(notesOf(after)).toBe('')
  expect(after).toContain('## Unreleased\n\n## 0.2.0 (2026-03-04)\n')
})

test.each([
  ['no version', '2', 'is no version such as 1.2.3'],
  ['a version twice', '0.1.0', 'is released already'],
])('%s is refused', (_, version, message) => expect(() => cut(CHANGELOG, version, '')).toThrow(message))

test('nothing cannot be released, and what is not there has no notes', () => {
  expect(() => cut(cut(CHANGELOG, '0.2.0', ''), '0.3.0', '')).toThrow('nothing stands under "Unreleased"')
  expect(() => notesOf(CHANGELOG, '9.9.9')).toThrow('there is Unreleased, 0.1.0')
})
