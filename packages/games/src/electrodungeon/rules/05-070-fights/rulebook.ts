import type { Section } from '@undercroft/kernel'

export const FIGHTS_AMONG_EXPLORERS = {
  title: 'Fights among Explorers',
  rules: [
    { id: 'ED-5.70', from: 'seed', says: 'An Explorer on the same space as another may attack them, teammate or not.' },
    {
      id: 'ED-5.71',
      from: 'ruling',
      says: '"Any possible time" is: on your own turn instead of the Move action, or as your place action; in a combined turn also at ED-5.29; when somebody arrives, ED-5.86. Never in mid-roll, mid-step or mid-task.',
    },
    {
      id: 'ED-5.72',
      from: 'ruling',
      says: 'Only on numbered spaces; the Hub and the insides of rooms are safe from Explorers.',
    },
    {
      id: 'ED-5.73',
      from: 'seed',
      says: 'The attacker’s Fight roll is contested by the victim’s Move roll. Won: the victim loses 1 Live. Lost: nothing.',
    },
    {
      id: 'ED-5.74',
      from: 'seed',
      says: 'If the fight began inside a team (betrayal), the attacker also gains 1 Live on a won attack; the victim never gains it by striking back.',
    },
    {
      id: 'ED-5.75',
      from: 'ruling',
      says: 'Betrayal is an attack on a member of your own group. The betrayer leaves the group whatever the result, and has the gain on each attack it wins until it leaves that fight (Live at most 9, ED-4.14).',
    },
    {
      id: 'ED-5.76',
      from: 'seed',
      says: 'A fight goes on over the rounds: each fighter acts on its own turn, in the usual clockwise order.',
    },
    {
      id: 'ED-5.77',
      from: 'seed',
      says: 'On its turn each fighter, the one who began it included, chooses to fight (an attack as ED-5.73) or to flee.',
    },
    {
      id: 'ED-5.78',
      from: 'seed',
      says: 'Fleeing: your Move roll is contested by the opponent’s Fight roll. Won: you make a normal Move action and nothing else. Lost: you lose 1 Live and the fight continues.',
    },
    {
      id: 'ED-5.79',
      from: 'ruling',
      says: 'With several opponents, the one with the highest current Fight rolls; on equal Fight, the next of them after you in turn order.',
    },
    {
      id: 'ED-5.80',
      from: 'ruling',
      says: 'After a won flight you move alone and must leave the space; only free pick-ups and steps follow.',
    },
    { id: 'ED-5.81', from: 'seed', says: 'A fight may have more than two fighters.' },
    {
      id: 'ED-5.82',
      from: 'ruling',
      says: 'There is one fight a space: attacking anybody there puts both of you in it, and any fighter may attack any other Explorer on the space.',
    },
    {
      id: 'ED-5.83',
      from: 'ruling',
      says: 'A fighter may instead stand down for this turn. When every fighter’s latest choice is standing down, the fight ends.',
    },
    { id: 'ED-5.84', from: 'ruling', says: 'A fight also ends when fewer than two fighters are left on the space.' },
    {
      id: 'ED-5.85',
      from: 'ruling',
      says: 'An attack, standing down or a failed flight ends your turn, save for free actions. Fighters take no Move action (other than after fleeing) and no other place action.',
    },
    {
      id: 'ED-5.86',
      from: 'ruling',
      says: 'Arrival: when a mover stops on a numbered space after at least one step, each Explorer who stood there and is in no fight may, in turn order, attack one of those who arrived, or let it be. Order: escape (ED-6.10), ED-5.29, this, place action.',
    },
    {
      id: 'ED-5.87',
      from: 'ruling',
      says: 'A mover or leader drawn into a fight at ED-5.29 or ED-5.86 makes its choice of ED-5.77 or ED-5.83 as soon as these windows are done, once a turn, in place of all that was left of its turn. Everybody else in the fight waits for its own turn.',
    },
  ],
} as const satisfies Section
