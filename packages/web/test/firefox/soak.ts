// Firefox plays the beginning of each game, started by scripts/soak.mjs: `soak.ts MOVES [FOLDER [GAME...]]`, with a folder for pictures.
// Exit code 130: stopped before the end.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@undercroft/games'
import { onServer } from '../../../../scripts/stage.mjs'
import { findFirefox, startFirefox } from './bidi.ts'
import { play } from './play.ts'
import { openTab } from './tab.ts'

const INTERRUPTED = 130
const DESK = { width: 1440, height: 900 }

const stop = new AbortController()
process.on('SIGINT', () => stop.abort())
process.on('SIGTERM', () => stop.abort())
process.on('disconnect', () => stop.abort()) // who has started it is gone

const [moves, folder, ...wanted] = process.argv.slice(2)
const found = findFirefox()
if ('missing' in found) {
  console.error(`firefox: ${found.missing}`)
  process.exitCode = 1
} else {
  console.log(`firefox: ${found.version}`)
  const isSound = await allGames(found.program, Number(moves))
  process.exitCode = isSound ? (stop.signal.aborted ? INTERRUPTED : 0) : 1
}
if (process.connected) process.disconnect?.()

async function allGames(program: string, most: number): Promise<boolean> {
  let isSound = true
  await onServer(async home => {
    for (const { id, title } of games) {
      if (wanted.length > 0 && !wanted.includes(id)) continue
      const wrong = await oneGame(program, home, { id, title, most }).catch((error: unknown) => [String(error)])
      if (stop.signal.aborted) return // what was going on then has failed for that reason
      for (const each of wrong) console.log(`  ${each}`)
      if (wrong.length > 0) isSound = false
    }
  })
  return isSound
}

/** In a Firefox of its own: no game finds what another has left. */
async function oneGame(
  program: string,
  home: string,
  { id, title, most }: { id: string; title: string; most: number },
): Promise<readonly string[]> {
  const wrong: string[] = []
  const firefox = await startFirefox(program, (method, params) => {
    const { level, text } = params as { level?: string; text?: string }
    if (method === 'log.entryAdded' && level === 'error') wrong.push(`console: ${text}`)
  })
  const leave = () => void firefox.close()
  stop.signal.addEventListener('abort', leave)
  try {
    stop.signal.throwIfAborted()
    const tab = await openTab(firefox, DESK)
    const shoot = async (name: string) => {
      if (folder === undefined) return
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${id}-${name}.png`), await tab.picture())
    }
    try {
      const played = await play(tab, home, id, { most, stop: stop.signal, shoot })
      wrong.push(...played.wrong)
      const how = `${played.moves} moves, ${played.onBoard} of them on the board`
      console.log(`firefox, ${title}: ${wrong.length === 0 ? 'sound' : 'BROKEN'} after ${how}`)
    } catch (error) {
      stop.signal.throwIfAborted()
      wrong.push(String(error))
      await shoot('stuck')
      console.log(`firefox, ${title}: BROKEN`)
    }
  } finally {
    stop.signal.removeEventListener('abort', leave)
    await firefox.close()
  }
  return wrong
}
