import * as fc from 'fast-check'
import {
  type Game,
  type House,
  type HouseOption,
  type Option,
  type OptionValue,
  readOptions,
  type Setting,
  type Shape,
} from '../../index.ts'

/** Draws random options, often the usual ones. A failure shrinks to those. The content is as printed. */
export function anyOptions<T extends Shape>(game: Game<T>): fc.Arbitrary<T['options']> {
  const settings = optionsOf(game).flatMap(([name, option]) =>
    option.kind === 'house' ? [] : [[name, anyValue(option)] as const],
  )
  return fc.record(Object.fromEntries(settings)) as fc.Arbitrary<T['options']>
}

/** Draws options of which one table in five has house rules. */
export function anyHousedOptions<T extends Shape>(game: Game<T>): fc.Arbitrary<T['options']> {
  const house = optionsOf(game).flatMap(([, option]) => (option.kind === 'house' ? [option] : []))[0]
  if (house === undefined) return anyOptions(game)
  const housed = fc.tuple(anyOptions(game), anyHouse(house)).map(([options, rules]) => {
    const read = readOptions<T['options']>(game.options, { ...options, house: rules })
    return read.ok ? read.value : options
  })
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: anyOptions(game), weight: 4 },
    { arbitrary: housed, weight: 1 },
  )
}

function optionsOf<T extends Shape>({ options }: Game<T>): [string, Option][] {
  return Object.entries(options as unknown as { readonly [name: string]: Option })
}

function anyValue(option: Setting): fc.Arbitrary<OptionValue> {
  const usual: fc.Arbitrary<OptionValue> = fc.constant(option.otherwise)
  return fc.oneof({ withCrossShrink: true }, usual, other(option))
}

function other(option: Setting): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'one':
      return fc.constantFrom(...option.of)
    case 'flag':
      return fc.boolean()
    case 'whole':
      return fc.oneof(fc.constantFrom(option.from, option.to), fc.integer({ min: option.from, max: option.to }))
  }
}

/** A few changes, each to any value that it may have. The laws hold in every house. */
function anyHouse({ tunables }: HouseOption): fc.Arbitrary<House> {
  const change = fc.constantFrom(...tunables()).chain(tunable => {
    const value = 'of' in tunable ? fc.constantFrom(...tunable.of) : fc.integer(tunable)
    return fc.tuple(fc.constant(tunable.id), value)
  })
  return fc.array(change, { minLength: 1, maxLength: 4 }).map(changes => Object.fromEntries(changes))
}
