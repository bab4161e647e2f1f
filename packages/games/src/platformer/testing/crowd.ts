import type { Dice } from '@undercroft/kernel'
import { HERO_IDS } from '../content/heroes.ts'
import { COLUMNS, LEVEL_SPACES, nameOf, type Space } from '../state/spaces.ts'

/** A position in words, and for how many players it is. */
interface Crowd {
  readonly position: { readonly [name: string]: unknown }
  readonly options: { readonly players: number }
}

const BELOW = ['ent', 'ent', 'slime', 'imp', 'werewolf', 'golem', 'bat'] as const
const ABOVE = ['ent', 'ent', 'snake', 'snake', 'slime'] as const
const ITEMS = ['IT03', 'IT04', 'IT06', 'IT07'] as const
const SIDE = 4

/**
 * Makes up a crowded corner of the lowest Level, or of the Boss Level when it is the only one left. Heroes, Ents and
 * Traps are so close together that most steps push, provoke or hurt somebody.
 */
export function crowd(dice: Dice): Crowd {
  const players = 2 + dice.below(2)
  const above = dice.below(2) === 0
  const corner = cornerOf(above ? 3 : 0, dice)
  const free = shuffled(corner, dice)
  const take = (): string => nameOf(free.pop() ?? 0)
  const some = (part: number): string =>
    corner
      .filter(() => dice.below(part) === 0)
      .map(nameOf)
      .join(' ')
  const heroes = shuffled(HERO_IDS, dice)
  const owners = ITEMS.map(item => [item, dice.below(3 * players)] as const)
  const people = Array.from({ length: players }, (_, seat) => {
    const items = owners.flatMap(([item, owner]) => (owner === seat ? [item] : []))
    return [`P${seat + 1}`, { hero: heroes[seat], at: take(), items, ...someHero(above, dice) }]
  })
  const enemies = Array.from({ length: 4 }, () => [someKind(above, dice), take()] as const)
  return {
    options: { players },
    position: {
      boss: 'medusa',
      ...(above ? { open: 4, gone: 3, icons: some(6) } : { open: 1 }),
      traps: some(3),
      ladders: some(6),
      floors: some(4),
      portals: some(8),
      ...Object.fromEntries(people),
      enemies: { ...numbered(enemies), ...(above ? { medusa: 'c8y16' } : {}) },
      pool: 'foot foot sword coin star',
    },
  }
}

/** The Spaces of the left tile, from the lowest Row up. */
function cornerOf(level: number, dice: Dice): Space[] {
  const rows = 2 + dice.below(2)
  return Array.from(
    { length: SIDE * rows },
    (_, i) => level * LEVEL_SPACES + Math.floor(i / SIDE) * COLUMNS + (i % SIDE),
  )
}

function someHero(above: boolean, dice: Dice): object {
  return {
    hearts: 1 + dice.below(3),
    gems: dice.below(4),
    tokens: above ? ['mirror', 'venom'].filter(() => dice.below(3) === 0) : [],
  }
}

const someKind = (above: boolean, dice: Dice): string => {
  const kinds: readonly string[] = above ? ABOVE : BELOW
  return kinds[dice.below(kinds.length)] ?? 'ent'
}

/** `ent1`, `ent2` and so on. */
function numbered(enemies: readonly (readonly [kind: string, space: string])[]): { [name: string]: string } {
  const named: { [name: string]: string } = {}
  for (const [kind, space] of enemies) {
    const token = 1 + Object.keys(named).filter(name => name.startsWith(kind)).length
    named[`${kind}${token}`] = space
  }
  return named
}

function shuffled<T>(all: readonly T[], dice: Dice): T[] {
  const left = all.slice()
  return all.map(() => left.splice(dice.below(left.length), 1)[0] as T)
}
