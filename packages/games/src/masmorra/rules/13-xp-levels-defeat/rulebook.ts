export const XP_LEVELS_DEFEAT = {
  title: 'XP, levels, defeat',
  rules: [
    {
      id: 'MA-13.1',
      from: 'seed',
      says: 'XP comes from defeating monsters, opening chests, disarming traps, exploring medium rooms; also from the first descent to Level 3 (MA-21.8) and bonus cards (MA-20.4).',
    },
    { id: 'MA-13.2', from: 'seed', says: 'Each monster defeated gives its XP value and 1 Treasure Card.' },
    {
      id: 'MA-13.3',
      from: 'seed',
      says: 'A Hero over 7 XP gets 1 XP less for each minor monster. Major monsters and bosses pay in full.',
    },
    {
      id: 'MA-13.4',
      from: 'ruling',
      says: 'Rewards of one combat are counted one monster at a time in order of defeat; the test of MA-13.3 uses the XP at that moment (8 or more).',
    },
    { id: 'MA-13.5', from: 'ruling', says: 'XP never drops below 0.' },
    {
      id: 'MA-13.6',
      from: ['seed', 'ruling'],
      says: 'Reaching 3, 7, 12 and 17 XP each gives one new ability. Only the first time each is reached.',
    },
    {
      id: 'MA-13.7',
      from: 'seed',
      says: 'Level up: pick one of your two Hero cards and uncover its next ability, the upper one first. It may be used the same turn.',
    },
    {
      id: 'MA-13.8',
      from: 'ruling',
      says: 'Two arrows passed at once: two choices, one after the other. The choice is made at once, before play goes on.',
    },
    { id: 'MA-13.9', from: 'ruling', says: 'Learned abilities are never lost, whatever happens to XP.' },
    { id: 'MA-13.10', from: 'seed', says: 'At 0 LP or less a Hero is defeated and lies on its side in its room.' },
    {
      id: 'MA-13.11',
      from: ['seed', 'ruling'],
      says: 'Its XP drops to the last level-up arrow it reached (0 below 3). That is min(current XP, highest arrow ever reached): defeat never raises XP. Past 21 XP: MA-21.3.',
    },
    {
      id: 'MA-13.12',
      from: ['seed', 'ruling'],
      says: 'Its player discards one Treasure Card chosen blindly by another player. The RNG chooses, uniformly; the card is shown in the discard pile.',
    },
    { id: 'MA-13.13', from: 'seed', says: 'It gets no rewards for monsters beaten in that combat.' },
    {
      id: 'MA-13.14',
      from: 'seed',
      says: 'If it is that player’s turn, its remaining actions, dice, symbols and bounties are lost; the Dungeon Master Phase follows.',
    },
    {
      id: 'MA-13.15',
      from: 'seed',
      says: 'A lying Hero counts as absent: monsters may leave and spawn in its room, traps and cards do not touch it.',
    },
    {
      id: 'MA-13.16',
      from: 'ruling',
      says: 'A lying Hero cannot be wounded, moved or defeated again (exception MA-21.7). It keeps gold, tokens and abilities.',
    },
    {
      id: 'MA-13.17',
      from: 'ruling',
      says: 'A Hero defeated in another player’s turn is handled the same; it loses no turn.',
    },
    {
      id: 'MA-13.18',
      from: 'seed',
      says: 'At the beginning of its player’s next turn it stands up with 6 LP and takes its turn normally.',
    },
    {
      id: 'MA-13.19',
      from: 'ruling',
      says: 'If a Hero falls while its action waits on a window (W:USE), the action has no effect; what was paid stays paid.',
    },
  ],
} as const
