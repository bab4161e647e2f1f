import { LEVELS, levelNamed } from '@undercroft/bots'
import type { Game } from '@undercroft/kernel'
import type { Preview, PreviewOf } from '../page/preview.ts'
import type { Sitting, TableRecord } from '../store/records.ts'
import type { Services } from './services.ts'

/** Says what a link leads to: a game, or a table that everybody may look at. Of private tables nothing is told. */
export function previewsOf({ tables, games }: Pick<Services, 'tables' | 'games'>): PreviewOf {
  const findGame = (id: string) => games.find(game => game.id === id)
  return async path => {
    const [, place, id = '', more] = path.split('/')
    if (more !== undefined) return undefined
    if (place === 'play' || place === 'rules' || place === 'learn') return gamePreview(findGame(id))
    if (place !== 't' || !/^[\w-]{1,100}$/.test(id)) return undefined
    const found = await tables.look(id, undefined, async ({ record }) => record)
    return found.ok ? tablePreview(found.value, findGame(found.value.game)) : undefined
  }
}

function gamePreview(game: Game | undefined): Preview | undefined {
  if (game === undefined) return undefined
  const says = game.brief?.goal ?? 'Play it here: with people, with bots, or with both.'
  return { title: `${game.title} · Undercroft`, says, game: game.id }
}

function tablePreview({ seats, status, outcome }: TableRecord, game: Game | undefined): Preview | undefined {
  if (game === undefined) return undefined
  const names = seats.map(nameOf)
  const winners = (outcome?.winners ?? []).map(seat => names[seat] ?? '?')
  const won = winners.length === 0 ? 'Nobody won.' : `${listed(winners)} won.`
  const says = { open: 'There is a seat to take.', playing: 'It is being played now.', over: won }[status]
  return { title: `${game.title}: ${listed(names)}`, says, game: game.id }
}

function nameOf(sitting: Sitting): string {
  switch (sitting.kind) {
    case 'free':
      return 'a free seat'
    case 'person':
      return sitting.name
    case 'bot':
      return LEVELS[levelNamed(sitting.level) ?? 'greedy'].name
  }
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}
