export const DUNGEON_MASTER_PHASE = {
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
} as const
