export const BOSSES = {
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
} as const
