import type { Seat, Seen } from '@undercroft/kernel'
import type { Attack } from '../content/beasts.ts'
import { indexIn, isRoom, NONE, roomPlace } from '../content/board.ts'
import { SMOKE_PELLET } from '../content/cards.ts'
import type { RolledTrait } from '../content/rooms.ts'
import { againstD20, againstDodge } from '../rules/04-score-rolls/chances.ts'
import { fogOn, groupBonus, scoreOf } from '../rules/04-score-rolls/scores.ts'
import { EXPLORERS } from '../state/choices.ts'
import { attackAt } from '../state/content.ts'
import { type Choice, type ElectroDungeon, type ExplorerId, explorerOf, has } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** A roll that a choice leads to: whose it is, what of, and the chance that it is won. */
export interface Foreseen {
  readonly explorer: ExplorerId
  readonly trait: RolledTrait
  readonly chance: number
}

/** The rolls that a choice leads to, or `no roll`; nothing where there is nothing to work out. */
export function foresee(view: View, seat: Seat, choice: Choice): readonly Foreseen[] | 'no roll' | undefined {
  const id = explorerOf(seat)
  switch (choice[0]) {
    case 'perceive':
      return [rollOf(view, choice[2], 'see')]
    case 'fight':
      return [rollOf(view, id, 'fight')]
    case 'flee':
      return foreseeFlight(view, id)
    case 'attack':
      return [{ explorer: id, trait: 'fight', chance: strikeChance(view, id, choice[1]) }]
    case 'beast':
      return foreseeBeast(view, choice[1], indexIn(EXPLORERS, choice[2]))
    default:
      return undefined
  }
}

/** What the seat would work out on paper before choosing, from its view alone. */
export function odds({ view }: Seen<ElectroDungeon>, seat: Seat, choice: Choice): string | undefined {
  const foreseen = foresee(view, seat, choice)
  if (foreseen === undefined) return undefined
  if (foreseen === 'no roll') return choice[0] === 'flee' ? 'succeeds' : 'cannot be dodged'
  const [first] = foreseen
  if (first === undefined) return undefined
  switch (choice[0]) {
    case 'perceive':
      return `${percent(first.chance)} to see what is in it`
    case 'flee':
      return `${percent(first.chance)} to get away`
    case 'beast':
      return choice[2] === '-'
        ? foreseen.map(({ explorer, chance }) => `${EXPLORERS[explorer]} ${percent(1 - chance)}`).join(', ')
        : `${percent(1 - first.chance)} to hit`
    default:
      return `${percent(first.chance)} to hit`
  }
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}

/** ED-4.1: a score roll against the D20. */
function rollOf(view: View, id: ExplorerId, trait: RolledTrait, explorers = view.explorers): Foreseen {
  const explorer = explorers[id]
  const chance =
    explorer === undefined ? 0 : againstD20(scoreOf(explorer, trait), groupBonus(explorers, id) + fogOn(view, trait))
  return { explorer: id, trait, chance }
}

function strikeChance({ explorers }: View, attacker: ExplorerId, victim: ExplorerId): number {
  const [strong, quick] = [explorers[attacker], explorers[victim]]
  return strong === undefined || quick === undefined
    ? 0
    : againstDodge(scoreOf(strong, 'fight'), scoreOf(quick, 'move'))
}

/** ED-5.78, ED-5.91: a flight from a room is rolled against the D20, one from a fight against the strongest in it. */
function foreseeFlight(view: View, id: ExplorerId): readonly Foreseen[] | 'no roll' {
  const own = view.explorers[id]
  if (own === undefined) return []
  if (own.effect === SMOKE_PELLET) return 'no roll'
  if (isRoom(own.place)) return [rollOf(view, id, 'move')]
  const fight = view.fights.find(({ fighters }) => has(fighters, id))
  const chances = [...view.explorers.keys()]
    .filter(other => other !== id && has(fight?.fighters ?? 0, other))
    .map(other => 1 - strikeChance(view, other, id))
  return chances.length === 0 ? [] : [{ explorer: id, trait: 'move', chance: Math.min(...chances) }]
}

/**
 * ED-7.10: the targets roll one after the other; one who dies meanwhile is no longer in the next one's group (ED-9.7).
 */
function foreseeBeast(view: View, attack: Attack, target: ExplorerId): readonly Foreseen[] | 'no roll' {
  const { dodge, damage, all } = attackAt(view, attack)
  if (!dodge) return 'no roll'
  if (!all) return [rollOf(view, target, 'move')]
  const room = view.rooms.findIndex(({ combat, due }) => combat && due > 0)
  const inside = view.order.filter(id => view.explorers[id]?.place === roomPlace(room))
  const won = inside.map(() => 0)
  const go = (at: number, explorers: View['explorers'], weight: number): void => {
    const id = inside[at]
    if (id === undefined) return
    const { chance } = rollOf(view, id, 'move', explorers)
    won[at] = (won[at] ?? 0) + weight * chance
    if ((explorers[id]?.live ?? 0) > damage) {
      go(at + 1, explorers, weight)
      return
    }
    go(at + 1, explorers, weight * chance)
    const without = explorers.map((each, other) => (other === id ? { ...each, group: NONE } : each))
    go(at + 1, without, weight * (1 - chance))
  }
  go(0, view.explorers, 1)
  return inside.map((explorer, at) => ({ explorer, trait: 'move', chance: won[at] ?? 0 }))
}
