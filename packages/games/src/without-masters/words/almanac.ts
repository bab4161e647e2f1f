import type { Entry } from '@undercroft/kernel'
import { BOX, LEAST_BALLS, LEAST_TREATS } from '../content/box.ts'
import { sayLayout } from '../content/layout.ts'
import { READY_MADE } from '../content/layouts/index.ts'
import {
  CRATE_FORMS,
  CRATE_KINDS,
  type CrateKind,
  counted,
  LETTERS,
  TILE_KINDS,
  type TileKind,
} from '../content/pieces.ts'
import { FORMS, STRUCTURES } from '../content/structures.ts'
import { HERO_UNIT, KINDS, STEP_COSTS, UNITS } from '../content/units.ts'
import type { Rule } from '../rules/rulebook.ts'
import { drawLayout, LEGEND } from './picture.ts'

const CRATE_NAMES: { readonly [K in CrateKind]: string } = {
  short: 'Short crate',
  upright: 'Tall crate, upright',
  lyingEW: 'Tall crate, lying east to west',
  lyingNS: 'Tall crate, lying north to south',
}

const TILE_RULES: {
  readonly [K in TileKind]: Pick<Entry<Rule>, 'name' | 'forms' | 'rules'>
} = {
  treat: { name: 'Dog treat', forms: ['dog treat', 'dog treats', 'treat', 'treats'], rules: ['WM-8.6', 'WM-8.7'] },
  ball: {
    name: 'Tennis ball',
    forms: ['tennis ball', 'tennis balls', 'ball', 'balls'],
    rules: ['WM-8.3', 'WM-9.1', 'WM-9.2'],
  },
  key: { name: 'Key', forms: ['key'], rules: ['WM-8.3', 'WM-8.8'] },
  end: { name: 'End tile', forms: ['end tile', 'end tiles'], rules: ['WM-5.8'] },
  lockedEnd: { name: 'Locked end tile', forms: ['locked end tile'], rules: ['WM-8.8'] },
  spawn: { name: 'Spawn tile', forms: ['spawn tile', 'spawn tiles'], rules: ['WM-3.10', 'WM-11.1'] },
}

const TILE_NOTES: { readonly [K in TileKind]?: string } = {
  treat: `The Hero starts with ${HERO_UNIT.treats}; at least ${LEAST_TREATS} lie in each setup.`,
  ball: `Thrown up to ${HERO_UNIT.range} cells; at least ${LEAST_BALLS} lies in each setup.`,
}

/** Figures, pieces, prices and ready-made yards. */
export const almanac: readonly Entry<Rule>[] = [
  {
    id: 'hero',
    name: 'Hero',
    kind: 'Figure',
    says: [
      `${HERO_UNIT.mp} move points a turn: a move costs ${STEP_COSTS.move}, a climb ${STEP_COSTS.climb}, a jump down ${STEP_COSTS.jump}, a throw ${HERO_UNIT.throw}, a push ${HERO_UNIT.push}.`,
      `Starts with ${HERO_UNIT.treats} treats. An attack ends the turn: 1 misses, 2 to 5 hits, 6 hits twice.`,
    ],
    rules: ['WM-5.1', 'WM-5.2', 'WM-7.3'],
  },
  ...KINDS.map((id): Entry<Rule> => {
    const { mp, climbs, toughness, hitsFrom, takes } = UNITS[id]
    const says = [
      `${mp} move points a turn, ${climbs ? 'climbs' : 'does not climb'}. Dies of ${toughness} damage, or under a crate.`,
      `Attacks: hits with ${hitsFrom} or more and takes ${takes} ${takes === 1 ? 'treat' : 'treats'}. ${BOX[id]} in the box.`,
    ]
    return {
      id: `enemy.${id}`,
      name: `${id === 'light' ? 'Light' : 'Heavy'} enemy`,
      forms: [`${id} enemy`, `${id} enemies`],
      kind: 'Figure',
      says,
      rules: ['WM-7.5', 'WM-10.2', 'WM-10.3'],
    }
  }),
  ...CRATE_KINDS.map((id): Entry<Rule> => {
    const { height, along } = CRATE_FORMS[id]
    const says = [
      `${LETTERS[id]} on the board. ${along === undefined ? 'One cell' : 'Two cells'}, ${height} high; to push it costs ${counted(HERO_UNIT.push, 'move point', 'move points')}.`,
    ]
    return { id: `crate.${id}`, name: CRATE_NAMES[id], kind: 'Crate', says, rules: ['WM-3.11', 'WM-6.1', 'WM-6.8'] }
  }),
  ...TILE_KINDS.map((id): Entry<Rule> => {
    const note = TILE_NOTES[id]
    const says = [`${LETTERS[id]} on the board. ${BOX[id]} in the box.${note === undefined ? '' : ` ${note}`}`]
    return { id: `tile.${id}`, ...TILE_RULES[id], kind: 'Tile', says }
  }),
  ...STRUCTURES.map((id): Entry<Rule> => {
    const { name, rows } = FORMS[id].r0
    const says = ['Heights from above, north on top:', ...rows.map(row => `  ${row.join(' ').replaceAll('0', '.')}`)]
    return { id: `structure.${id}`, name: `${name} ${id}`, kind: 'Structure', says, rules: ['WM-3.4', 'WM-3.5'] }
  }),
  ...READY_MADE.map(
    ({ id, name, tier, way, idea, layout }): Entry<Rule> => ({
      id: `layout.${id}`,
      name: `${name} ${id}`,
      kind: 'Yard',
      // Drawn for whoever reads it: all of them together take longer than the rest of the game's words.
      get says() {
        return [
          `Tier ${tier}. The cheapest way takes ${counted(way.mp, 'move point', 'move points')} and ${way.pushes} ${way.pushes === 1 ? 'push' : 'pushes'}. ${idea}`,
          ...drawLayout(layout),
          LEGEND,
          `In notation: ready ${id} r0, or layout ${sayLayout(layout)}`,
        ]
      },
      rules: ['WM-3.17'],
    }),
  ),
  {
    id: 'layout.generated',
    name: 'Generated yard',
    kind: 'Yard',
    says: ['Made by chance for the setup, as hard as the table has agreed on.'],
    rules: ['WM-14.2'],
  },
]
