import type { Told } from '@undercroft/kernel'
import type { Masmorra } from '../state/state.ts'

type News = Told<Masmorra>

/**
 * How long each event is shown, in moves. Events that are not named here go to the log without a pause: a turn has
 * about eighty small events, so only those that matter are shown.
 */
const MOVES: { readonly [What in News['what']]?: number } = {
  // what stops the game for a moment
  ground: 6,
  freed: 6,
  allLost: 6,
  ending: 6,
  ended: 6,
  // what changes everybody's plans
  played: 1.8,
  evil: 1.4,
  malaphyas: 2.5,
  curse: 2.5,
  fell: 2.5,
  saved: 2.5,
  captured: 2.5,
  // what is done
  dice: 1.2,
  learned: 1,
  opened: 1.3,
  disarmed: 1.3,
  hurled: 1.5,
  turn: 0.8,
  moved: 0.7,
  hit: 0.7,
  wounded: 0.7,
  web: 1,
  stolenCard: 1,
  cancelled: 1,
  fizzled: 1,
  tossed: 1,
  evilIdle: 1,
  spawned: 0.4,
  foeGone: 0.4,
  foeTurned: 1,
  foeMoved: 0.2,
  healed: 0.3,
}

/** Events of one kind in a row are shown together: monsters come, monsters go, Wounds of one trap. */
const TOGETHER: readonly News['what'][] = ['spawned', 'foeGone', 'wounded', 'healed', 'tossed', 'foeMoved']

/** Whether more of the same follows; a roll or a move of a monster in between does not separate them. */
function goesOn(news: News, next: News | undefined): boolean {
  if (next === undefined || !TOGETHER.includes(news.what)) return false
  if (news.what === 'spawned' && next.what === 'rolled') return next.label.endsWith('monster')
  if (news.what === 'foeMoved' && next.what === 'chose') return next.choice[0] === 'march'
  return next.what === news.what
}

export function holds(news: News, next: News | undefined): number {
  return goesOn(news, next) ? 0 : (MOVES[news.what] ?? 0)
}
