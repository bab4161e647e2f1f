import type { Game } from '@undercroft/kernel'
import type { Sitting, TableRecord } from '../store/records.ts'
import type { SeatCard, TableCard } from './messages.ts'

export function cardOf(record: TableRecord, game: Game | undefined): TableCard {
  const { id, version, options, maker, visibility, status, clock, lots, patience, rated } = record
  const { commitment, words, secret, outcome, rematch, rematchOf, proposal, madeAt, startedAt, overAt, manners } =
    record
  const plan = game?.version === version ? game.seats(options) : []
  return {
    ...{ id, game: record.game, version, options, maker, visibility, status, clock, lots, patience, rated, madeAt },
    seats: record.seats.map((sitting, seat) => ({
      name: plan[seat]?.name ?? String(seat + 1),
      role: plan[seat]?.role ?? '',
      ...sittingCard(sitting),
    })),
    seal: { commitment, words, ...(status === 'over' ? { secret } : {}) },
    ...(manners.chat.kind !== 'open' && { chat: manners.chat }),
    ...(outcome && { outcome }),
    ...(rematch !== undefined && { rematch }),
    ...(proposal && { proposal: { by: proposal.by, agreed: proposal.agreed } }),
    ...(rematchOf !== undefined && { rematchOf }),
    ...(startedAt !== undefined && { startedAt }),
    ...(overAt !== undefined && { overAt }),
    ...(game?.version === version ? {} : { outdated: outdated(record, game) }),
  }
}

type Bare<T> = T extends unknown ? Omit<T, 'name' | 'role'> : never

/** Words are shown when nobody can choose a word any more after seeing another's. */
function sittingCard(sitting: Sitting): Bare<SeatCard> {
  switch (sitting.kind) {
    case 'free':
      return sitting
    case 'person':
      return {
        ...{ kind: 'person', person: sitting.person, player: sitting.name, worded: sitting.word !== undefined },
        ...(sitting.kept && { kept: true }),
      }
    case 'bot': {
      const { level, for: absent } = sitting
      return { kind: 'bot', level, ...(absent && { person: absent.person, player: absent.name }) }
    }
  }
}

export function outdated({ game: id, version }: TableRecord, game: Game | undefined): string {
  if (game === undefined) return `This table plays "${id}", a game that is no longer here.`
  return `This table keeps to version ${version} of the rules, and these are version ${game.version}: it can be looked at, but not played on.`
}
