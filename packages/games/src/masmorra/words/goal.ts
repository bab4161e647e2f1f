import type { Seen, Viewer } from '@undercroft/kernel'
import { HERO_NAMES } from '../content/heroes.ts'
import { boxOf } from '../state/content.ts'
import { runs } from '../state/heroes.ts'
import type { Hero, Masmorra } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** What the viewer is trying to do, and how far that is. */
export function goal({ view, outcome }: Seen<Masmorra>, viewer: Viewer): string {
  const { mode } = view.options
  if (outcome !== undefined) return ''
  if (mode === 'alliance') return alliance(view)
  const aim = mode === 'epic' ? epic(view) : view.ending ? 'The last round' : `${boxOf(view).goal} XP end the game`
  const race = raceOf(view, viewer)
  return race === '' ? aim : `${aim}: ${race}`
}

function epic(view: View): string {
  return view.ground === 'none'
    ? 'Find the way down, and slay Malaphyas with the most XP'
    : 'Slay Malaphyas with the most XP'
}

/** MA-24.2, MA-24.3 */
function alliance(view: View): string {
  const { time, heroes, ground } = view
  const weakest = heroes.reduce((a, b) => (b.lp < a.lp ? b : a))
  const where = ground === 'none' ? 'Find and slay Malaphyas' : 'Slay Malaphyas'
  const worry =
    weakest.lp < 4 && weakest.id !== 'none' ? `${HERO_NAMES[weakest.id]} has ${weakest.lp} life` : 'nobody may fall'
  return `${where} by turn ${boxOf(view).turns}: this is turn ${Math.max(1, time)}, ${worry}`
}

/** "you have 7, Odda leads with 9". */
function raceOf(view: View, viewer: Viewer): string {
  const mine = view.heroes.find((hero, player) => hero.id !== 'none' && runs(view, viewer, player))
  const most = Math.max(...view.heroes.map(({ xp }) => xp))
  const leaders = view.heroes.filter(({ id, xp }) => id !== 'none' && xp === most)
  if (view.round === 0 || leaders.length === 0) return ''
  if (most === 0) return mine === undefined ? 'nobody has any' : 'you have none yet'
  const others = leaders.filter(hero => hero !== mine)
  const they = listed(others)
  if (mine === undefined) return `${they} ${others.length > 1 ? 'lead' : 'leads'} with ${most}`
  if (mine.xp < most) return `you have ${mine.xp}, ${they} ${others.length > 1 ? 'lead' : 'leads'} with ${most}`
  if (others.length > 0) return `you and ${they} lead with ${most}`
  const next = Math.max(0, ...view.heroes.filter(hero => hero !== mine).map(({ xp }) => xp))
  return view.heroes.length < 2 ? `you have ${most}` : `you lead with ${most} to ${next}`
}

function listed(heroes: readonly Hero[]): string {
  return heroes.map(({ id }) => (id === 'none' ? '' : HERO_NAMES[id])).join(' and ')
}
