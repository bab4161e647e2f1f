import { fail, ok, type PlainForms, type Result, sayChoice } from '@undercroft/kernel'
import { ARCHETYPE_NAMES, ARCHETYPES } from '../content/archetypes.ts'
import { stepsApart, TILE_NAMES, tileName } from '../content/boards.ts'
import { verbs } from '../state/choices.ts'
import { type AllOutAssault, STATS } from '../state/state.ts'

/** How sheets and ways are typed. */
export const forms: PlainForms<AllOutAssault> = {
  sheets: {
    says: `two sheets, each ${STATS.join(' ')}; or names: sheets brute shadow`,
    such: () => sayChoice(verbs, ['sheets', ARCHETYPES.Brute, ARCHETYPES.Paladin]),
    read: readSheets,
  },
  path: {
    says: 'tiles from where the pawn stands, step by step',
    such: ({ view }, { options }) => {
      const from = view.pawns[view.active]?.tile ?? -1
      const near = options.flatMap(([verb, to]) =>
        verb === 'move' && stepsApart(from, to as number) === 1 ? [to as number] : [],
      )
      return near[0] === undefined ? undefined : `path ${tileName(from)}-${tileName(near[0])}`
    },
    read: text => {
      const tiles = text.toLowerCase().split(/[\s,-]+/)
      const wrong = tiles.find(tile => !TILE_NAMES.includes(tile))
      return wrong === undefined ? ok(tiles.join('-')) : fail(`"${wrong}" is no tile: a way reads a1 a2 b2`)
    },
  },
}

/** Two names of ready-made sheets, or twelve numbers, however they are parted. */
function readSheets(text: string): Result<string> {
  const words = text.split(/[\s,;/-]+/).filter(word => word !== '')
  const sheets: number[][] = []
  let open: number[] = []
  for (const word of words) {
    const name = ARCHETYPE_NAMES.find(each => each.toLowerCase() === word.toLowerCase())
    if (name === undefined && !/^\d+$/.test(word)) {
      return fail(`"${word}" is neither a number nor one of ${ARCHETYPE_NAMES.join(', ')}`)
    }
    if (name !== undefined && open.length > 0) return fail(sayShort(sheets.length, open.length))
    if (name !== undefined) sheets.push([...ARCHETYPES[name]])
    // 612354 is a sheet without spaces.
    else open.push(...(word.length === STATS.length ? Array.from(word, Number) : [Number(word)]))
    if (open.length < STATS.length) continue
    sheets.push(open.slice(0, STATS.length))
    open = open.slice(STATS.length)
  }
  if (open.length > 0 && sheets.length < 2) return fail(sayShort(sheets.length, open.length))
  if (sheets.length !== 2 || open.length > 0)
    return fail(
      `there are two sheets of ${STATS.length} numbers, not ${sheets.length}${open.length > 0 ? ` and ${open.length} more numbers` : ''}`,
    )
  return ok(sheets.map(sheet => sheet.join('-')).join(' '))
}

function sayShort(sheet: number, numbers: number): string {
  return `the ${sheet === 0 ? 'first' : 'second'} sheet has ${numbers} of ${STATS.length} numbers (${STATS.join(' ')})`
}
