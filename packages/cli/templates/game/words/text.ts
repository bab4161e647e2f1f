import type { Seen } from '@undercroft/kernel'
import { SPACES } from '../content/lanterns.ts'
import type { LanternKeep } from '../state/state.ts'

/** The position in a terminal, from what this viewer sees. */
export function text({ view }: Seen<LanternKeep>, names: readonly string[]): string {
  const wide = Math.max(...names.map(name => name.length))
  return view.keepers
    .map(({ oil, low, high, space }, seat) => {
      const road = '.'.repeat(SPACES + 1).split('')
      road[space] = '*'
      const known = oil > 0 ? `oil ${oil}` : low === high ? `oil ${low}` : `oil ${low} to ${high}`
      return `${seat === view.mover ? '>' : ' '} ${(names[seat] ?? '').padEnd(wide)} ${road.join('')} ${known}`
    })
    .join('\n')
}
