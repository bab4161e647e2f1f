import type { Section } from '@undercroft/kernel'

export const THE_EXPLORER_TURN_AND_MOVEMENT = {
  title: 'The Explorer’s turn and movement',
  rules: [
    {
      id: 'ED-5.1',
      from: 'ruling',
      says: 'A turn: (1) start — in a room see ED-5.90, in a fight see ED-5.77; (2) Move action; (3) at most one place action; (4) end.',
    },
    { id: 'ED-5.2', from: 'seed', says: 'Move action: roll a D6; its number is how many spaces you may move.' },
    {
      id: 'ED-5.3',
      from: 'seed',
      says: 'You may reroll; your Move score is the number of rolls in all (Move 4: first roll and 3 rerolls).',
    },
    { id: 'ED-5.4', from: 'ruling', says: 'The latest roll counts; you cannot go back to an earlier one.' },
    { id: 'ED-5.5', from: 'seed', says: 'You may move fewer spaces than rolled.' },
    {
      id: 'ED-5.6',
      from: 'ruling',
      says: 'You may hold: no roll, 0 spaces; this still counts as having ended your Move action where you stand.',
    },
    {
      id: 'ED-5.7',
      from: 'ruling',
      says: 'You move step by step along connections (ED-1.6), 1 space a step, and may turn back. Going through the Hub costs 1 like any space.',
    },
    {
      id: 'ED-5.8',
      from: 'ruling',
      says: 'You cannot move through an uncleared room, and a figure never enters a side room: its space is the one before the door.',
    },
    {
      id: 'ED-5.9',
      from: 'ruling',
      says: 'Place actions (one a turn, after the Move action): perceive a room and/or enter that same room; unlock a door and/or attempt its task; attempt an open task; attack an Explorer.',
    },
    {
      id: 'ED-5.10',
      from: 'ruling',
      says: 'Free actions on your own turn, between other choices and never during a roll or task: play a card, give items (ED-6.11), pick up items (ED-6.14).',
    },
    {
      id: 'ED-5.11',
      from: 'ruling',
      says: 'Outside your own turn you act only when asked: invitation, following, windows (ED-5.29, ED-5.86), reactions, exit choice, task choices, votes.',
    },
  ],
} as const satisfies Section

export const GROUPS = {
  title: 'Groups',
  rules: [
    {
      id: 'ED-5.20',
      from: 'seed',
      says: 'Instead of moving alone you may combine your turn with Explorers on your space and move as a group.',
    },
    {
      id: 'ED-5.21',
      from: 'ruling',
      says: 'You may invite only Explorers on your numbered space or the Hub who have not had their turn this round and are in no fight; each accepts or declines. You invite once a turn; if nobody accepts, you hold, move alone or attack.',
    },
    {
      id: 'ED-5.22',
      from: 'seed',
      says: 'The group’s Move score is the members’ average Move rounded up, plus 1 for every member beyond the first.',
    },
    {
      id: 'ED-5.23',
      from: 'seed',
      says: 'The group makes one Move action with that score and all members end on the same space.',
    },
    {
      id: 'ED-5.24',
      from: 'ruling',
      says: 'The inviter leads: it rolls, rerolls, picks the path, the place action and the pick-ups. Temporary Move changes of members count in the average.',
    },
    {
      id: 'ED-5.25',
      from: 'ruling',
      says: 'The combined turn takes place in the leader’s slot and uses up the turn of every member for this round; the order of later turns is unchanged.',
    },
    {
      id: 'ED-5.26',
      from: 'ruling',
      says: 'Those who moved together (also 0 spaces) are a group (team) from then on and count for ED-4.1 while they share a space or room.',
    },
    {
      id: 'ED-5.27',
      from: 'ruling',
      says: 'A member leaves the group by declining a member’s invitation, not following, moving or being moved elsewhere, fleeing, dying, coming into a fight, or joining another group. A group of one is none.',
    },
    {
      id: 'ED-5.28',
      from: 'ruling',
      says: 'A combined turn has one place action. To perceive, the leader names one member, who rolls with its own See; only that member looks.',
    },
    {
      id: 'ED-5.29',
      from: 'ruling',
      says: 'After a group’s movement, before the place action, every other member in turn order may give items, play a card that is no Move or place action, attack an Explorer on the space, or continue.',
    },
    {
      id: 'ED-5.30',
      from: 'ruling',
      says: 'If the leader enters a room, each other member follows or stays out; those who stay out leave the group.',
    },
    {
      id: 'ED-5.31',
      from: 'ruling',
      says: 'Inside rooms turns are not combined: each member acts in its own slot, still with the group bonus.',
    },
    {
      id: 'ED-5.32',
      from: 'ruling',
      says: 'If the leader dies, is left in combat or is drawn into a fight (ED-5.87), the combined turn ends; the other members stay where they are, or leave a cleared room as ED-7.27 says.',
    },
  ],
} as const satisfies Section

export const PERCEIVING_A_SMALL_ROOM = {
  title: 'Perceiving a small room',
  rules: [
    {
      id: 'ED-5.40',
      from: 'seed',
      says: 'If you end your Move action on an opening of a small room, you may make a See roll to perceive it.',
    },
    {
      id: 'ED-5.41',
      from: 'seed',
      says: 'On a success you alone look at the face-down card and put it back face down.',
    },
    { id: 'ED-5.42', from: 'ruling', says: 'You also learn whether a Small Key lies under it.' },
    {
      id: 'ED-5.43',
      from: 'seed',
      says: 'You may tell the others, keep quiet or lie about what you saw.',
      definition: true,
    },
    { id: 'ED-5.44', from: 'seed', says: 'On a failure you see nothing and go on with your turn.' },
    { id: 'ED-5.45', from: 'seed', says: 'You may not act on the same room twice in a row.' },
    {
      id: 'ED-5.46',
      from: 'ruling',
      says: 'That means: one See attempt a turn, and not at the room of your attempt on your previous turn. Entering is not limited by it.',
    },
    {
      id: 'ED-5.47',
      from: 'ruling',
      says: 'Only uncleared rooms you have not perceived yet can be perceived; a face-up beast may be, to learn about its key.',
    },
    {
      id: 'ED-5.48',
      from: 'ruling',
      says: 'A room stays perceived by you until its card is changed or removed, also after your death.',
    },
  ],
} as const satisfies Section

export const RUNNING_IN_HEADFIRST = {
  title: 'Running in head-first',
  rules: [
    {
      id: 'ED-5.50',
      from: 'seed',
      says: 'From an opening, at the end of your Move action, you may enter the room whether you tried to perceive it or not; your turn then ends.',
    },
    {
      id: 'ED-5.51',
      from: 'ruling',
      says: 'Entering and leaving cost no movement; a turn spent partly inside goes on only as ED-5.61 says.',
    },
    {
      id: 'ED-5.52',
      from: 'ruling',
      says: 'You enter aware if you, or a group member who really enters with you, have perceived the room, or its card is face up. Otherwise you enter blind; not having tried equals a failed See roll.',
    },
    {
      id: 'ED-5.53',
      from: 'ruling',
      says: 'Aware: you wait inside and your turn ends; the encounter starts with your next turn.',
    },
    {
      id: 'ED-5.54',
      from: 'seed',
      says: 'Blind into an ElectroBeast: at once make a Move roll. Fail: lose 1 Live and combat begins. Success: you are back on the space you came from.',
    },
    {
      id: 'ED-5.55',
      from: 'ruling',
      says: 'The beast’s card is then face up for all, its key still unknown. A failed roll brings everybody inside into combat; the turn of an entrant in combat ends, one who was waiting inside keeps its own.',
    },
    {
      id: 'ED-5.56',
      from: 'seed',
      says: 'Blind into a Boost Box of either kind: you learn only that it is a box, cannot tell whether it is trapped, and may not try to dismantle it. Leave or open it.',
    },
    { id: 'ED-5.57', from: 'seed', says: 'If you leave, you may use any exit.' },
    {
      id: 'ED-5.58',
      from: 'seed',
      says: 'If you open it and it is trapped, you lose 2 Live and get no reward; there is no roll to avoid it.',
    },
    {
      id: 'ED-5.59',
      from: 'seed',
      says: 'If you open it and it is not trapped, you take the reward (and the key, if any) and leave the room by any exit.',
    },
    {
      id: 'ED-5.60',
      from: 'seed',
      says: 'Blind into an Empty Room: nothing happens and you must leave at once, by any exit.',
    },
    {
      id: 'ED-5.61',
      from: 'seed',
      says: 'If you enter and leave a room in the same turn, you may go on with the movement points you had left before entering.',
    },
    {
      id: 'ED-5.62',
      from: 'ruling',
      says: 'After that only steps and free actions remain this turn; no second place action.',
    },
    { id: 'ED-5.63', from: 'ruling', says: 'You cannot enter a room you have left this turn.' },
    {
      id: 'ED-5.64',
      from: 'ruling',
      says: 'Opened boxes and empty rooms lose their card and are cleared. A room left with its box unopened is marked "box" for all.',
    },
    {
      id: 'ED-5.65',
      from: 'ruling',
      says: 'A key in an Empty Room goes to the Explorer who entered (in a group: the leader).',
    },
    {
      id: 'ED-5.66',
      from: 'ruling',
      says: 'A group going in blind: against a beast each member rolls, with the bonus as on entering; a box is left or opened by the leader, and only the opener is hurt or rewarded; all leave together. A leader who dodged may go on (ED-5.61) with the members who dodged too.',
    },
    {
      id: 'ED-5.67',
      from: 'ruling',
      says: 'Entering a room where combat is going on: you join it at once, without a Move roll, and your turn ends.',
    },
    {
      id: 'ED-5.68',
      from: 'ruling',
      says: 'If the Live lost on entering kills you, you drop your items in that room; no combat starts unless somebody else is inside.',
    },
  ],
} as const satisfies Section
