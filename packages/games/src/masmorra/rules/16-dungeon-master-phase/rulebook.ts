export const DUNGEON = [
  {
    title: 'Dungeon Master Phase',
    rules: [
      {
        id: 'MA-16.1',
        from: 'seed',
        says: 'You get 2 MPs for monsters; each moves one monster one room; both may go to the same monster; any may be left unused.',
      },
      {
        id: 'MA-16.2',
        from: 'seed',
        says: 'A monster cannot leave a room that holds a Hero and stops on entering one.',
      },
      { id: 'MA-16.3', from: 'seed', says: 'Monsters use open doors only, never diagonals, never trap tiles.' },
      { id: 'MA-16.4', from: 'seed', says: 'A monster cannot enter a room if that would break its limit.' },
      { id: 'MA-16.5', from: 'seed', says: 'Bosses move like other monsters, except where said (MA-22.3, MA-23.4).' },
      {
        id: 'MA-16.6',
        from: 'ruling',
        says: 'Stairs cost a monster 0 MP, once per monster per Dungeon Master Phase, within MA-16.2 and MA-16.4. Only Heroes can open Level 3.',
      },
      {
        id: 'MA-16.7',
        from: 'ruling',
        says: 'In the Dungeon Master Phase before spawning you may also buy a Treasure Card and play purple effects marked †, if your Hero stands. The others only give symbols, MPs or dice, or precede a combat.',
      },
      { id: 'MA-16.8', from: 'seed', says: 'Spawning follows moving and is compulsory.' },
      {
        id: 'MA-16.9',
        from: 'seed',
        says: 'Every room with spawn icons and with no Hero and no monster gets a newly rolled die for each icon, minor or major as shown.',
      },
      {
        id: 'MA-16.10',
        from: 'ruling',
        says: 'The rooms are listed before the first roll and served oldest tile first; each spawns at most once per Dungeon Master Phase.',
      },
      {
        id: 'MA-16.11',
        from: 'seed',
        says: 'If no die of the kind is left, take one of that kind from any room without a Hero and roll it; the active player chooses. The same when a tile is explored.',
      },
      {
        id: 'MA-16.12',
        from: 'ruling',
        says: 'A die just rolled for the same room, or a ritual Cultist of Level 3, cannot be taken. If none can be taken nothing spawns.',
      },
      {
        id: 'MA-16.13',
        from: 'ruling',
        says: 'A named monster (fixed on a tile, Spiderling, a ritual’s Dark Watcher) is a die of its kind turned to its face; if none is left, MA-16.11 supplies one.',
      },
      { id: 'MA-16.14', from: 'seed', says: 'Size: a minor counts 1, a major 2, a boss 2.' },
      {
        id: 'MA-16.15',
        from: 'seed',
        says: 'Limit: 3 in a small room; 4 in a medium room or a room of the large tile. It binds monsters only.',
      },
      {
        id: 'MA-16.16',
        from: 'seed',
        says: 'If an effect puts a monster into a room beyond its limit, remove the monster there with the least XP value, again and again until it fits; the active player breaks ties.',
      },
      {
        id: 'MA-16.17',
        from: 'ruling',
        says: 'The newcomer may be the one removed; bosses and Malaphyas never are. Removed monsters reward nobody.',
      },
    ],
  },
  {
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
  },
  {
    title: 'Bosses',
    rules: [
      {
        id: 'MA-18.1',
        from: 'seed',
        says: 'A boss enters with its blue side up and must be defeated twice, once per side. Schmetterling has one side: once.',
      },
      {
        id: 'MA-18.2',
        from: 'seed',
        says: 'Fights are as usual; each defeat of a side gives 1 Treasure Card and that side’s XP.',
      },
      {
        id: 'MA-18.3',
        from: 'seed',
        says: 'When the blue side is defeated the token turns red; that side cannot be attacked in the same turn; any Hero may defeat it later; then it leaves the game.',
      },
      {
        id: 'MA-18.4',
        from: 'ruling',
        says: 'A boss that turned this turn counts as fought for the rest of the turn; its new side takes no Payback and starts nothing; its static abilities apply at once.',
      },
      {
        id: 'MA-18.5',
        from: ['seed', 'ruling'],
        says: 'Bosses are immune to all cards and abilities that affect monsters. They cannot be moved, removed, swapped, re-rolled or given bonuses by them; Evil cards count as cards. Slip Away and T21 leave a boss to be fought; Deadeye does not pierce its Hide.',
      },
      {
        id: 'MA-18.6',
        from: ['seed', 'ruling'],
        says: 'Venom Strike (Aunty Bitsy blue): 1 Wound to the Hero at the start of combat. D does not stop it.',
      },
      {
        id: 'MA-18.7',
        from: ['seed', 'ruling'],
        says: 'Spiderling (Aunty Bitsy red): a Spider appears in her room at the start of combat. MA-16.11 and MA-16.16 apply; it must be fought in this combat.',
      },
      {
        id: 'MA-18.8',
        from: ['seed', 'ruling'],
        says: 'Capture (Schmetterling): his victor keeps the token and may discard it in a later roll step for an extra re-roll (MA-4.3). XP and card as usual. The token comes with the rewards; if the Hero falls it leaves the game.',
      },
      {
        id: 'MA-18.9',
        from: ['seed', 'ruling'],
        says: 'Fire Breath (Mortiferous blue): when revealed, every Hero in his room or a room adjacent to it takes 1 Wound. Cannot be prevented.',
      },
      {
        id: 'MA-18.10',
        from: ['seed', 'ruling'],
        says: 'Dread Aura (Hydra blue): G cannot be used in her room. Neither Magic die (spent or docked) nor Magic symbol; effects that only produce G are refused there. One that does more besides (Dispel) may be used and makes no G there; inside a combat, where it would be used for its G (MA-12.17), it is refused.',
      },
      {
        id: 'MA-18.11',
        from: ['seed', 'ruling'],
        says: 'Two Shall Take Its Place (Hydra red): unless killed with M only, she turns blue again. If the damage suffices but some was not M: she is not defeated, Payback follows, no reward, she turns blue, and cannot be attacked again this turn. With too little damage she stays red.',
      },
    ],
  },
] as const
