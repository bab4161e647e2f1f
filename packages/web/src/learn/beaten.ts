import { BOT_LEVELS, type BotLevel } from '@undercroft/bots'
import type { TableCard } from '../store/tables.ts'
import { namesOf } from '../table/names.ts'

/** The strengths of bots against which a person alone has won a game, from weak to strong. */
export function beatenIn(game: string, cards: readonly TableCard[]): readonly BotLevel[] {
  const beaten = new Set(cards.filter(card => card.game === game).flatMap(beatenAt))
  return BOT_LEVELS.filter(level => beaten.has(level))
}

/** Whoever wins together with a bot has not beaten it. */
function beatenAt({ sittings, winners = [] }: TableCard): readonly BotLevel[] {
  const names = namesOf(sittings)
  const people = sittings.filter(({ kind }) => kind === 'person')
  const won = sittings.some(({ kind }, seat) => kind === 'person' && winners.includes(names[seat] ?? ''))
  if (people.length !== 1 || !won) return []
  return sittings.flatMap((each, seat) =>
    each.kind === 'bot' && !winners.includes(names[seat] ?? '') ? [each.level] : [],
  )
}
