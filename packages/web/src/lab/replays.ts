import type { Report } from '@undercroft/lab'
import type { FromReplay, GameOf, ToReplay } from './replay-worker.ts'

/** Plays the games again that a report names, and says of each where it can be looked at. Gives what stops it. */
export function replayGames({ experiment, arms }: Report, found: (game: GameOf, address: string) => void): () => void {
  const games = arms.flatMap(({ name, examples, firstUses, people }) => {
    if (people === true) return []
    const named = [...Object.values(examples), ...firstUses].map(({ index }) => index)
    return [...new Set(named)].map(index => ({ arm: name, index }))
  })
  if (games.length === 0) return () => {}
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module', name: 'replay' })
  worker.onmessage = ({ data: { hash, ...game } }: MessageEvent<FromReplay>) => found(game, `/look#${hash}`)
  const wish: ToReplay = { experiment, games }
  worker.postMessage(wish)
  return () => worker.terminate()
}
