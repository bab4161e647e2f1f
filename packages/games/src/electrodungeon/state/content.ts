import { type Attack, type AttackCard, sayAttack } from '../content/beasts.ts'
import { type Content, HOUSE } from '../content/house.ts'
import type { Options } from './options.ts'

/** Whatever knows the options of its table. */
export interface Housed {
  readonly options: Pick<Options, 'house'>
}

/** The content of this table: as printed, but for what its house has changed. */
export const contentOf = ({ options }: Housed): Content => HOUSE.of(options.house)

/** An attack of a beast as it is at this table. */
export const attackAt = (table: Housed, attack: Attack): AttackCard => contentOf(table).attacks[attack]

/** What an attack does at this table. */
export function sayAttackAt(table: Housed, attack: Attack): string {
  const { attacks, numbers } = contentOf(table)
  return sayAttack(attacks[attack], numbers)
}
