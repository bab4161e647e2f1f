import { describe, expect, it } from 'vitest'
import { askedAt, matchAt } from '../testing/matches.ts'
import { forecastOf, spawnsSoon } from '../words/foresight.ts'
import { aboutThing, sayAbout } from './about.ts'
import { burstOf } from './bursts.ts'
import {
  asksForDice,
  deedsOf,
  deedsOfDie,
  docksHere,
  meantBy,
  refusedAt,
  rerollOf,
  roomOfThing,
  symbolsOf,
  type Thing,
} from './deeds.ts'
import { marchesOf } from './marching.ts'
import { staged, stageOf } from './stage.ts'
import { standingOf } from './standing.ts'

const CHEST = { heroes: { jay: { room: 'L1-07' } }, rooms: ['L1-07 0:-1', 'L1-02 1:0'], dice: 'MSR' }

describe('what can be touched', () => {
  const { ask, seen } = askedAt(matchAt({ ...CHEST, mp: 1 }))
  const deeds = deedsOf(ask.options, seen)
  const verbsAt = (thing: Thing) => [...new Set(deeds.get(thing)?.map(({ choice }) => choice[0]))].sort()

  it('is the room one is in, the rooms beside it, the Hero and its abilities', () => {
    expect(verbsAt('room 1')).toContain('open')
    expect(verbsAt('room 0')).toEqual(['move'])
    expect(verbsAt('hero jay')).toContain('step')
    expect(verbsAt('ability parry')).toEqual(['use'])
    expect(deeds.get('room 2')).toBeUndefined()
  })

  it('is the room behind the active Hero, where the Hero itself does nothing', () => {
    const ofRoom = new Map([...deeds].filter(([thing]) => !thing.startsWith('hero ')))
    expect(meantBy('hero jay', deeds, seen.view)).toBe('hero jay')
    expect(meantBy('hero jay', ofRoom, seen.view)).toBe('room 1')
    expect(meantBy('hero mika', ofRoom, seen.view)).toBe('hero mika')
    expect(meantBy('hero jay', new Map(), seen.view)).toBe('hero jay')
  })

  it('lights the docks of one’s own room', () => {
    expect(docksHere(deeds, seen.view)).toBe(true)
    const none = askedAt(matchAt({ ...CHEST, dice: 'S' }))
    expect(docksHere(deedsOf(none.ask.options, none.seen), none.seen.view)).toBe(false)
  })

  it('knows a choice that the rules can refuse for what does nothing', () => {
    const far = askedAt(matchAt({ ...CHEST, dice: 'S' }))
    expect(far.ask.refused.map(({ choice }) => choice)).toContain(refusedAt(far.ask, far.seen, 'room 1'))
    expect(refusedAt(far.ask, far.seen, 'ability parry')).toBeUndefined()
    expect(refusedAt(undefined, far.seen, 'room 1')).toBeUndefined()
  })

  it('is the monster to fight, and the die that is committed to it', () => {
    const orc = { heroes: { jay: { room: 'L1-02' } }, rooms: ['L1-02 1:0'], foes: { 'L1-02': ['orc'] }, dice: 'RRMD' }
    const before = askedAt(matchAt(orc))
    expect(
      deedsOf(before.ask.options, before.seen)
        .get('foe 0')
        ?.map(({ choice }) => choice[0]),
    ).toContain('fight')
    const during = askedAt(matchAt(orc, ['P1 fight']))
    const choices = deedsOfDie(during.ask, during.seen, 0).map(({ choice }) => choice)
    expect(
      deedsOf(choices, during.seen)
        .get('foe 0')
        ?.map(({ choice }) => choice),
    ).toEqual([['commit', 'R', 'die']])
    expect(deedsOfDie(during.ask, during.seen, 3).filter(({ choice }) => choice[0] === 'commit')).toEqual([])
  })
})

describe('a die', () => {
  const { ask, seen } = askedAt(matchAt(CHEST))
  const verbs = (die: number) => [...new Set(deedsOfDie(ask, seen, die).map(({ choice }) => choice[0]))].sort()

  it.each([
    [0, 'open'],
    [1, 'step'],
  ])('%i is good for what its face is (%s)', (die, verb) => {
    expect(verbs(die)).toContain(verb)
  })

  it('does nothing once it is used, or where nobody is asked', () => {
    expect(verbs(5)).toEqual([])
    expect(deedsOfDie(undefined, seen, 0)).toEqual([])
  })

  it('is rolled again with those picked beside it, whichever of its equals was picked', () => {
    const roll = askedAt(matchAt({ phase: 'midRoll', dice: 'SSSRRM' }))
    expect(asksForDice(roll.ask)).toBe(true)
    expect(asksForDice(ask)).toBe(false)
    const again = (...dice: number[]) => rerollOf(roll.ask, roll.seen.view, new Set(dice))
    expect(again(4, 0)).toEqual(['reroll', [0, 3]])
    expect(again(2, 1)).toEqual(['reroll', [0, 1]])
    expect(again(5)).toEqual(['reroll', [5]])
    expect(again()).toBeUndefined()
  })

  it('gives way to symbols, which are listed by face', () => {
    expect(symbolsOf(askedAt(matchAt({ symbols: 'SDS' })).seen.view)).toEqual(['S', 'S', 'D'])
  })
})

describe('monsters on the march', () => {
  const ROW = ['L1-02 1:0', 'L1-05 2:0 turned 1', 'L1-19 3:0']
  const marching = (foes: object, more = {}) => askedAt(matchAt({ phase: 'dm', rooms: ROW, foes, dmMp: 2, ...more }))

  it('go two rooms with two answers, and one with one', () => {
    const { ask, seen } = marching({ 'L1-19': ['goblin'] })
    const ways = marchesOf(ask, seen.view).get(0)
    expect(ways?.get(2)).toEqual({ first: ['march', 0, 2], next: undefined })
    expect(ways?.get(1)).toEqual({ first: ['march', 0, 2], next: ['march', 0, 1] })
    expect(ways?.has(0)).toBe(false)
  })

  it('go one room with one Move Point', () => {
    const { ask, seen } = askedAt(
      matchAt({ phase: 'dm', rooms: ROW, foes: { 'L1-19': ['goblin'] }, dmMp: 2 }, ['P1 march m0 r2']),
    )
    expect([...(marchesOf(ask, seen.view).get(0)?.keys() ?? [])].sort()).toEqual([1, 3])
  })

  it('do not pass by a Hero', () => {
    const { ask, seen } = marching({ 'L1-19': ['goblin'] }, { heroes: { jay: { room: 'L1-05' } } })
    expect([...(marchesOf(ask, seen.view).get(0)?.keys() ?? [])]).toEqual([2])
  })

  it('come where nobody is, and that is known beforehand', () => {
    const { seen } = marching({ 'L1-02': ['goblin'] })
    expect(spawnsSoon(seen.view).map(room => seen.view.rooms[room]?.tile)).toContain('L1-05')
    expect(spawnsSoon(seen.view).map(room => seen.view.rooms[room]?.tile)).not.toContain('L1-02')
    expect(spawnsSoon(askedAt(matchAt({ rooms: ROW })).seen.view)).toEqual([])
  })
})

describe('what would follow', () => {
  const orc = {
    heroes: { jay: { room: 'L1-02', lp: 2 } },
    rooms: ['L1-02 1:0'],
    foes: { 'L1-02': ['orc'] },
    dice: 'RRMD',
  }
  it.each([
    { lines: [], damage: 0, falls: false, payback: 3, blocks: 1, wounds: 2, fatal: true },
    {
      lines: ['P1 commit R die', 'P1 commit R die'],
      damage: 2,
      falls: true,
      payback: 0,
      blocks: 0,
      wounds: 0,
      fatal: false,
    },
    {
      lines: ['P1 commit R die', 'P1 commit M die'],
      damage: 2,
      falls: true,
      payback: 3,
      blocks: 1,
      wounds: 2,
      fatal: true,
    },
  ])('after $lines', ({ lines, ...expected }) => {
    expect(forecastOf(askedAt(matchAt(orc, ['P1 fight', ...lines])).seen.view)).toMatchObject(expected)
  })

  it('is nothing without a fight', () => {
    expect(forecastOf(askedAt(matchAt(orc)).seen.view)).toBeUndefined()
  })
})

describe('figures', () => {
  it.each([1, 2, 3])('of %i monsters and three Heroes do not stand on each other', count => {
    const foes = { 'L1-02': Array.from({ length: count }, () => 'orc') }
    const heroes = { jay: { room: 'L1-02' }, mika: { room: 'L1-02' }, odda: { room: 'L1-02' } }
    const { view } = askedAt(matchAt({ heroes, rooms: ['L1-02 1:0'], foes })).seen
    const standing = standingOf(view, stageOf(view))
    const spots = [...standing.foes.values()].map(spot => ({ ...spot, wide: 48, high: 44 }))
    const others = [...standing.heroes.values()].map(spot => ({ ...spot, wide: 34, high: 32 }))
    const all = [...spots, ...others]
    expect(all).toHaveLength(count + 3)
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) {
        const [wide, high] = [(a.wide * a.scale + b.wide * b.scale) / 2, (a.high * a.scale + b.high * b.scale) / 2]
        expect(Math.abs(a.x - b.x) >= wide - 0.01 || Math.abs(a.y - b.y) >= high - 0.01).toBe(true)
      }
    }
  })

  it('stand where they stood until their move is told', () => {
    const { view } = askedAt(matchAt({ heroes: { jay: { room: 'L1-02' } }, rooms: ['L1-02 1:0'] })).seen
    const before = { ...stageOf(view), heroes: [0] }
    expect(staged(before, view, [{ what: 'turn', hero: 'jay', round: 1, time: 1 }]).heroes).toEqual([0])
    const moved = { what: 'moved', hero: 'jay', room: 1, tile: 'L1-02', from: 0, how: 'walk' } as const
    expect(staged(before, view, [moved]).heroes).toEqual([1])
    expect(staged(before, view, []).heroes).toEqual(stageOf(view).heroes)
  })

  it('say in words what is printed on them', () => {
    const { view } = askedAt(
      matchAt({ rooms: ['L1-02 1:0'], traps: ['L1-10 0:-1', 'L1-11 5:5 disarmed'], foes: { 'L1-02': ['ghoul'] } }),
    ).seen
    const said = (thing: Thing) => sayAbout(aboutThing(view, thing) ?? { title: 'nothing', where: [], lines: [] })
    expect(said('foe 0')).toMatch(/^Ghoul: Payback 3, Defense 3, 3 XP.*steals a Step/)
    expect(said('trap 0')).toMatch(/1 room in its reach.*To disarm/)
    expect(said('trap 1')).toBe('Trap, disarmed. On Level 1, beside no room')
    expect(said('room 1')).toMatch(/Spawns minor monsters/)
    expect(said('hero jay')).toMatch(/6 of 6 life/)
    expect(said('foe 99')).toBe('nothing')
  })

  it('say where they are, and what is around them', () => {
    const position = {
      rooms: ['L1-02 1:0', 'L1-03 2:0'],
      traps: ['L1-10 0:-1'],
      heroes: { jay: {}, mika: { room: 'L1-03' } },
      foes: { 'L1-02': ['ghoul', 'orc fought'] },
    }
    const { view } = askedAt(matchAt(position)).seen
    const said = (thing: Thing) => sayAbout(aboutThing(view, thing) ?? { title: 'nothing', where: [], lines: [] })
    expect(said('foe 0')).toContain('In the Minor Monster Room just east of Jay on Level 1')
    expect(said('hero mika')).toContain('In the Minor Monster Room 2 east of Jay on Level 1')
    expect(said('room 0')).toBe(
      'Starting Room. Level 1. Doors: north closed, east to the Minor Monster Room just east of Jay, south into the dark, west into the dark. In it: Jay, Greybark',
    )
    expect(said('room 1')).toContain('east closed')
    expect(said('room 1')).toContain('In it: Ghoul, Orc, fought')
    expect(said('trap 0')).toContain('On Level 1, beside the Starting Room')
  })

  it('on the large tile too', () => {
    const position = { ground: 'throne', heroes: { jay: { room: 'A4' } }, foes: { A1: ['malaphyas bound'] } }
    const { view } = askedAt(matchAt(position, [], { mode: 'epic' })).seen
    const hall = view.rooms.findIndex(({ tile }) => tile === 'A4')
    expect(sayAbout(aboutThing(view, `room ${hall}`) ?? { title: '', where: [], lines: [] })).toMatch(
      /^Stair Hall. Level 3. Doors to .*the Ritual Circle.*Stairs to Level 2. In it: Jay/,
    )
  })

  it('mean the room they stand in', () => {
    const { view } = askedAt(matchAt({ rooms: ['L1-02 1:0'], foes: { 'L1-02': ['ghoul'] } })).seen
    const things = ['room 1', 'foe 0', 'hero jay', 'trap 0', undefined] as const
    expect(things.map(thing => roomOfThing(view, thing))).toEqual([1, 1, 0, undefined, undefined])
  })

  it('let wounds and gains rise, and nothing else', () => {
    const { view } = askedAt(matchAt({})).seen
    expect(burstOf({ what: 'wounded', hero: 'jay', wounds: 2, lp: 4, by: 'MA-12.12' }, view)).toMatchObject({
      at: { hero: 0 },
      text: '−2 life',
    })
    expect(burstOf({ what: 'xp', hero: 'jay', gain: -1, xp: 3, by: 'MA-17.10' }, view)?.text).toBe('−1 XP')
    expect(burstOf({ what: 'time', time: 3 }, view)).toBeUndefined()
  })
})
