export const THE_THRONE_ROOM = {
  title: 'The Throne Room',
  rules: [
    {
      id: 'MA-22.1',
      from: 'seed',
      says: 'The Throne Room has five rooms. On arrival: 4 Cultists, 2 rolled minor dice, 1 rolled major die, Malaphyas blue in the Throne; no Dark Watcher yet.',
    },
    {
      id: 'MA-22.2',
      from: 'ruling',
      says: 'If dice run short MA-16.11 applies; Heroes not yet teleported (MA-21.10) still guard their rooms.',
    },
    {
      id: 'MA-22.3',
      from: ['seed', 'ruling'],
      says: 'The four ritual Cultists and Malaphyas stay where they are; other monsters move. Effects cannot move or swap those five.',
    },
    {
      id: 'MA-22.4',
      from: 'seed',
      says: 'As soon as only one of the four ritual Cultists is left it is removed and a Dark Watcher appears in the centre room.',
    },
    {
      id: 'MA-22.5',
      from: 'ruling',
      says: 'Defeat and removal (card, monster limit) both count; other Cultists do not. At once, even mid-combat: a Hero fighting in the centre must fight the Watcher in the same combat. The removed Cultist pays nothing.',
    },
    {
      id: 'MA-22.6',
      from: ['seed', 'ruling'],
      says: 'Bottomless Pit (top right room): a Hero there may defeat a minor monster by spending 1 S, a major one by spending 2 S.',
    },
    {
      id: 'MA-22.7',
      from: 'ruling',
      says: 'It replaces the attack step of that monster’s fight; no Payback, not even Quick Stab; a Ghost thrown in moans all the same (MA-17.10), for it was not defeated with E; normal rewards; not bosses. Free Step counts.',
    },
    {
      id: 'MA-22.8',
      from: 'seed',
      says: 'Every turn begins, ahead of its Hero Phase, with Malaphyas’ attack: roll two action dice.',
    },
    {
      id: 'MA-22.9',
      from: ['seed', 'ruling'],
      says: 'First die: a minor monster (S, R, M, D) or a major one (E, G) spawns in the Throne, whatever is there. MA-16.16 trims the room.',
    },
    {
      id: 'MA-22.10',
      from: 'seed',
      says: 'Second die: Grimbolts give 1 unpreventable Wound to all Heroes in the rooms bearing that symbol.',
    },
    {
      id: 'MA-22.11',
      from: 'ruling',
      says: 'If the active Hero falls to a Grimbolt its Hero Phase is over before it began; the Dungeon Master Phase follows.',
    },
  ],
} as const
