export const BESTIARY = {
  title: 'Bestiary',
  rules: [
    {
      id: 'MA-17.1',
      from: 'seed',
      says: 'A monster has a Payback, a Defense, an XP value, a type and abilities; "undead" and "vulnerable" are abilities.',
    },
    {
      id: 'MA-17.2',
      from: 'seed',
      says: 'Quick Stab (Goblin, Giant Bat): takes its Payback even when defeated by a ranged attack.',
    },
    {
      id: 'MA-17.3',
      from: ['seed', 'ruling'],
      says: 'Corrupting Touch (Cultist): at the start of combat steals 1 Elixir die if there is one, else 1 Elixir symbol if there is one.',
    },
    { id: 'MA-17.4', from: ['seed', 'ruling'], says: 'Dead Man Walking (Skeleton): R does no damage to it.' },
    { id: 'MA-17.5', from: 'seed', says: 'Undead (Skeleton, Ghoul, Ghost): Purge Undead works (MA-12.6).' },
    { id: 'MA-17.6', from: 'seed', says: 'Web (Spider): see MA-7.8; it holds even after the Spider was fought.' },
    {
      id: 'MA-17.7',
      from: ['seed', 'ruling'],
      says: 'Corrupting Touch (Ghoul): steals 1 Step die, else 1 Step symbol, else the active Free Step token (turned over).',
    },
    { id: 'MA-17.8', from: 'seed', says: 'Sonar (Giant Bat): steals 1 Ranged die, else 1 Ranged symbol.' },
    {
      id: 'MA-17.9',
      from: 'seed',
      says: 'Vulnerable to Magic and Squishy (Gelatinous Cube): only G harms it, as ranged.',
    },
    {
      id: 'MA-17.10',
      from: ['seed', 'ruling'],
      says: 'Terrifying Moans (Ghost): the Hero loses 1 XP unless it defeats the Ghost with E. All the damage that counted must be E; the loss comes at the end of that fight.',
    },
    { id: 'MA-17.11', from: ['seed', 'ruling'], says: 'Incorporeal Body (Ghost): R does no damage to it.' },
    {
      id: 'MA-17.12',
      from: ['seed', 'ruling'],
      says: 'Unholy Gaze (Dark Watcher): Heroes in its room can use no abilities. Starting and ongoing ones too; the gaze ends when its own fight ends in its defeat.',
    },
    {
      id: 'MA-17.13',
      from: ['seed', 'ruling'],
      says: 'Iron-Tough Hide (Young Dragon, Mortiferous, red Malaphyas): the first point of R damage in a fight is ignored. Only R, once per fight: damage = M + max(0, R - 1).',
    },
    {
      id: 'MA-17.14',
      from: ['seed', 'ruling'],
      says: 'A stolen die goes to the Used area. Each thief takes one; lowest die id first, action dice before the pet die; again in every new combat.',
    },
  ],
} as const
