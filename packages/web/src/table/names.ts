import { LEVELS } from '@undercroft/bots'
import type { Sitter } from '@undercroft/games/board'
import type { Game } from '@undercroft/kernel'
import type { Sitting, TableCard } from '../store/tables.ts'

/** What somebody is called at the table; bots of one level are told apart by a number. */
export function nameOf(sitting: Sitting, seat: number, all: readonly Sitting[]): string {
  if (sitting.kind === 'person') return sitting.name
  const name = LEVELS[sitting.level].name
  const equals = all.filter(each => each.kind === 'bot' && each.level === sitting.level)
  if (equals.length < 2) return name
  return `${name} ${all.slice(0, seat + 1).filter(each => equals.includes(each)).length}`
}

export function namesOf(sittings: readonly Sitting[]): string[] {
  return sittings.map((sitting, seat) => nameOf(sitting, seat, sittings))
}

export function sittersOf(game: Game, card: TableCard): Sitter[] {
  return game.seats(card.options).map(({ name, role }, seat) => {
    const sitting = card.sittings[seat]
    return {
      seat,
      name,
      role,
      player: sitting === undefined ? name : nameOf(sitting, seat, card.sittings),
      bot: sitting?.kind === 'bot',
    }
  })
}
