import type { Game, HouseOption, Option, OptionValue, Setting } from '@undercroft/kernel'

type Options = { readonly [name: string]: Option }

/** A game's options, but for its content. */
export function settingsOf({ options }: Game): readonly (readonly [string, Setting])[] {
  return Object.entries(options as Options).flatMap(([name, option]) =>
    option.kind === 'house' ? [] : [[name, option] as const],
  )
}

/** What of a game's content can be changed. */
export function houseOf({ options }: Game): HouseOption | undefined {
  return Object.values(options as Options).flatMap(option => (option.kind === 'house' ? [option] : []))[0]
}

/** What everything that is saved of an experiment is called: its file, its report as a page, its report as data. */
export function fileName(game: string, kind: 'yaml' | 'html' | 'json'): string {
  return `${game}-lab.${kind}`
}

/** More values than this are typed, not pressed. */
const MOST_PRESSED = 10

/** The values that an option can have, where they are few. */
export function valuesOf(option: Setting): readonly OptionValue[] | undefined {
  switch (option.kind) {
    case 'one':
      return option.of.length > MOST_PRESSED ? undefined : option.of
    case 'flag':
      return [false, true]
    case 'whole':
      return option.to - option.from >= MOST_PRESSED
        ? undefined
        : Array.from({ length: option.to - option.from + 1 }, (_, i) => option.from + i)
  }
}

/** Reads values that were typed, with commas between them; nothing, if one does not fit. */
export function readValues(option: Setting, text: string): readonly OptionValue[] | undefined {
  const words = text.split(/[\s,]+/).filter(word => word !== '')
  const values = words.map(word => (option.kind === 'whole' ? Number(word) : word))
  const fits = (value: OptionValue): boolean => {
    if (option.kind === 'one') return option.of.some(each => each === value)
    return (
      option.kind === 'whole' && Number.isInteger(value) && Number(value) >= option.from && Number(value) <= option.to
    )
  }
  return values.every(fits) ? [...new Set(values)] : undefined
}

/** Options with one of them set, or left as usual where nothing else is said. */
export function withValues<T>(
  options: { readonly [name: string]: T },
  name: string,
  value: T | undefined,
): { readonly [name: string]: T } {
  const { [name]: _, ...others } = options
  return value === undefined ? others : { ...others, [name]: value }
}
