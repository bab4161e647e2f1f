import { ABILITIES, type Ability, type AbilityId } from '../content/heroes.ts'
import { abilitiesIn, type Content, HOUSE } from '../content/house.ts'
import type { Options } from './options.ts'

/** Whatever knows the options of its table. */
export interface Housed {
  readonly options: Pick<Options, 'house'>
}

/** The content of this table: as printed, but for what its house has changed. */
export const contentOf = ({ options }: Housed): Content => HOUSE.of(options.house)

/** What is counted off for everybody at this table. */
export const boxOf = (s: Housed): Content['box'] => contentOf(s).box

/** An ability as it is at this table. */
export function abilityAt({ options: { house } }: Housed, id: AbilityId): Ability {
  return (house === undefined ? ABILITIES : abilitiesIn(HOUSE.of(house)))[id]
}

/** The gold that a tile is placed with at this table. */
export const goldOn = (s: Housed, tile: string): number => contentOf(s).gold[tile] ?? 0
