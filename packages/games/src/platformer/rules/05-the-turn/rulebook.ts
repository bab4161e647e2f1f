/** Section 5. */
export const TURN = {
  title: 'The Turn',
  rules: [
    { id: 'PL-5.1', from: 'seed', says: 'Turns go clockwise; the player whose Turn it is is the Active player.' },
    {
      id: 'PL-5.2',
      from: 'seed',
      says: 'Steps: 1 Remove Level, 2 Refresh, 3 Roll, 4 Enemy die, 5 Actions, 6 Special die, 7 Gravity, 8 End; then the Boss Turn if due; then the next player.',
    },
    {
      id: 'PL-5.3',
      from: 'seed',
      says: 'The first Turn of the game starts at step 3 (steps 1 and 2 would do nothing in anyone’s first Turn).',
    },
    { id: 'PL-5.4', from: 'seed', says: 'Step 1, Remove Level: PL-13.9.' },
    {
      id: 'PL-5.5',
      from: 'seed',
      says: 'Step 2: all your Exhausted cards (Items, Artifacts, Hero card) become usable again.',
    },
    {
      id: 'PL-5.6',
      from: 'seed',
      says: 'Step 3: roll the 5 Action dice and the Enemy die. The Action dice are your Dice Pool.',
    },
    { id: 'PL-5.7', from: 'seed', says: 'Step 4: what the Enemy die shows is done (section 6).' },
    {
      id: 'PL-5.8',
      from: 'seed',
      says: 'Step 5: any number of Actions, any order, repeats allowed, all optional except Spawn: use Symbols, Spawn, Apply Gravity, buy, use Item/Potion, use Hero Ability, Forge.',
    },
    {
      id: 'PL-5.9',
      from: 'ruling',
      says: 'An Action is finished before the next begins. Ending step 5 is an explicit choice and cannot be taken back.',
    },
    { id: 'PL-5.10', from: 'seed', says: 'Step 6: you may set your Special die (PL-7.15).' },
    { id: 'PL-5.11', from: 'seed', says: 'Step 7: Gravity is always applied (section 10).' },
    { id: 'PL-5.12', from: 'seed', says: 'Step 8: the Turn ends; Symbols left in the Dice Pool are lost.' },
    {
      id: 'PL-5.13',
      from: 'ruling',
      says: 'Order in step 8: the Event’s “end” effect, then Boss tokens (Venom, Shackle), then “this Turn” effects end.',
    },
    {
      id: 'PL-5.14',
      from: 'seed',
      says: 'The Boss Turn follows only if the Active player’s Hero is on the Boss Level (section 16).',
    },
    {
      id: 'PL-5.15',
      from: 'ruling',
      says: 'Only the Active player acts; the one exception is the Ladder choice (PL-10.4) of any Hero’s owner.',
    },
  ],
} as const
