import { type Tuned, tunableContent } from '@undercroft/kernel'
import { NUMBERS } from './box.ts'
import { HERO_UNIT, type HeroUnit, type Kind, UNITS, type Unit } from './units.ts'

/** The tables whose values a house may change. */
export type Content = {
  readonly hero: HeroUnit
  readonly enemies: { readonly [K in Kind]: Unit }
  readonly numbers: { readonly [Name in keyof typeof NUMBERS]: number }
}

const MP = 'move points'

const TUNED: { readonly [Name in keyof Content]: Tuned } = {
  hero: {
    from: 'WM-7.3',
    fields: {
      mp: { says: 'Hero: move points of a turn', min: 3, max: 12, from: 'WM-5.1' },
      treats: { says: 'Hero: treats at the start', min: 1, max: 8, from: 'WM-2.4' },
      // A push that costs more than any turn has would close yards that the rules call open (WM-12.10).
      push: { says: 'Hero: what a push costs', unit: MP, min: 1, max: 3, from: 'WM-5.2' },
      throw: { says: 'Hero: what a throw costs', unit: MP, max: 3, from: 'WM-5.2' },
      range: { says: 'Hero: reach of a throw', unit: 'cells', min: 1, max: 22, from: 'WM-9.1' },
      hitsFrom: { says: 'Hero: lowest face that hits', min: 1, max: 6 },
      criticalFrom: { says: 'Hero: lowest face of a critical hit', min: 2, max: 7 },
      critical: { says: 'Hero: damage of a critical hit', min: 1, max: 6 },
    },
  },
  enemies: {
    from: 'WM-10.2',
    fields: {
      ...enemyFields('light', 'WM-10.8'),
      ...enemyFields('heavy', 'WM-10.9'),
    },
  },
  numbers: {
    from: 'WM-12.7',
    fields: {
      setups: { says: 'Yards that the Hero has to finish', min: 1, max: 6 },
      enemies: { says: 'Enemies with which none spawns', max: 3, from: 'WM-11.4' },
      treats: { says: 'Treats in the box', min: 8, max: 24, from: 'WM-1.1' },
    },
  },
}

function enemyFields(kind: Kind, attack: string): Tuned['fields'] {
  const name = kind === 'light' ? 'Light enemy' : 'Heavy enemy'
  return {
    [`enemies.${kind}.mp`]: { says: `${name}: move points of a turn`, max: 8 },
    [`enemies.${kind}.toughness`]: { says: `${name}: damage that kills it`, min: 1, max: 6, from: 'WM-7.5' },
    [`enemies.${kind}.hitsFrom`]: { says: `${name}: lowest face that hits`, min: 1, max: 7, from: attack },
    [`enemies.${kind}.takes`]: { says: `${name}: treats that a hit takes`, max: 6, from: attack },
  }
}

export const HOUSE = tunableContent<Content>({ hero: HERO_UNIT, enemies: UNITS, numbers: NUMBERS }, TUNED)
