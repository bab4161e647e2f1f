// Runs one contestant's server in a process of its own, and reports its port and its memory.
import { getHeapStatistics } from 'node:v8'
import type { Host, Place, Usage } from './kinds.ts'

const hosts: { readonly [H in Host]: () => Promise<{ serve(place: Place): Promise<number> }> } = {
  ours: () => import('./hosts/ours.ts'),
  postgres: () => import('./hosts/ours.ts'),
  boardgameio: () => import('./hosts/boardgameio.ts'),
  colyseus: () => import('./hosts/colyseus.ts'),
  relay: () => import('./hosts/relay.ts'),
}

process.on('SIGINT', () => {}) // Ctrl-C reaches the whole group: the parent ends this process when it has printed
process.on('disconnect', () => process.exit())
const { host, place } = JSON.parse(process.argv[2] ?? '') as { host: Host; place: Place }
const { serve } = await hosts[host]()
const port = await serve(place)
process.on('message', question => {
  if (question === 'usage') {
    const { user, system } = process.cpuUsage()
    const usage: Usage = { cpuMicros: user + system, allocatedBytes: getHeapStatistics().total_allocated_bytes ?? 0 }
    process.send?.(usage)
    return
  }
  // Collects garbage first: only retained memory counts.
  for (let i = 0; i < 3; i++) globalThis.gc?.({ execution: 'sync', type: 'major', flavor: 'last-resort' })
  process.send?.(process.memoryUsage.rss())
})
process.send?.(port)
