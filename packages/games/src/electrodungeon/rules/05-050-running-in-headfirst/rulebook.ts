import type { Section } from '@undercroft/kernel'

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
