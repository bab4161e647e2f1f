// Runs one contestant's server in a process of its own, and reports its port and its memory.
import type { Host } from './kinds.ts'

const hosts: { readonly [H in Host]: () => Promise<{ serve(folder: string): Promise<number> }> } = {
  ours: () => import('./hosts/ours.ts'),
  boardgameio: () => import('./hosts/boardgameio.ts'),
  colyseus: () => import('./hosts/colyseus.ts'),
  relay: () => import('./hosts/relay.ts'),
}

process.on('SIGINT', () => {}) // Ctrl-C reaches the whole group: the parent ends this process when it has printed
process.on('disconnect', () => process.exit())
const [name, folder = ''] = process.argv.slice(2)
const { serve } = await hosts[name as Host]()
const port = await serve(folder)
process.on('message', () => {
  // Collects garbage first: only retained memory counts.
  for (let i = 0; i < 3; i++) globalThis.gc?.({ execution: 'sync', type: 'major', flavor: 'last-resort' })
  process.send?.(process.memoryUsage.rss())
})
process.send?.(port)
