/** Table 19.A: where a Treasure Card may interrupt, and when that is. */
export const WINDOWS = {
  turnStart: 'a turn starts',
  rolled: 'the dice are final',
  step: 'a Step was spent, before its Move Points are given',
  explore: 'the tile is known, before it is placed',
  entered: 'the active Hero has come into a room',
  spawn: 'a monster die was rolled onto the board',
  use: 'an ability or Room Action was paid, before it acts',
  combat: 'a Fight begins',
  attack: 'an attack is committed, before its damage is counted',
  payback: 'Payback is due, before Defense is committed',
  reward: 'XP is about to be given',
  loot: 'a Treasure Card was drawn',
  gold: 'gold was gained',
  card: 'a Treasure Card was played',
  defeat: 'a Hero is at 0 LP',
  dm: 'a Dungeon Master Phase starts',
  evil: 'an Evil card was drawn',
} as const
export type Window = keyof typeof WINDOWS
