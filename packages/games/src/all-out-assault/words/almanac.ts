import type { Entry } from '@undercroft/kernel'
import { ARCHETYPE_NAMES, ARCHETYPES } from '../content/archetypes.ts'
import { BOARD_IDS, type BoardId, boards, MODIFIER_DOES, MODIFIERS, type Modifier } from '../content/boards.ts'
import type { Rule } from '../rules/rulebook.ts'
import { STAT_NAMES, STATS } from '../state/state.ts'
import { drawBoard, LEGEND } from './picture.ts'

const MODIFIER_RULES: { readonly [M in Modifier]: readonly Rule[] } = {
  red: ['AA-5.6', 'AA-5.7'],
  blue: ['AA-5.8', 'AA-5.9'],
  injury: ['AA-5.3', 'AA-5.10', 'AA-5.12', 'AA-5.13'],
  training: ['AA-5.14', 'AA-5.16'],
  meditation: ['AA-5.17', 'AA-5.19'],
}

/** AA-5.10, AA-5.14: what else a stat is good for. */
const STAT_USES = ['training', 'injury', 'injury', 'injury', 'training', 'training'] as const

const STAT_SAYS = {
  training: 'With 5 or more the pawn can train.',
  injury: 'With 2 or less Injury hurts the pawn.',
} as const

/** Everything that is printed on boards and sheets. */
export const almanac: readonly Entry<Rule>[] = [
  ...(Object.keys(MODIFIERS) as Modifier[]).map(
    (id): Entry<Rule> => ({
      id: `tile.${id}`,
      name: MODIFIERS[id],
      kind: 'Tile',
      says: [MODIFIER_DOES[id]],
      rules: MODIFIER_RULES[id],
    }),
  ),
  ...STATS.map((stat, i): Entry<Rule> => {
    const use = STAT_USES[i] ?? 'training'
    const says = [`${stat} on a sheet, 1 to 6 at the start. Attacks compare it. ${STAT_SAYS[use]}`]
    return { id: `stat.${stat}`, name: STAT_NAMES[i] ?? stat, kind: 'Stat', says, rules: ['AA-2.4', 'AA-6.3'] }
  }),
  ...BOARD_IDS.map(
    (id): Entry<Rule> => ({
      id: `board.${id}`,
      name: titled(id),
      kind: 'Board',
      says: sayBoard(id),
      rules: ['AA-2.1'],
    }),
  ),
  ...ARCHETYPE_NAMES.map((name): Entry<Rule> => {
    const says = [
      STATS.map((stat, i) => `${stat} ${ARCHETYPES[name][i]}`).join(', '),
      `Typed so: ${ARCHETYPES[name].join('')}`,
    ]
    return { id: `sheet.${name}`, name, kind: 'Fighter', says, rules: ['AA-2.4'] }
  }),
]

function titled(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}

function sayBoard(id: BoardId): string[] {
  const { size } = boards[id]
  return [`${size} by ${size} tiles.`, ...drawBoard(boards[id], []), LEGEND]
}
