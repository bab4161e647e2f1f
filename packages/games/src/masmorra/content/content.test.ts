import { describe, expect, it } from 'vitest'
import { ALLIANCE, ALLIANCE_IDS } from './alliance.ts'
import { BOSS_SIDES, BOSSES } from './bosses.ts'
import { EVIL, EVIL_IDS } from './evil.ts'
import { FACES } from './faces.ts'
import { ABILITIES, ABILITY_IDS, type Ability, abilityOf, HEROES, SLOTS } from './heroes.ts'
import { sideStats } from './house.ts'
import { GROUNDS, LANDINGS, LARGE_ROOMS, SEATS_OF_MALAPHYAS } from './large-tile.ts'
import { MEDIUM_TILES, mediumStack } from './medium-tiles.ts'
import { isMinor, MAJORS, MINORS, MONSTER_DICE, MONSTER_FACES, MONSTER_STATS, SIZES } from './monsters.ts'
import { SMALL_TILES, smallStack } from './small-tiles.ts'
import { TREASURE, TREASURE_IDS } from './treasure.ts'

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

describe('abilities that the rulebook prints', () => {
  it.each([
    ['parry', 'any', 0, 'D'],
    ['preemptiveStrike', 'M', 0, 'RR'],
    ['criticalSwing', '', 3, 'MMMMM'],
    ['arcaneFocus', 'any', 0, 'G'],
    ['wizardsApprentice', '', 1, ''],
    ['fireball', 'GG', 0, 'RRR'],
  ] as const)('%s takes "%s" and %i gold and makes "%s"', (id, dock, gold, gives) => {
    const { cost, gives: made }: Ability = ABILITIES[id]
    if (cost.kind !== 'paid') throw new Error('it costs nothing')
    expect([cost.dock.join(''), cost.gold, made.join('')]).toEqual([dock, gold, gives])
  })

  it('Animal Form costs two gold, Critical Swing refreshes, the wolf is there in every turn', () => {
    expect(ABILITIES.animalForm.cost).toMatchObject({ dock: [], gold: 2, refresh: false })
    expect(ABILITIES.criticalSwing.cost).toMatchObject({ refresh: true })
    expect([ABILITIES.wolfCompanion.cost.kind, ABILITIES.wildShape.cost.kind]).toEqual(['ongoing', 'freeStep'])
  })
})

describe('monsters', () => {
  it.each([
    ['goblin', '1/2', 2],
    ['cultist', '2/2', 2],
    ['skeleton', '2/2', 2],
    ['orc', '3/2', 2],
    ['spider', '2/4', 3],
    ['ghoul', '3/3', 3],
    ['bat', '2/3', 3],
    ['cube', '3/3', 3],
    ['ghost', '3/3', 3],
    ['watcher', '3/4', 4],
    ['dragon', '4/4', 4],
  ] as const)('the %s has %s and %i XP', (monster, figures, xp) => {
    const { payback, defense } = MONSTER_STATS[monster]
    expect(`${payback}/${defense}`).toBe(figures)
    expect(MONSTER_STATS[monster].xp).toBe(xp)
  })

  it('stand on six faces a die, every one of them on some face', () => {
    expect(MONSTER_FACES.minor).toHaveLength(6)
    expect(MONSTER_FACES.major).toHaveLength(6)
    expect(new Set(MONSTER_FACES.minor)).toEqual(new Set(MINORS))
    expect(new Set(MONSTER_FACES.major)).toEqual(new Set(MAJORS))
    expect(MONSTER_DICE).toEqual({ minor: 16, major: 8 })
  })

  it.each([
    ['bitsy', ['2/3 3', '2/4 4']],
    ['schmetterling', ['3/4 2', '3/4 2']],
    ['mortiferous', ['4/4 3', '5/4 3']],
    ['hydra', ['4/3 3', '3/4 3']],
    ['malaphyas', ['2/2 2', '4/6 4']],
  ] as const)('%s has the sides %o', (boss, sides) => {
    const shown = (['blue', 'red'] as const).map(side => {
      const { payback, defense, xp } = sideStats({ bosses: BOSS_SIDES }, boss, side)
      return `${payback}/${defense} ${xp}`
    })
    expect(shown).toEqual(sides)
  })

  it('five bosses, of whom only Schmetterling has a single side', () => {
    expect(BOSSES.filter(boss => BOSS_SIDES[boss].red === undefined)).toEqual(['schmetterling'])
    expect(BOSSES).toHaveLength(5)
  })
})

describe('small tiles', () => {
  it.each([
    [2, 18, 14],
    [3, 21, 16],
    [4, 24, 18],
    [5, 27, 20],
  ])('%i players have %i on Level 1 and %i on Level 2', (players, first, second) => {
    expect(smallStack(1, players)).toHaveLength(first)
    expect(smallStack(2, players)).toHaveLength(second)
  })

  it.each([
    [1, [2, 3, 3, 4]],
    [2, [2, 2, 3, 3]],
  ] as const)('on Level %i there are never more runes than medium tiles', (level, runes) => {
    const found = [2, 3, 4, 5].map(n => smallStack(level, n).filter(tile => tile.room === 'rune').length)
    expect(found).toEqual(runes)
    expect(Math.max(...found)).toBeLessThanOrEqual(mediumStack(level).length)
  })

  it.each([1, 2] as const)('have 2.6 to 2.7 doors a room that stays on Level %i', level => {
    const rooms = smallStack(level, 5).filter(tile => tile.room !== 'trap' && tile.room !== 'rune')
    expect((sum(rooms.map(tile => tile.doors.length)) / rooms.length).toFixed(1)).toMatch(/^2\.[67]$/)
  })

  it('have no doors if they are traps', () => {
    for (const tile of SMALL_TILES) expect(tile.doors.length === 0).toBe(tile.room === 'trap')
  })

  it('have a docking space where their kind needs one, and gold where there is some', () => {
    for (const { room, dock, gold } of SMALL_TILES) {
      const use = { treasure: 'chest', trap: 'disarm', portal: 'portal', fountain: 'fountain' }[room as string]
      expect(dock?.use).toBe(use)
      expect(gold > 0).toBe(room === 'treasure' || room === 'gold')
      if (room === 'trap') expect(dock?.dice).toHaveLength(2)
    }
  })

  it('have one flight of stairs down from Level 1, and ids of their own', () => {
    expect(smallStack(1, 2).filter(tile => tile.room === 'stairs2')).toHaveLength(1)
    expect(new Set([...SMALL_TILES, ...MEDIUM_TILES].map(tile => tile.id)).size).toBe(60)
  })
})

describe('medium tiles', () => {
  it('are five a level, each with a door on an even and on an odd edge (MA-11.5)', () => {
    expect(mediumStack(1)).toHaveLength(5)
    expect(mediumStack(2)).toHaveLength(5)
    for (const { doors } of MEDIUM_TILES) expect(new Set(doors.map(door => door % 2)).size).toBe(2)
  })

  it('start within the limit of 4 (MA-11.10)', () => {
    for (const { boss, fixed, spawn } of MEDIUM_TILES) {
      const kinds = [...fixed.map(each => (isMinor(each) ? 'minor' : 'major')), ...spawn]
      expect(sum(kinds.map(kind => SIZES[kind])) + (boss === undefined ? 0 : SIZES.boss)).toBeLessThanOrEqual(4)
    }
  })
})

describe.each(GROUNDS)('the %s', ground => {
  const rooms = LARGE_ROOMS[ground]

  it('has doors that lead back', () => {
    for (const { id, doors } of rooms) {
      for (const door of doors) expect(rooms.find(room => room.id === door)?.doors).toContain(id)
    }
  })

  it('has a room for the stairs and one for Malaphyas', () => {
    const ids = rooms.map(room => room.id)
    expect(ids).toContain(LANDINGS[ground])
    expect(ids).toContain(SEATS_OF_MALAPHYAS[ground])
  })
})

it('the Throne is reached through the Pit Chamber and the Ritual Circle alone', () => {
  const doors = Object.fromEntries(LARGE_ROOMS.throne.map(room => [room.id, room.doors]))
  expect(doors).toEqual({
    A1: ['A2', 'A3'],
    A2: ['A1', 'A3', 'A5'],
    A3: ['A1', 'A2', 'A4', 'A5'],
    A4: ['A3', 'A5'],
    A5: ['A2', 'A3', 'A4'],
  })
})

it('every Grimbolt strikes one room of the Throne Room', () => {
  expect(LARGE_ROOMS.throne.flatMap(room => room.grimbolts).toSorted()).toEqual(FACES.toSorted())
})

it('the Throne Room starts with four Cultists, two minor dice and a major one (MA-22.1)', () => {
  expect(LARGE_ROOMS.throne.flatMap(room => room.fixed)).toEqual(['cultist', 'cultist', 'cultist', 'cultist'])
  expect(LARGE_ROOMS.throne.flatMap(room => room.spawn).toSorted()).toEqual(['major', 'minor', 'minor'])
})

describe('Heroes', () => {
  it('are six with five abilities each', () => {
    expect(HEROES).toHaveLength(6)
    expect(ABILITY_IDS).toHaveLength(30)
    for (const hero of HEROES) for (const slot of SLOTS) expect(ABILITIES[abilityOf(hero, slot)].hero).toBe(hero)
  })

  it('pay for what makes symbols, and for nothing that is ongoing', () => {
    for (const id of ABILITY_IDS) {
      const { cost, gives } = ABILITIES[id]
      if (gives.length > 0) expect(cost.kind).toBe('paid')
      if (cost.kind === 'paid') expect(cost.dock.length + cost.gold).toBeGreaterThan(0)
    }
  })
})

describe('decks', () => {
  it.each([
    ['Treasure', Object.values(TREASURE), TREASURE_IDS, 25, 52],
    ['Alliance Treasure', Object.values(ALLIANCE), ALLIANCE_IDS, 15, 30],
    ['Evil', Object.values(EVIL), EVIL_IDS, 18, 30],
  ] as const)('the %s deck is whole (MA-1.11)', (_, cards, ids, kinds, copies) => {
    expect(ids).toHaveLength(kinds)
    expect(sum(cards.map(card => card.copies))).toBe(copies)
  })

  it('hold 6 bonus XP (MA-20.4)', () => {
    expect(sum(TREASURE_IDS.map(id => TREASURE[id].copies * TREASURE[id].xp))).toBe(6)
  })

  it('make symbols that can be used in a fight only in the Hero Phase, but for Dispel', () => {
    const inBoth = TREASURE_IDS.filter(id => TREASURE[id].purple.dm && TREASURE[id].purple.gives.length > 0)
    expect(inBoth).toEqual(['T14'])
  })
})
