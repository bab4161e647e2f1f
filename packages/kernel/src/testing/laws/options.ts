import * as fc from 'fast-check'
import type { Game, Option, OptionValue, Shape } from '../../index.ts'

/** Draws random options, often the usual ones. A failure shrinks to those. */
export function anyOptions<T extends Shape>(game: Game<T>): fc.Arbitrary<T['options']> {
  const table = game.options as unknown as { readonly [name: string]: Option }
  const each = Object.fromEntries(Object.entries(table).map(([name, option]) => [name, anyValue(option)]))
  return fc.record(each) as fc.Arbitrary<T['options']>
}

function anyValue(option: Option): fc.Arbitrary<OptionValue> {
  const usual: fc.Arbitrary<OptionValue> = fc.constant(option.otherwise)
  return fc.oneof({ withCrossShrink: true }, usual, other(option))
}

function other(option: Option): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'one':
      return fc.constantFrom(...option.of)
    case 'flag':
      return fc.boolean()
    case 'whole':
      return fc.oneof(fc.constantFrom(option.from, option.to), fc.integer({ min: option.from, max: option.to }))
  }
}
