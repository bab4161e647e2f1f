import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const MARKUP = '<svg class="cover"><path class="wall lit"/><g class="piece-body"/></svg>'

test.each([
  ['.wall { fill: red }', 'a class that is there'],
  ['.cover .wall.lit { fill: red }', 'several that are there'],
  ['.piece-body { fill: red }', 'a name that only ends like an element'],
  [':is(.wall, .door) path { fill: red }', 'one of a group that is there'],
  ['.wall:not(.door) { fill: red }', 'what is not there, and must not be'],
  ['@media (prefers-reduced-motion) { .wall { fill: red } }', 'a condition'],
  ['.wall { animation: sway 1s } @keyframes sway { from { x: 1 } to { x: 2 } }', 'a movement that is made'],
])('%s stays: %s', css => expect(usedStyles(css, MARKUP)).toBe(css))

test.each([
  ['.door { fill: red }', 'a class that is not there'],
  ['.wall .door { fill: red }', 'one of two that is not there'],
  [':is(.door, .gate) path { fill: red }', 'a group of which nothing is there'],
  ['.wall:hover { fill: red }', 'a pointer'],
  ['[data-theme="light"] .wall { fill: red }', 'the light of the page'],
  ['path { fill: red }', 'elements anywhere'],
  ['@media print { .door { fill: red } }', 'a condition with nothing in it'],
  ['@keyframes sway { from { x: 1 } to { x: 2 } }', 'a movement that nobody makes'],
  ['/* about walls */', 'words'],
])('%s goes: %s', css => expect(usedStyles(css, MARKUP)).toBe(''))

test('of several selectors, those that fit stay', () => {
  expect(usedStyles('.door, .wall { fill: red }', MARKUP)).toBe('.wall { fill: red }')
})
