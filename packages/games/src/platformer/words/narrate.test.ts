import { FastDice, Play, witnessOf } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../state/choices.ts'
import type { Event } from '../state/events.ts'
import type { Platformer } from '../state/state.ts'
import { optionsOf } from '../testing/reading.ts'
import { summit } from '../testing/summit.ts'
import { narrate } from './narrate.ts'

describe('the log', () => {
  const wolf = { kind: 'werewolf', token: 2 } as const
  const events: [Event, string][] = [
    [{ what: 'hero', seat: 0, hero: 'HE1' }, 'Ann plays Sweety'],
    [{ what: 'first', seat: 1 }, 'Bo is the first player'],
    [{ what: 'shop', card: 'IT15' }, 'The Shop shows Giant’s Maul'],
    [{ what: 'turn', seat: 0, round: 3 }, 'Round 3: the Turn of Ann'],
    [{ what: 'event', card: 'EV07', left: 4 }, 'Event: Heavy Arms. Roll 4 Action dice. (4 left)'],
    [{ what: 'removed', level: 0, by: 'PL-13.9' }, 'Level 1 is removed'],
    [{ what: 'refreshed', seat: 0, cards: ['IT01', 'HE3'] }, 'Ann refreshes Boots of Haste, Updraft'],
    [
      { what: 'dice', seat: 0, faces: ['foot', 'claw'], enemyDie: 'left' },
      'Ann rolls foot claw; the Enemy die shows left',
    ],
    [{ what: 'enemyDie', face: 'attack', by: 'PL-6.1' }, 'All Enemies Attack'],
    [{ what: 'enemyDie', face: 'left', by: 'PL-6.2' }, 'All Enemies move left'],
    [{ what: 'enemyMoved', enemy: wolf, from: 0, to: 1, by: 'PL-6.2' }, 'Werewolf 2 moves from c1y1 to c2y1'],
    [{ what: 'attacked', enemy: wolf, seat: 0, wounds: 3, by: 'PL-9.5' }, 'Werewolf 2 Attacks Ann for 3 Wounds'],
    [{ what: 'wounded', seat: 0, wounds: 1, hearts: 2, cause: 'trap' }, 'Ann suffers 1 Wound in a Trap: 2 Hearts left'],
    [{ what: 'recovered', seat: 0, hearts: 4 }, 'Ann recovers to 4 Hearts'],
    [{ what: 'fainted', seat: 0, space: 8, by: 'PL-12.5' }, 'Ann Faints on c1y2'],
    [{ what: 'spawned', seat: 0, space: 8 }, 'Ann Spawns on c1y2'],
    [{ what: 'moved', seat: 0, from: 0, to: 8, how: 'passage' }, 'Ann climbs through the passage to c1y2'],
    [{ what: 'moved', seat: 0, from: 0, to: 8, how: 'updraft' }, 'Ann rises to c1y2'],
    [{ what: 'pushed', seat: 0, figure: { who: 'hero', seat: 1 }, from: 0, to: 1 }, 'Ann pushes Bo to c2y1'],
    [{ what: 'gravity', cause: 'tremor', by: 'PL-19.4' }, 'The Tremor shakes everybody loose'],
    [{ what: 'fell', figure: { who: 'enemy', ...wolf }, from: 8, to: 0 }, 'Werewolf 2 falls from c1y2 to c1y1'],
    [{ what: 'took', seat: 0, token: 'gem', space: 0 }, 'Ann takes a Gem on c1y1'],
    [{ what: 'coins', seat: 0, change: 2, is: 5, reason: 'loot' }, 'Ann gains 2 Coins as Loot and has 5'],
    [{ what: 'coins', seat: 0, change: -1, is: 4, reason: 'theft' }, 'Ann discards 1 Coin to the Imp and has 4'],
    [{ what: 'gems', seat: 0, change: -3, is: 1, reason: 'enhance' }, 'Ann discards 3 Gems to enhance and has 1'],
    [{ what: 'special', seat: 0, face: 'blank' }, 'The Special die of Ann is blank'],
    [{ what: 'special', seat: 0, face: 'sword' }, 'The Special die of Ann shows sword'],
    [{ what: 'forged', seat: 0, dice: ['coin', 'coin'], into: 'foot' }, 'Ann forges coin and coin into foot'],
    [{ what: 'rerolled', seat: 0, from: ['claw'], to: ['foot'] }, 'Ann re-rolls claw into foot'],
    [
      { what: 'struck', seat: 0, enemy: wolf, space: 0, wounds: 2, health: 3, defeated: false },
      'Ann Attacks Werewolf 2 for 2 Wounds of 3: nothing happens',
    ],
    [{ what: 'revealed', level: 3, tiles: ['FB1', 'FB2'], enemy: 'none' }, 'The Boss Level is revealed'],
    [{ what: 'revealed', level: 1, tiles: ['F01', 'F02'], enemy: 'imp' }, 'Level 2 is revealed: Imp'],
    [
      { what: 'appeared', enemy: { kind: 'ikee', token: 1 }, space: 0, by: 'PL-15.3' },
      'Grand Overlord Ikee appears on c1y1',
    ],
    [{ what: 'bought', seat: 0, card: 'PO1', price: 2 }, 'Ann buys Health Potion for 2 Coins'],
    [{ what: 'used', seat: 0, card: 'HE3' }, 'Ann uses Updraft'],
    [{ what: 'drank', seat: 0, potion: 'PO5' }, 'Ann drinks Wild Draught'],
    [{ what: 'artifact', seat: 0, card: 'AR09', from: 1 }, 'Ann takes Tower Bell from Bo'],
    [{ what: 'artifact', seat: 0, card: 'AR09', from: -1 }, 'Ann takes Tower Bell'],
    [{ what: 'token', seat: 0, token: 'shard', change: 1 }, 'Ann gains Crown Shard'],
    [{ what: 'sealed', by: 'PL-15.10' }, 'Every Hero is on the Boss Level: the lower Levels leave the game'],
    [{ what: 'bossRolled', face: 'left' }, 'The Enemy die for Medusa shows left'],
    [{ what: 'bossDrew', card: 'IK4', resolves: false }, 'The Boss draws Tribute, which does not come'],
    [{ what: 'bossAttack', card: 'ME3', spaces: [] }, 'Tail Lash: Suffer 2 Wounds.'],
    [{ what: 'shuffled', by: 'PL-16.14' }, 'The Attack cards are shuffled'],
    [{ what: 'bossDefeated', seat: 0, surplus: 2 }, 'Ann defeats the Boss with 2 Wounds to spare'],
    [{ what: 'ranked', seats: [1, 0] }, 'In the end: Bo, Ann'],
    [
      { what: 'score', total: 31, parts: [9, 12, 4, 2, 4] },
      'Score 31: Events 9, Enemies 12, surplus 4, Gems 2, worth 4',
    ],
    [{ what: 'limit', rounds: 60 }, '60 Rounds are over: nobody wins'],
    [{ what: 'lost', by: 'PL-19.6' }, 'The Hero has Fainted: the game is lost'],
    [{ what: 'lost', by: 'PL-19.7' }, 'No Event is left: the game is lost'],
  ]
  it.each(events)('%o', (event, line) => expect(narrate(event, ['Ann', 'Bo'])).toBe(line))
})

it('tells every die that is rolled in Symbols, so that the roll itself needs no line', () => {
  const options = optionsOf({ players: 3, boss: 'medusa', artifacts: true, roundLimit: 20 })
  const seen = { rolled: 0, told: 0, boss: 0 }
  const shown = (event: Event): number => {
    if (event.what === 'dice') return event.faces.length + 1
    if (event.what === 'rerolled') return event.to.length
    return event.what === 'bossRolled' ? 1 : 0
  }
  const witness = witnessOf<Platformer>({
    rolled: () => seen.rolled++,
    thrown: (_, faces) => {
      seen.rolled += faces.length
    },
    told: event => {
      seen.told += shown(event)
      if (event.what === 'bossRolled') seen.boss++
      return 0
    },
  })
  const dice = new FastDice('symbols')
  const play = Play.start(summit, options, dice, witness)
  while (play.state.outcome === undefined) {
    const [ask] = play.asks
    play.take(ask?.seat ?? 0, ask?.options[dice.below(ask.options.length)] as Choice)
    expect(seen.told).toBe(seen.rolled)
  }
  expect(seen.boss).toBeGreaterThan(0)
})
