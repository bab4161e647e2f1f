import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ABILITIES, ABILITY_IDS, type Ability, type AbilityId } from '../../content/heroes.ts'
import { masmorra } from '../../index.ts'
import { abilityAt } from '../../state/content.ts'

type Position = Record<string, unknown>

/**
 * The Hero of an ability in the Starting Room, with the ability learned; a wall with a Gold Room behind it in the east.
 */
function after(ability: AbilityId, own: Position, rest: Position, ...lines: readonly string[]): unknown {
  const { hero, slot }: Ability = ABILITIES[ability]
  const learned = slot === 'start' ? [] : [slot]
  const position = {
    rooms: ['L1-03 0:-1', 'L1-16 1:0', 'L1-07 0:1'],
    heroes: { [hero]: { learned, ...own } },
    ...rest,
  }
  return masmorra.scene.show(at(masmorra, { position }).plays(...lines).match.state)
}

const MAKERS = ABILITY_IDS.filter(id => ABILITIES[id].gives.length > 0)

describe('an ability that makes symbols', () => {
  it('makes and takes what its table has changed, and says so', () => {
    const house = {
      'abilities.barkskin.gives.D': 1,
      'abilities.barkskin.gives.M': 2,
      'abilities.barkskin.cost.dock.0': 'none',
    }
    const options = { house }
    expect(abilityAt({ options }, 'barkskin')).toMatchObject({
      gives: ['M', 'M', 'D'],
      cost: { dock: [] },
      says: 'Gain 2 Melee and 1 Defense.',
    })
    const position = { heroes: { greybark: { learned: ['A2'] } }, dice: 'S' }
    const after = at(masmorra, { position, options }).plays('P1 use barkskin - -').match.state
    expect(masmorra.scene.show(after)).toMatchObject({ symbols: 'MMD', dice: 'S' })
  })

  it.each(MAKERS)('%s gives what it says for what it costs, once a turn unless it refreshes', id => {
    const { cost, gives, hero }: Ability = ABILITIES[id]
    if (cost.kind !== 'paid') throw new Error('it costs nothing')
    const dice = cost.dock.map(face => (face === 'any' ? 'S' : face)).join('')
    const docked = cost.dock.length === 0 ? '-' : [...cost.dock.keys()].join('')
    const again = cost.dock.length === 0 ? '-' : [...cost.dock.keys()].map(i => i + cost.dock.length).join('')
    const used = cost.dock.length === 0 ? 'MA-15.5' : cost.gold > 0 ? 'MA-15.6' : 'MA-15.4'
    const twice = cost.refresh ? [] : [`P1 use ${id} ${again} - ! ${used}`]
    const shown = after(id, { gold: 6 }, { dice: dice + dice }, `P1 use ${id} ${docked} -`, ...twice)
    const symbols = 'SRMDEG'.split('').flatMap(face => gives.filter(each => each === face))
    expect(shown).toMatchObject({ symbols: symbols.join(''), dice, heroes: { [hero]: { gold: 6 - cost.gold } } })
  })

  it.each<[string, AbilityId, Position, Position, string]>([
    ['without the die', 'preemptiveStrike', {}, { dice: 'S' }, 'preemptiveStrike 0 - ! MA-5.4'],
    ['without the gold', 'criticalSwing', { gold: 2 }, {}, 'criticalSwing - - ! MA-15.5'],
    ['under the Gaze', 'parry', {}, { dice: 'S', foes: { 'S-01': ['watcher'] } }, 'parry 0 - ! MA-17.12'],
    ['when its symbol is cursed', 'parry', {}, { dice: 'S', curse: 'D' }, 'parry 0 - ! MA-23.9'],
    ['before the roll if it takes dice', 'parry', {}, { phase: 'midRoll', dice: 'S' }, 'parry 0 - ! MA-4.7'],
    ['if it is ongoing', 'shieldDrill', {}, { dice: 'S' }, 'shieldDrill - - ! MA-15.2'],
    ['to move while engaged', 'blink', {}, { dice: 'G', foes: { 'S-01': ['orc'] } }, 'blink 0 - ! MA-6.8'],
    ['to teleport when Level 3 is open', 'blink', {}, { dice: 'G', ground: 'throne' }, 'blink 0 - ! MA-21.9'],
    [
      'to tunnel out of a web',
      'tunneller',
      { gold: 2 },
      { foes: { 'S-01': ['spider fought'] } },
      'tunneller - r2 ! MA-7.8',
    ],
    ['to slip by nobody', 'slipAway', { gold: 2 }, {}, 'slipAway - - ! MA-6.2'],
    [
      'to slip by a boss',
      'slipAway',
      { gold: 2 },
      { dice: 'S', foes: { 'S-01': ['bitsy'] } },
      'slipAway - - ! MA-18.5',
    ],
  ])('cannot be used %s', (_, id, own, rest, line) => {
    after(id, own, rest, `P1 use ${line}`)
  })
})

const BEAT = ['P1 commit R die', 'P1 commit R die', 'P1 resolve']

describe('other abilities', () => {
  it.each<[AbilityId, string, Position, Position, string[], Position]>([
    [
      'wizardsApprentice',
      'rolls the pet die at once',
      { gold: 1 },
      { dice: 'S' },
      ['P1 use wizardsApprentice - - = 2', 'P1 use wizardsApprentice - - ! MA-15.5'],
      { pet: 'R', heroes: { algus: { gold: 0 } } },
    ],
    [
      'wizardsApprentice',
      'rolls the pet die with the others',
      { gold: 1 },
      { phase: 'preRoll' },
      ['P1 use wizardsApprentice - -', 'P1 roll = 1 1 1 1 1 1 2', 'P1 reroll 6 = 3'],
      { pet: 'M' },
    ],
    ['blink', 'teleports', {}, { dice: 'G' }, ['P1 use blink 0 r1'], { heroes: { algus: { room: 'L1-03' } } }],
    [
      'slipAway',
      'gets past monsters',
      { gold: 2 },
      { dice: 'S', foes: { 'S-01': ['orc', 'goblin'] } },
      ['P1 use slipAway - -'],
      { foes: { 'S-01': ['orc fought', 'goblin fought'] } },
    ],
    [
      'tunneller',
      'goes through a wall',
      { gold: 2 },
      { traps: ['L1-10 1:1'] },
      ['P1 use tunneller - r2'],
      { heroes: { odda: { room: 'L1-16', lp: 6 } } },
    ],
    [
      'wildShape',
      'turns Free Step into something else',
      {},
      { dice: 'S' },
      ['P1 wildShape D'],
      { symbols: 'D', mp: 0 },
    ],
    [
      'shieldDrill',
      'makes more of a pair',
      {},
      { dice: 'MD', foes: { 'S-01': ['orc'] } },
      ['P1 fight', 'P1 pair'],
      { symbols: 'MMDD' },
    ],
    [
      'battleHardened',
      'softens the first Payback',
      {},
      { dice: 'RR', foes: { 'S-01': ['orc'] } },
      ['P1 fight', 'P1 resolve', 'P1 resolve'],
      { heroes: { jay: { lp: 4 } } },
    ],
    ['wolfCompanion', 'rolls a seventh die', {}, { phase: 'preRoll' }, ['P1 roll = 1 1 1 1 1 1 3'], { pet: 'M' }],
    [
      'arcaneMastery',
      'sets a second die',
      {},
      { dice: 'GSS' },
      ['P1 magic die d1 M', 'P1 set d2 R', 'P1 use arcaneFocus 1 -'],
      { dice: 'R', symbols: 'G' },
    ],
    [
      'nimbleFingers',
      'opens a chest with another die',
      { room: 'L1-07' },
      { dice: 'S', deck: ['T02'] },
      ['P1 open 0 = 1'],
      { heroes: { mika: { xp: 1, gold: 2 } } },
    ],
    [
      'deadeye',
      'shoots a Skeleton',
      {},
      { dice: 'RRS', foes: { 'S-01': ['skeleton'] }, deck: ['T02'] },
      ['P1 fight', 'P1 commit R die', 'P1 commit R die', 'P1 resolve = 1'],
      { heroes: { mika: { xp: 2, lp: 6 } } },
    ],
    [
      'sanctuary',
      'heals when a turn starts',
      { lp: 3 },
      { phase: 'startTurn' },
      [],
      { heroes: { valerie: { lp: 4 } } },
    ],
    [
      'goldSense',
      'finds more gold',
      { room: 'L1-16' },
      { dice: 'S' },
      ['P1 takeGold'],
      { heroes: { odda: { gold: 3 } } },
    ],
  ])('%s %s', (id, _, own, rest, lines, then) => {
    expect(after(id, own, rest, ...lines)).toMatchObject(then)
  })

  it('Deadeye does not pierce the hide of a boss (MA-18.5)', () => {
    const shown = after(
      'deadeye',
      {},
      { dice: 'RRRRS', foes: { 'S-01': ['mortiferous'] } },
      'P1 fight',
      ...BEAT.slice(0, 2),
      ...BEAT,
    )
    expect(shown).toMatchObject({ foes: { 'S-01': ['mortiferous fought'] }, heroes: { mika: { lp: 2 } } })
  })
})
