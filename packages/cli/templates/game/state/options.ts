import type { OptionTable } from '@undercroft/kernel'

export interface Options {
  keepers: number
}

/** What is set before the game begins. */
export const options: OptionTable<Options> = {
  keepers: { kind: 'whole', label: 'Keepers', from: 2, to: 4, otherwise: 2 },
}
