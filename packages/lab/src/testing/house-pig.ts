import { anyGame, type Game, type House } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'

const tunables = () => [{ id: 'pig.goal', what: 'Pig: goal', value: 60, min: 10, max: 100, from: 'PG-1.6' }]

/** Pig whose goal stands in its content: the higher, the longer. */
export function housePig(): Game {
  const house = { kind: 'house', label: 'House rules', otherwise: undefined, tunables } as const
  const setup: typeof pig.setup = (options, t) => {
    const changed = (options as { readonly house?: House }).house
    return pig.setup({ ...options, goal: Number(changed?.['pig.goal'] ?? 60) }, t)
  }
  return { ...anyGame({ ...pig, id: 'house-pig', setup }), options: { ...pig.options, house } as Game['options'] }
}
