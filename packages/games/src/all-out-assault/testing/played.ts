import { FastDice, Match, type OpenAsk, type Seen } from '@undercroft/kernel'
import type { BotMaker } from '@undercroft/kernel/testing'
import { BOARD_IDS } from '../content/boards.ts'
import { allOutAssault } from '../index.ts'
import type { AllOutAssault } from '../state/state.ts'

type Look = (ask: OpenAsk<AllOutAssault>, seen: Seen<AllOutAssault>, match: Match<AllOutAssault>) => void

/** Dice with which every kind of question is asked: Injury, which bots go around, and a tie are rare. */
const SEED = 10

/** Tests only: a game that bots play to the end on each board, with a look at every question on the way. */
export function played(bot: BotMaker, look: Look = () => {}): readonly Match<AllOutAssault>[] {
  return BOARD_IDS.map(board => {
    const match = new Match(allOutAssault, { board, roundLimit: 40, quietLimit: 12 }, new FastDice(`${board} ${SEED}`))
    const players = [1, 2].map(seed => bot(allOutAssault, new FastDice(seed)))
    for (let [ask] = match.asks(); ask !== undefined; [ask] = match.asks()) {
      const seen = match.see(ask.seat)
      look(ask, seen, match)
      const choice = players[ask.seat]?.choose(seen, ask)
      if (choice === undefined || !match.answer(ask.seat, choice).ok) throw new Error('the bot has no answer')
    }
    return match
  })
}
