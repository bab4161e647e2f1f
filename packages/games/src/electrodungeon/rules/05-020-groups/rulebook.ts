import type { Section } from '@undercroft/kernel'

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
