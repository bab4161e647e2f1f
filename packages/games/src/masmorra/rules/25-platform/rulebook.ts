export const PLATFORM = {
  title: 'Platform',
  rules: [
    {
      id: 'MA-25.1',
      from: 'ruling',
      says: 'Dice, draws and tosses come from the table in the order of play and are kept with the choices: a replay needs nothing else.',
    },
    {
      id: 'MA-25.2',
      from: 'ruling',
      says: 'Round limit (an option): 40 rounds in Standard, half as many again in Epic. When it is reached the game stops and MA-20.3 and MA-20.4 decide. It is off where a person sits when play begins, and on where bots are among themselves, unless the table says otherwise. Alliance ends by its clock.',
    },
    {
      id: 'MA-25.3',
      from: 'ruling',
      says: 'Per-turn guard: after 200 decisions of one seat in one turn the engine takes the first of: fight, pass, end.',
    },
    {
      id: 'MA-25.4',
      from: 'ruling',
      says: 'A seat that leaves is played by a bot; a decision that ran out of time takes its default.',
    },
    {
      id: 'MA-25.5',
      from: 'ruling',
      says: 'Undo is allowed only back to the last random event, reveal or other seat’s decision.',
    },
    {
      id: 'MA-25.6',
      from: 'ruling',
      says: 'Options: mode, number of Heroes, one seat for all Heroes (Alliance), First Player, no sealing, round limit (off with people, on for bots only) and its rounds, Alliance difficulty or the depth of both Stairs, whether Odda may be chosen.',
    },
    {
      id: 'MA-25.7',
      from: 'ruling',
      says: 'Every refusal names the first rule broken, tested in this order: whose turn, phase, engagement, location, cost, target.',
    },
  ],
} as const
