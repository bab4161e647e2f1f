import { loadGame } from '@undercroft/games'
import { readRecord, replay, type Seat } from '@undercroft/kernel'
import { diceOf, type GameDice } from './dice.ts'

/** A record to be played again: to count its dice, or to see whether it keeps to the rules. */
export interface HistoryJob {
  readonly n: number
  readonly text: string
  /** The seats whose dice are counted; without them the record is only checked. */
  readonly mine?: readonly Seat[]
}

export interface HistoryDone {
  readonly n: number
  readonly dice?: GameDice | undefined
  /** What is wrong with it. */
  readonly wrong?: string
}

const scope = self as unknown as {
  postMessage(done: HistoryDone): void
  onmessage: ((message: MessageEvent<HistoryJob>) => void) | null
}

scope.onmessage = ({ data: { n, text, mine } }) => {
  work(text, mine)
    .catch((error: unknown) => ({ wrong: error instanceof Error ? error.message : String(error) }))
    .then(done => scope.postMessage({ n, ...done }))
}

async function work(text: string, mine: readonly Seat[] | undefined): Promise<Omit<HistoryDone, 'n'>> {
  const read = readRecord(text)
  if (!read.ok) return { wrong: `line ${read.error.line}: ${read.error.message}` }
  const game = await loadGame(read.value.game)
  if (game === undefined) return { wrong: `it is of the game "${read.value.game}", which is not here` }
  if (mine !== undefined) return { dice: diceOf(game, read.value, mine) }
  const played = replay(game, read.value)
  return played.ok ? {} : { wrong: `line ${played.error.line}: ${played.error.message}` }
}
