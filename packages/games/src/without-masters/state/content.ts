import { type Content, HOUSE } from '../content/house.ts'
import { type Figure, kindOf, type Unit } from '../content/units.ts'
import type { Options } from './options.ts'

/** Whatever knows the options of its table. */
export interface Housed {
  readonly options: Pick<Options, 'house'>
}

/** The content of this table: as printed, but for what its house has changed. */
export const contentOf = ({ options }: Housed): Content => HOUSE.of(options.house)

/** The numbers of the kind of enemy that a figure is of. */
export const unitOf = (table: Housed, figure: Figure): Unit => contentOf(table).enemies[kindOf(figure)]
