import { describe, expect, it } from 'vitest'
import { MONSTER_STATS, type Monster } from '../content/monsters.ts'
import { bestFight, type Opponent, type Rates } from './fight.ts'

const rates: Rates = {
  wounds: lost => lost * 0.5,
  fall: 6,
  spare: { S: 0.2, R: 0.2, M: 0.1, D: 0.05, E: 0.1, G: 0.1 },
}

function against(monsters: readonly Monster[], hand: string, lp = 6, deadeye = false) {
  const foes = monsters.map((monster): Opponent => {
    const { payback, defense, xp, traits } = MONSTER_STATS[monster]
    return { payback, defense, worth: xp + 0.5, boss: false, traits }
  })
  const symbols = { S: 0, R: 0, M: 0, D: 0, E: 0, G: 0 }
  for (const face of hand) symbols[face as keyof typeof symbols]++
  const { blows, wounds, falls } = bestFight(foes, symbols, { lp, hardened: false, deadeye }, rates)
  return { blows: blows.map(sayBlow), wounds, falls }
}

function sayBlow(blow: object): string {
  return Object.entries(blow)
    .flatMap(([face, count]) => Array.from({ length: count }, () => face))
    .join('')
}

describe('the best way through a combat', () => {
  it.each([
    ['shoots an Orc', ['orc'], 'RRM', { blows: ['RR'], wounds: 0 }],
    ['defends against the Payback of a melee', ['orc'], 'MMDDD', { blows: ['MM'], wounds: 0 }],
    ['keeps bows from a Skeleton', ['skeleton'], 'RREE', { blows: ['EE'], wounds: 0 }],
    ['needs one more bow for a Dragon', ['dragon'], 'RRRR', { blows: [''], wounds: 4 }],
    ['shoots a Dragon with five', ['dragon'], 'RRRRR', { blows: ['RRRRR'], wounds: 0 }],
    ['harms a Cube with Magic only', ['cube'], 'MMMGGG', { blows: ['GGG'], wounds: 0 }],
    ['suffers the Quick Stab of a Goblin', ['goblin'], 'RR', { blows: ['RR'], wounds: 1 }],
    ['shoots whom it would hurt most to leave', ['goblin', 'orc'], 'RR', { blows: ['', 'RR'], wounds: 1 }],
    ['spares the bow where Elixir does it', ['ghoul'], 'EEERRR', { blows: ['EEE'], wounds: 0 }],
    ['defeats nobody with nothing', ['orc'], 'SS', { blows: [''], wounds: 3 }],
  ] as const)('%s', (_, monsters, hand, expected) => {
    expect(against(monsters, hand)).toMatchObject({ ...expected, falls: false })
  })

  it('falls when nothing helps', () => {
    expect(against(['orc'], 'SS', 3)).toMatchObject({ falls: true })
  })

  it('lets Deadeye shoot at bones and through scales', () => {
    expect(against(['skeleton'], 'RR', 6, true).blows).toEqual(['RR'])
    expect(against(['dragon'], 'RRRR', 6, true).blows).toEqual(['RRRR'])
  })
})
