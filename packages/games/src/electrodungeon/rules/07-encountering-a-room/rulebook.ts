import type { Section } from '@undercroft/kernel'

export const KEYS_FRAGMENTS_ESCAPE = {
  title: 'Keys, fragments, escape',
  rules: [
    {
      id: 'ED-6.1',
      from: 'seed',
      says: 'A Small Key unlocks one side-room door (one of the 6 possible exits) and so gives access to its task.',
    },
    {
      id: 'ED-6.2',
      from: 'ruling',
      says: 'The key is used up by unlocking; the door stays open for everybody for the rest of the game.',
    },
    { id: 'ED-6.3', from: 'seed', says: 'Small Keys are found in the red small rooms.' },
    {
      id: 'ED-6.4',
      from: 'ruling',
      says: 'Who gets a room’s key: the Explorer who claims or dismantles the box, who strikes the last blow at the beast, or who clears the empty room.',
    },
    {
      id: 'ED-6.5',
      from: 'ruling',
      says: 'A bursting or blindly opened trapped box destroys the reward but not the key: the key falls on the floor of the now cleared room (ED-6.15).',
    },
    {
      id: 'ED-6.6',
      from: 'seed',
      says: 'The Master Key has three fragments, spread over the side rooms, and found nowhere else.',
    },
    {
      id: 'ED-6.7',
      from: 'seed',
      says: 'Completing a side room’s task yields a fragment, a player reward card, or one of each.',
    },
    {
      id: 'ED-6.8',
      from: 'seed',
      says: 'Once one Explorer or group has all three fragments, they may take them to the true exit.',
    },
    {
      id: 'ED-6.9',
      from: 'seed',
      says: 'When one single Explorer holding all three stands at the true exit, every Explorer on the space before that door escapes.',
    },
    {
      id: 'ED-6.10',
      from: 'ruling',
      says: 'Needed: the door is unlocked and its Master Lock revealed. Checked by itself whenever a figure stops, a fragment is given, won or picked up, and a door is opened; enemies on that space escape too; nobody can refuse.',
    },
    { id: 'ED-6.11', from: 'seed', says: 'Fragments may be passed between Explorers who share a space.' },
    {
      id: 'ED-6.12',
      from: 'ruling',
      says: 'Small Keys likewise; reward cards never. The giver decides, on its own turn (or at ED-5.29), any number, no consent needed; also in fights, rooms and on the Hub.',
    },
    { id: 'ED-6.13', from: 'seed', says: 'An Explorer who dies leaves all its keys and fragments where it died.' },
    { id: 'ED-6.14', from: 'seed', says: 'Any Explorer who passes that place may pick them up.' },
    {
      id: 'ED-6.15',
      from: 'ruling',
      says: 'Picking up is free and optional, on your own turn, while standing on the space, stepping over it, or going through the cleared room where they lie.',
    },
    {
      id: 'ED-6.16',
      from: 'ruling',
      says: 'Items in an uncleared room can be taken only from inside it, and not while a beast is in it; who slays the beast or clears the room takes them first.',
    },
    {
      id: 'ED-6.17',
      from: 'ruling',
      says: 'Keys and fragments are held openly, without limit, and never leave the game except keys used on doors.',
    },
  ],
} as const satisfies Section

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

export const SIDE_ROOMS = {
  title: 'Side rooms',
  rules: [
    {
      id: 'ED-8.1',
      from: 'seed',
      says: 'Every door but the true exit hides a task that can earn fragments and reward cards.',
    },
    { id: 'ED-8.2', from: 'seed', says: 'A side room can be entered only after a Small Key was used on its door.' },
    {
      id: 'ED-8.3',
      from: 'ruling',
      says: 'Unlocking is a place action on the space before the door, with your own key. The side-room card is then face up for all; its prizes stay hidden.',
    },
    {
      id: 'ED-8.4',
      from: 'ruling',
      says: 'After unlocking a Puzzle or Trial you may attempt it in the same place action, or leave it. Any Explorer on that space may attempt it on a later turn without a key.',
    },
    {
      id: 'ED-8.5',
      from: 'ruling',
      says: 'A Puzzle is for those on the space: everybody else there is asked to take part. A Trial calls every other Explorer, wherever they stand. Who is asked may decline; taking part uses no turn. The attempt ends the active Explorer’s turn.',
    },
    { id: 'ED-8.6', from: 'seed', says: 'Puzzle: the MoF presents a situation that the Explorers present must solve.' },
    {
      id: 'ED-8.7',
      from: 'seed',
      says: 'Trial: several players compete in wit or luck, as the MoF instructs; the winner takes the fragment.',
    },
    { id: 'ED-8.8', from: 'ruling', says: 'The winner of a Trial also gets the reward card, if the room has one.' },
    {
      id: 'ED-8.9',
      from: 'ruling',
      says: 'Where nobody else takes part in a Trial (always with one Explorer), the MoF plays the second contestant, the Shade. If the Shade wins, the attempt fails.',
    },
    {
      id: 'ED-8.10',
      from: 'seed',
      says: '3 of the 6 side rooms hold a fragment; for a Puzzle, those who took part decide who gets it.',
    },
    {
      id: 'ED-8.11',
      from: 'ruling',
      says: 'They vote at the same time, each for one participant, once for the fragment and once for the reward card; most votes win, a tie follows the active Explorer’s vote.',
    },
    {
      id: 'ED-8.12',
      from: 'seed',
      says: 'Master Lock: to win, an Explorer, alone or in a team, must reach this room with all three fragments.',
    },
    {
      id: 'ED-8.13',
      from: 'ruling',
      says: 'The Master Lock room has no task; a reward card in it goes to the Explorer who unlocked it.',
    },
    {
      id: 'ED-8.14',
      from: 'seed',
      says: 'Any of the 6 side rooms, also one with a fragment, may hold a player reward card.',
    },
    {
      id: 'ED-8.15',
      from: 'ruling',
      says: 'A failed attempt costs only the turn; the room may be tried again from any later turn, with a new instance. A completed room has nothing more.',
    },
    {
      id: 'ED-8.16',
      from: 'ruling',
      says: 'Figures stay where they are during a task: the active Explorer before the door, those who were called wherever they stand.',
    },
  ],
} as const satisfies Section
