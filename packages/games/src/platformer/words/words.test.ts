import { FastDice, Play, readChoice, readOptions, see, witnessOf } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { platformer as game } from '../index.ts'
import { type Choice, verbs } from '../state/choices.ts'
import type { Event } from '../state/events.ts'
import type { Platformer } from '../state/state.ts'
import { summit } from '../testing/summit.ts'
import { narrate } from './narrate.ts'

function read(line: string) {
  const choice = readChoice(verbs, line)
  if (!choice.ok) throw new Error(choice.error)
  return choice.value
}

/** What a choice is called on its button, and what is said beside it. */
function said(position: object, line: string): string[] {
  const { play } = at(game, { position }).match
  const seat = play.asks[0]?.seat ?? 0
  const seen = see(play, seat)
  const beside = game.odds?.(seen, seat, read(line))
  return beside === undefined ? [game.label(read(line), seen)] : [game.label(read(line), seen), beside]
}

describe('labels and odds', () => {
  const here = { open: 1, P1: { at: 'c2y1', gems: 6 }, pool: 'foot sword star coin coin' }
  const beset = { ...here, enemies: { slime1: 'c1y1', werewolf1: 'c3y1' }, traps: 'c2y2' }
  it.each([
    [
      here,
      'hero HE3',
      ['Angelo, 5 Hearts. Updraft: Once per Turn: Move 1 Space straight up; no Enemy Attacks for it.'],
    ],
    [here, 'spawn foot c1y1', ['Spawn on c1y1 with foot']],
    [here, 'spawn free c1y1', ['Spawn on c1y1']],
    [here, 'move foot x1', ['Move 1 Space with foot']],
    [here, 'move forge-coin x3', ['Move up to 3 Spaces by forging 2 coin for 3 Gems']],
    [here, 'move special x2', ['Move up to 2 Spaces with the Special die for 1 Gem']],
    [here, 'coin coin x1', ['Gain a Coin with coin']],
    [here, 'coin wild x2', ['Gain 2 Coins with the Wild Draught for 1 Gem']],
    [here, 'claw anvil-foot-coin x1', ['Move an Enemy up to 2 Spaces by forging foot and coin']],
    [
      here,
      'claw hammer-coin x2f',
      ['Move an Enemy up to 3 Spaces with coin under the Smith’s Hammer for 0 Gems with Facet'],
    ],
    [beset, 'attack c3y1 sword.x2+star.x1', ['Attack Werewolf 1 on c3y1 with sword ×2, star for 1 Gem: 3 of 3 Wounds']],
    [beset, 'attack c3y1 sword.x1', ['Attack Werewolf 1 on c3y1 with sword: 1 of 3 Wounds', 'fails']],
    [beset, 'step up', ['Move up', '4 Wounds of 4: a Faint']],
    [beset, 'enemy c1y1', ['Slime 1 on c1y1']],
    [here, 'step up', ['Move up']],
    [here, 'portal c5y2', ['Go to c5y2']],
    [{ ...here, portals: 'c5y2' }, 'portal c5y2', ['Through the Portal to c5y2']],
    [here, 'stop', ['Stop here']],
    [here, 'push c3y1', ['Push to c3y1']],
    [here, 'drag left', ['Move it left']],
    [{ ...here, enemies: { slime1: 'c5y3' } }, 'gravity fall', ['Apply Gravity', 'Slime 1 falls to c5y1']],
    [{ ...here, ladders: 'c2y3', P1: { at: 'c2y3' } }, 'ladder fall', ['Let yourself fall', 'you fall to c2y1']],
    [here, 'gravity stay', ['Apply Gravity and stay where you are']],
    [here, 'ladder stay', ['Stay']],
    [here, 'buy IT02', ['Buy Greedymer (4 Coins)']],
    [here, 'use IT01', ['Use Boots of Haste']],
    [here, 'drink PO6', ['Drink Crystal Draught']],
    [here, 'ability', ['Coax: Each claw she uses may move its Enemy 1 Space more.']],
    [{ ...here, gems: 'c3y1' }, 'take c3y1', ['Take the Gem on c3y1']],
    [here, 'reroll claw+star', ['Re-roll claw star']],
    [here, 'end', ['End your Actions']],
    [here, 'skip', ['Leave the Special die as it is']],
    [here, 'set foot', ['Set the Special die to foot']],
    [here, 'forge claw special sword', ['Forge claw and the Special die: set it to sword']],
  ])('%o %s', (position, line, wants) => expect(said(position, line)).toEqual(wants))
})

describe('what is said with a refusal', () => {
  const here = {
    open: 1,
    shops: 'c8y1',
    P1: { at: 'c2y1', gems: 1 },
    enemies: { imp1: 'c8y3', golem1: 'c1y1' },
    pool: 'foot coin',
  }
  const armed = { ...here, pool: 'sword' }
  it.each([
    [here, 'move foot x3', 'It takes 3 Gems; you have 1'],
    [here, 'move star x1', 'No unused die shows star'],
    [here, 'move coin x1', 'The die shows coin'],
    [here, 'move forge-coin x1', 'A Forge takes two dice that show coin; 1 is left'],
    [here, 'move special x1', 'Your Special die is blank'],
    [{ ...here, pool: 'star' }, 'move star x1', 'Sweety uses a star as claw or sword'],
    [here, 'buy IT01', 'Your Hero is not on a Shop Space'],
    [{ ...here, shops: 'c2y1' }, 'buy IT15', 'Giant’s Maul is not on display'],
    [{ ...here, shops: 'c2y1' }, 'buy IT01', 'It costs 3 Coins; you have 0'],
    [here, 'attack c8y3 sword.x1', 'No unused die shows sword'],
    [armed, 'attack c8y3 sword.x1', 'Imp 1 on c8y3 is not adjacent'],
    [armed, 'attack c4y4 sword.x1', 'No Enemy is on c4y4'],
    [armed, 'attack c1y1 shard', 'No sword is in it'],
    [armed, 'attack c1y1 sword.x1+shard', 'A Crown Shard wounds Ikee alone'],
    [armed, 'attack c1y1 wild.x1', 'You have 0 Wild Draughts'],
    [armed, 'attack c1y1 hammer-sword.x1', 'You have no Smith’s Hammer'],
    [armed, 'attack c1y1 sword.x1+sword.x1', 'So many dice are not there'],
    [armed, 'attack c1y9 sword.x1', 'c1y9 is not on the Map'],
    [here, 'use IT02', 'You have no Greedymer'],
    [here, 'drink PO5', 'You have no Wild Draught'],
    [here, 'move wild x1', 'You have no Wild Draught'],
    [here, 'claw hammer-coin x1', 'You have no Smith’s Hammer'],
    [here, 'use EV08', 'Tailwind is not an Action that is in force'],
    [here, 'move foot x2f', 'Facet is Pippa’s'],
    [here, 'move anvil-coin-claw x1', 'Only the Travelling Anvil forges unequal dice'],
    [here, 'ability', 'It works by itself'],
    [here, 'step up', 'No Move has begun'],
    [here, 'portal c5y4', 'c5y4 is 6 Spaces away, and a step is 1'],
    [here, 'enemy c8y3', 'No claw is in use'],
    [here, 'gravity stay', 'No Ladder and no card holds your Hero'],
    [here, 'set foot', 'This is step 5'],
    [{ ...here, P1: {} }, 'spawn foot c3y3', 'It is not in the lowest Row that has room'],
    [{ ...here, P1: {} }, 'spawn foot c1y1', 'Golem 1 stands on c1y1'],
    [{ ...here, P1: {} }, 'spawn special c2y1', 'The Special die is not in the Dice Pool'],
    [{ ...here, P1: {} }, 'spawn free c2y1', 'You have no Phoenix Plume'],
    [{ ...here, P1: {}, artifacts: { AR05: 'P1' } }, 'spawn foot c2y1', 'The Phoenix Plume takes the place of a die'],
    [{ ...here, step: 'special' }, 'move foot x1', 'Step 5 is over'],
    [{ ...here, step: 'special' }, 'set claw', 'No unused die shows claw'],
    [{ ...here, step: 'special' }, 'forge foot foot claw', '1 unused die shows foot'],
    [here, 'spawn foot c1y1', 'Your Hero is on c2y1'],
    [{ ...here, enemies: {} }, 'gravity fall', 'Nothing on your side would fall'],
    [{ ...here, P1: {} }, 'move foot x1', 'Your Hero is off the Map'],
  ])('%o %s', (position, line, says) => {
    const { match } = at(game, { position })
    expect(match.broken(0, read(line))[0]?.facts?.says).toBe(says)
  })

  it('says what is in the way of a step', () => {
    const { match } = at(game, { position: here }).plays('P1 move foot x1')
    expect(match.broken(0, ['step', 'left'])[0]?.facts?.says).toBe('A Golem stands there')
    expect(match.broken(0, ['step', 'down'])[0]?.facts?.says).toBe('The Map ends there')
    expect(match.broken(0, ['stop'])[0]?.facts?.says).toBe('No step was made yet')
  })
})

describe('what is said in the middle of an Action', () => {
  const here = {
    open: 1,
    portals: 'c2y2 c6y2',
    enemies: { slime1: 'c7y2' },
    P1: { hero: 'Brom', at: 'c2y2' },
    P2: { at: 'c6y2' },
  }
  it.each([
    [{ ...here, pool: 'foot' }, ['move foot x1'], 'portal c5y4', 'c5y4 is no Portal'],
    [{ ...here, pool: 'foot foot' }, ['move foot x1'], 'move foot x1', 'Your Hero is in the middle of a Move'],
    [{ ...here, pool: 'foot' }, ['move foot x1', 'portal c6y2'], 'push c2y2', 'Your own Space is not adjacent to c6y2'],
    [{ ...here, pool: 'foot' }, ['move foot x1', 'portal c6y2'], 'push c7y2', 'Slime 1 stands there'],
    [{ ...here, pool: 'foot' }, ['move foot x1', 'portal c6y2'], 'stop', 'Somebody is being pushed'],
    [{ ...here, pool: 'claw claw' }, ['claw claw x1'], 'claw claw x1', 'Slime 1 is being moved'],
    [
      { ...here, pool: 'foot sword', P1: { at: 'c2y2', items: ['IT14'] } },
      ['use IT14'],
      'reroll foot+foot',
      'So many unused dice do not show that',
    ],
  ])('%o %j %s', (position, before, line, says) => {
    const { match } = at(game, { position })
    for (const each of before) expect(match.answer(0, read(each))).toMatchObject({ ok: true })
    expect(match.broken(0, read(line))[0]?.facts?.says).toBe(says)
  })
})

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
  const options = readOptions(game.options, { players: 3, boss: 'medusa', artifacts: true, roundLimit: 20 })
  if (!options.ok) throw new Error(options.error.join())
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
  const play = Play.start(summit, options.value, dice, witness)
  while (play.state.outcome === undefined) {
    const [ask] = play.asks
    play.take(ask?.seat ?? 0, ask?.options[dice.below(ask.options.length)] as Choice)
    expect(seen.told).toBe(seen.rolled)
  }
  expect(seen.boss).toBeGreaterThan(0)
})

describe('the position as text', () => {
  const show = (position: object, players = 2): string =>
    game.text?.(see(at(game, { position, options: { players } }).match.play, 'spectator'), ['Ann', 'Bo']) ?? ''

  it('shows the tower, who is where, and what they have', () => {
    const text = show({
      open: 2,
      gone: 1,
      floors: 'c2y6',
      laddered: 'c3y6',
      walls: 'c1y5/c2y5',
      gems: 'c4y5',
      enemies: { ent1: 'c5y5' },
      P1: { at: 'c1y5', items: ['IT01 exhausted'], gems: 2 },
      pool: 'foot',
      rolled: 'foot coin',
    })
    expect(text).toContain(': 1 | . : . : * : E : . : . : . : y5')
    expect(text).toContain('+   +===+###+   +   +   +   +   +')
    expect(text).toContain('Level 1: removed')
    expect(text).toContain('Boss Level: face down')
    expect(text).toContain(
      '1 Ann, Sweety (Coax), on c1y5: 4 of 4 Hearts, 0 Coins, 2 Gems, Special die blank; Boots of Haste (exhausted)',
    )
    expect(text).toContain('Ent 1 on c5y5: Damage 1, Health 2.')
    expect(text).toContain('Dice: foot (coin); Enemy die: none')
  })

  it('shows the Event of solo', () => {
    expect(show({ open: 1, events: 'EV04', eventsLeft: 3 }, 1)).toContain(
      'Event: Market Day. Shop cards cost 1 Coin less',
    )
  })
})
