import type { Seat, Seen } from '@undercroft/kernel'
import { BEAST_ATTACKS } from './content/beasts.ts'
import { indexIn, isRoom, roomPlace } from './content/board.ts'
import { SMOKE_PELLET } from './content/cards.ts'
import type { RolledTrait } from './content/rooms.ts'
import { againstD20, againstDodge } from './rules/chances.ts'
import { fogOn, groupBonus, scoreOf } from './rules/scores.ts'
import { type Choice, type ElectroDungeon, type ExplorerId, explorerOf, has } from './state.ts'
import type { View } from './view.ts'
import { EXPLORERS } from './words.ts'

/** What the seat would work out on paper before choosing, from its view alone. */
export function odds({ view }: Seen<ElectroDungeon>, seat: Seat, choice: Choice): string | undefined {
  const id = explorerOf(seat)
  switch (choice[0]) {
    case 'perceive':
      return `${percent(chanceOf(view, choice[2], 'see'))} to see what is in it`
    case 'fight':
      return `${percent(chanceOf(view, id, 'fight'))} to hit`
    case 'flee':
      return sayFlight(view, id)
    case 'attack':
      return `${percent(strikeChance(view, id, choice[1]))} to hit`
    case 'beast': {
      const { dodge } = BEAST_ATTACKS[choice[1]]
      const target = indexIn(EXPLORERS, choice[2])
      if (!dodge) return 'cannot be dodged'
      return target < 0 ? sayAll(view) : `${percent(1 - chanceOf(view, target, 'move'))} to hit`
    }
    default:
      return undefined
  }
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}

/** ED-4.1: a score roll against the D20. */
function chanceOf(view: View, id: ExplorerId, trait: RolledTrait): number {
  const explorer = view.explorers[id]
  if (explorer === undefined) return 0
  return againstD20(scoreOf(explorer, trait), groupBonus(view.explorers, id) + fogOn(view, trait))
}

function strikeChance({ explorers }: View, attacker: ExplorerId, victim: ExplorerId): number {
  const [strong, quick] = [explorers[attacker], explorers[victim]]
  return strong === undefined || quick === undefined
    ? 0
    : againstDodge(scoreOf(strong, 'fight'), scoreOf(quick, 'move'))
}

/** ED-5.78, ED-5.91: from a room against the D20, from a fight against the strongest in it. */
function sayFlight(view: View, id: ExplorerId): string | undefined {
  const own = view.explorers[id]
  if (own === undefined) return undefined
  if (own.effect === SMOKE_PELLET) return 'succeeds'
  if (isRoom(own.place)) return `${percent(chanceOf(view, id, 'move'))} to get away`
  const fight = view.fights.find(({ fighters }) => has(fighters, id))
  const chances = [...view.explorers.keys()]
    .filter(other => other !== id && has(fight?.fighters ?? 0, other))
    .map(other => 1 - strikeChance(view, other, id))
  return chances.length === 0 ? undefined : `${percent(Math.min(...chances))} to get away`
}

function sayAll(view: View): string {
  const room = view.rooms.findIndex(({ combat, due }) => combat && due > 0)
  const inside = [...view.explorers.keys()].filter(id => view.explorers[id]?.place === roomPlace(room))
  return inside.map(id => `${EXPLORERS[id]} ${percent(1 - chanceOf(view, id, 'move'))}`).join(', ')
}
