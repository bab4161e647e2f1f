import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { choiceOf } from '../testing/reading.ts'

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
    [
      { ...here, P1: { hero: 'Etern', at: 'c2y1', gems: 1 }, pool: 'star' },
      'coin star x1',
      'Etern uses a star as a foot or a sword',
    ],
    [here, 'buy IT01', 'Your Hero is not on a Shop Space'],
    [{ ...here, shops: 'c2y1' }, 'buy IT15', 'Giant’s Maul is not on display'],
    [{ ...here, shops: 'c2y1' }, 'buy IT01', 'It costs 3 Coins; you have 0'],
    [here, 'attack c8y3 sword.x1', 'No unused die shows sword'],
    [armed, 'attack c8y3 sword.x1', 'Imp 1 is not adjacent'],
    [armed, 'attack c4y4 sword.x1', 'No Enemy is there'],
    [armed, 'attack c1y1 shard', 'No sword is in it'],
    [armed, 'attack c1y1 sword.x1+shard', 'A Crown Shard wounds Ikee alone'],
    [armed, 'attack c1y1 wild.x1', 'You have 0 Wild Draughts'],
    [armed, 'attack c1y1 hammer-sword.x1', 'You have no Smith’s Hammer'],
    [armed, 'attack c1y1 sword.x1+sword.x1', 'So many dice are not there'],
    [armed, 'attack c1y9 sword.x1', 'It is not on the Map'],
    [here, 'use IT02', 'You have no Greedymer'],
    [here, 'drink PO5', 'You have no Wild Draught'],
    [here, 'move wild x1', 'You have no Wild Draught'],
    [here, 'claw hammer-coin x1', 'You have no Smith’s Hammer'],
    [here, 'use EV08', 'Tailwind is not an Action that is in force'],
    [here, 'move foot x2f', 'Facet is Pippa’s'],
    [here, 'move anvil-coin-claw x1', 'Only the Travelling Anvil forges unequal dice'],
    [here, 'ability', 'It works by itself'],
    [here, 'step up', 'No Move has begun'],
    [here, 'portal c5y4', 'It is 6 Spaces away, and a step is 1'],
    [here, 'enemy c8y3', 'No claw is in use'],
    [here, 'gravity stay', 'No Ladder and no card holds your Hero'],
    [here, 'set foot', 'This is step 5'],
    [{ ...here, P1: {} }, 'spawn foot c3y3', 'It is not in the lowest Row that has room'],
    [{ ...here, P1: {} }, 'spawn foot c1y1', 'Golem 1 stands there'],
    [{ ...here, P1: {} }, 'spawn special c2y1', 'The Special die is not in the Dice Pool'],
    [{ ...here, P1: {} }, 'spawn free c2y1', 'You have no Phoenix Plume'],
    [{ ...here, P1: {}, artifacts: { AR05: 'P1' } }, 'spawn foot c2y1', 'The Phoenix Plume takes the place of a die'],
    [{ ...here, step: 'special' }, 'move foot x1', 'Step 5 is over'],
    [{ ...here, step: 'special' }, 'set claw', 'No unused die shows claw'],
    [{ ...here, step: 'special' }, 'forge foot foot claw', '1 unused die shows foot'],
    [here, 'spawn foot c1y1', 'Your Hero is on the Map'],
    [{ ...here, enemies: {} }, 'gravity fall', 'Nothing on your side would fall'],
    [{ ...here, P1: {} }, 'move foot x1', 'Your Hero is off the Map'],
  ])('%o %s', (position, line, says) => {
    const { match } = at(platformer, { position })
    expect(match.broken(0, choiceOf(line))[0]?.facts?.says).toBe(says)
  })

  it('says what is in the way of a step', () => {
    const { match } = at(platformer, { position: here }).plays('P1 move foot x1')
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
    [{ ...here, pool: 'foot' }, ['move foot x1'], 'portal c5y4', 'It is no Portal'],
    [{ ...here, pool: 'foot foot' }, ['move foot x1'], 'move foot x1', 'Your Hero is in the middle of a Move'],
    [
      { ...here, pool: 'foot' },
      ['move foot x1', 'portal c6y2'],
      'push c2y2',
      'Your own Space is not adjacent to Etern',
    ],
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
    const { match } = at(platformer, { position })
    for (const each of before) expect(match.answer(0, choiceOf(each))).toMatchObject({ ok: true })
    expect(match.broken(0, choiceOf(line))[0]?.facts?.says).toBe(says)
  })
})
