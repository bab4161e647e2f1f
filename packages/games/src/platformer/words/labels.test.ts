import { see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { choiceOf } from '../testing/reading.ts'

/** The label of a choice, and its odds. */
function said(position: object, line: string): string[] {
  const { play } = at(platformer, { position }).match
  const seat = play.asks[0]?.seat ?? 0
  const seen = see(play, seat)
  const beside = platformer.odds?.(seen, seat, choiceOf(line))
  return beside === undefined
    ? [platformer.label(choiceOf(line), seen)]
    : [platformer.label(choiceOf(line), seen), beside]
}

describe('labels and odds', () => {
  const here = { open: 1, P1: { at: 'c2y1', gems: 6 }, pool: 'foot sword star coin coin' }
  const beset = { ...here, enemies: { slime1: 'c1y1', werewolf1: 'c3y1' }, traps: 'c2y2' }
  it.each([
    [here, 'hero HE3', ['Angelo, 5 Hearts. Updraft: Once per Turn: Move 1 Space straight up.']],
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
      'claw hammer-coin x3f',
      ['Move an Enemy up to 4 Spaces with coin under the Smith’s Hammer for 2 Gems with Facet'],
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
    [{ ...here, enemies: { slime1: 'c5y3' } }, 'gravity fall', ['Apply Gravity', 'Slime 1 falls 2 Spaces']],
    [{ ...here, ladders: 'c2y3', P1: { at: 'c2y3' } }, 'ladder fall', ['Let yourself fall', 'you fall 2 Spaces']],
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
