import type { Section } from '@undercroft/kernel'

export const ENCOUNTERING_A_ROOM = {
  title: 'Encountering a room',
  rules: [
    {
      id: 'ED-7.1',
      from: 'seed',
      says: 'When you interact with a room you entered aware, take its card; you may keep it hidden, even from teammates.',
    },
    {
      id: 'ED-7.2',
      from: 'ruling',
      says: 'The program keeps it hidden until its effect shows: combat, a roll or a card removed from the board make its kind public.',
    },
    {
      id: 'ED-7.3',
      from: 'seed',
      says: 'ElectroBeast: if you engage, you fight it or try to flee. Fighters and the MoF trade attacks until it is slain or nobody is left in the room.',
    },
    {
      id: 'ED-7.4',
      from: 'ruling',
      says: 'Interacting with a beast starts combat for every Explorer in the room. The acting Explorer then fights, or flees if it has not tried this turn.',
    },
    {
      id: 'ED-7.5',
      from: 'house',
      says: 'A beast has the health that was agreed on at the start of each combat: usually 4 with one or two Explorers, 6 with more.',
    },
    {
      id: 'ED-7.6',
      from: 'ruling',
      says: 'Combat runs in the normal round: each Explorer in it acts in its own slot, the beast on the MoF’s turn. Several combats may run at once.',
    },
    {
      id: 'ED-7.7',
      from: 'seed',
      says: 'Explorer’s turn: make a Fight roll. Success (ties too): the beast loses 2 health. Failure: nothing.',
    },
    { id: 'ED-7.8', from: 'ruling', says: 'One Fight roll a turn; the turn then ends.' },
    {
      id: 'ED-7.9',
      from: 'seed',
      says: 'MoF’s turn: the beast uses one available attack on Explorers in its combat. Static Bite: one target loses 1. Shockwave: all lose 1, recharge 2. Fierce Roar: one target, recharge 1. Thunder Pounce: one target loses 2. All but Pounce can be dodged.',
    },
    {
      id: 'ED-7.10',
      from: 'seed',
      says: 'A dodgeable attack lets each target make a Move roll; if the target’s total is at least the D20 (tie included) it avoids every effect, otherwise the effect applies.',
    },
    {
      id: 'ED-7.11',
      from: 'seed',
      says: 'An attack with a recharge gets that number on the beast’s reference card when used; it drops by 1 every MoF turn, and at 0 the attack is usable again.',
    },
    {
      id: 'ED-7.12',
      from: 'ruling',
      says: 'The drop comes at the end of each later MoF turn: recharge 1 misses one MoF turn, recharge 2 misses two.',
    },
    {
      id: 'ED-7.13',
      from: 'seed',
      says: 'Thunder Pounce only with the beast at 2 health or less, once a combat, and it cannot be dodged.',
    },
    {
      id: 'ED-7.14',
      from: 'ruling',
      says: 'Fierce Roar: the target’s Fight score is 1 lower (one die fewer, ED-4.11) until the end of its next turn.',
    },
    {
      id: 'ED-7.15',
      from: 'ruling',
      says: 'A beast in combat must attack exactly once each MoF turn; Static Bite is always available.',
    },
    {
      id: 'ED-7.16',
      from: 'ruling',
      says: 'Slain: the card is removed, the room is cleared, and the slayer takes key and loose items. There is no reward card for slaying.',
    },
    {
      id: 'ED-7.17',
      from: 'ruling',
      says: 'If nobody is left in the room, combat ends: the beast stays, face up, with full health, no recharges and Pounce unused for the next combat.',
    },
    {
      id: 'ED-7.20',
      from: 'seed',
      says: 'Boost Box: at once claim 1 reward card and the Small Key if there is one; remove the card.',
    },
    {
      id: 'ED-7.21',
      from: 'seed',
      says: 'Trapped Boost Box: begin your turn with a See roll to dismantle it. Success: 1 reward card and the Small Key if there is one.',
    },
    {
      id: 'ED-7.22',
      from: 'seed',
      says: 'Failure: it bursts and the reward is destroyed; make a Move roll or lose 1 Live.',
    },
    { id: 'ED-7.23', from: 'seed', says: 'Either way the Trapped Boost Box card is then removed.' },
    { id: 'ED-7.24', from: 'seed', says: 'Empty Room: nothing happens; remove the card.' },
    {
      id: 'ED-7.25',
      from: 'ruling',
      says: 'The acting Explorer alone rolls, is hurt and claims; others in the room get nothing.',
    },
    {
      id: 'ED-7.26',
      from: 'ruling',
      says: 'A room cleared without combat does not use up the turn: leave by any opening, then take your Move action.',
    },
    {
      id: 'ED-7.27',
      from: 'ruling',
      says: 'When a room is cleared everyone inside leaves at once: the acting Explorer picks an opening, its group goes along, each other Explorer picks its own (all do, if the acting one died). Nobody stands in a cleared room.',
    },
    {
      id: 'ED-7.28',
      from: 'seed',
      says: 'A cleared room is a passage: going from one of its openings to the other costs 1 movement.',
    },
  ],
} as const satisfies Section
