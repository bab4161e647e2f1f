/** Sections 5 to 8. */
export const TURN = [
  {
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
  },
  {
    title: 'Enemy die',
    rules: [
      { id: 'PL-6.1', from: 'seed', says: 'If it shows attack, every Enemy Attacks every Hero on an adjacent Space.' },
      { id: 'PL-6.2', from: 'seed', says: 'If it shows left or right, every Enemy moves 1 Space that way.' },
      {
        id: 'PL-6.3',
        from: 'seed',
        says: 'It works on all Enemies on the Map, on every revealed Level, Boss and Summons included; the seal of the Boss Level (PL-15.12) does not stop it.',
      },
      {
        id: 'PL-6.4',
        from: 'seed',
        says: 'An Enemy does not move if a Wall, a Hero, or an Enemy that stays is in the way, or at the Map’s edge.',
      },
      {
        id: 'PL-6.5',
        from: 'seed',
        says: 'An Enemy never steps onto a Space whose floor has no Platform (lowest Row: PL-3.7).',
      },
      {
        id: 'PL-6.6',
        from: 'ruling',
        says: 'A laddered Platform and a one-way passage are Platforms here. A figure below is not.',
      },
      {
        id: 'PL-6.7',
        from: 'seed',
        says: 'All move at the same time: neighbours in a line all move if the first can.',
      },
      {
        id: 'PL-6.8',
        from: 'ruling',
        says: 'Procedure: in each row take Enemies from the leading side (leftmost first for left), each against the positions already updated.',
      },
      {
        id: 'PL-6.9',
        from: 'ruling',
        says: 'Attack order: Heroes in turn order from the Active player; against each, Enemies in reading order. A Hero that Faints is not Attacked further.',
      },
      {
        id: 'PL-6.10',
        from: 'ruling',
        says: 'Die movement causes no Attack, fall, Push or Reveal; Gravity waits for an Action or step 7.',
      },
    ],
  },
  {
    title: 'Symbols, Special die, Forge',
    rules: [
      {
        id: 'PL-7.1',
        from: 'seed',
        says: 'A Symbol comes from an unused Action die of your Dice Pool or from your Special die. Each die is used once a Turn.',
      },
      {
        id: 'PL-7.2',
        from: 'seed',
        says: 'A used Action die leaves the Dice Pool. Dice keep their rolled face; nobody turns them.',
      },
      { id: 'PL-7.3', from: 'seed', says: 'Using the Special die’s Symbol Resets it (blank).' },
      { id: 'PL-7.4', from: 'seed', says: 'A foot Moves your Hero 1 Space (section 9).' },
      { id: 'PL-7.5', from: 'seed', says: 'A sword Attacks an Enemy; several may be used in one Attack (section 11).' },
      { id: 'PL-7.6', from: 'seed', says: 'A coin gives 1 Coin.' },
      {
        id: 'PL-7.7',
        from: 'seed',
        says: 'A claw moves 1 Enemy 1 Space in any direction, off Platforms too (PL-9.21).',
      },
      { id: 'PL-7.8', from: 'seed', says: 'A star is used as another Symbol, one of the two on your Hero card.' },
      {
        id: 'PL-7.9',
        from: 'ruling',
        says: 'A star used as another Symbol counts as that one for Gems and bonuses, but is forged, and read by Ikee, as a star.',
      },
      {
        id: 'PL-7.10',
        from: 'seed',
        says: 'Forge: spend two Dice Pool dice that show one Symbol to get the effect of a different Symbol you name.',
      },
      {
        id: 'PL-7.11',
        from: 'ruling',
        says: 'The forged effect happens at once, as a Move, as part of an Attack, etc.; it is not kept. It may be star, never the Symbol forged.',
      },
      {
        id: 'PL-7.12',
        from: 'ruling',
        says: 'In step 5 both dice of a Forge come from the Dice Pool; the Special die may serve only in step 6 (PL-7.17). Forged Symbols are not forged again.',
      },
      { id: 'PL-7.13', from: 'seed', says: 'Symbols need not be used.' },
      {
        id: 'PL-7.14',
        from: 'seed',
        says: 'The Special die keeps one Symbol between Turns; blank is its basic state.',
      },
      {
        id: 'PL-7.15',
        from: 'seed',
        says: 'Step 6: you may set your Special die to the Symbol of 1 unused die of your Dice Pool. Not in step 5.',
      },
      { id: 'PL-7.16', from: 'seed', says: 'Or Forge here: 2 unused dice with the same Symbol set it to any Symbol.' },
      { id: 'PL-7.17', from: 'seed', says: 'The Special die’s own Symbol may be one of the two.' },
      {
        id: 'PL-7.18',
        from: 'ruling',
        says: 'Once per step 6; it replaces a Symbol already there; the dice count as used. If you skip, the Special die stays as it is.',
      },
      {
        id: 'PL-7.19',
        from: 'seed',
        says: 'Reset = turn to blank: when its Symbol is used, when the Hero Faints, or when an effect says so.',
      },
      {
        id: 'PL-7.20',
        from: 'ruling',
        says: 'A re-roll replaces the face for every later use, but not for Ikee’s count (PL-16.16). Using or forging never changes a face.',
      },
    ],
  },
  {
    title: 'Gems',
    rules: [
      {
        id: 'PL-8.1',
        from: 'seed',
        says: 'Gems discarded along with a Symbol multiply its effect: doubling costs 1 Gem, tripling 2 more, quadrupling 3 more, and so on.',
      },
      {
        id: 'PL-8.2',
        from: 'seed',
        says: 'So multiplier m costs m(m−1)/2 Gems: m 1, 2, 3, 4, 5 costs 0, 1, 3, 6, 10.',
      },
      {
        id: 'PL-8.3',
        from: 'seed',
        says: 'Several Symbols may be enhanced, each counted on its own, in one Action too.',
      },
      {
        id: 'PL-8.4',
        from: 'seed',
        says: 'Any Symbol may be enhanced: of an Action die, of the Special die, a star, or a forged one.',
      },
      {
        id: 'PL-8.5',
        from: 'ruling',
        says: 'The multiplier counts steps of a foot, Wounds of a sword, Coins of a coin, and steps of a claw, all with the same Enemy.',
      },
      {
        id: 'PL-8.6',
        from: 'ruling',
        says: 'Fixed bonuses (Hero Abilities, Items, Potions, tokens) are added once, after multiplying.',
      },
      {
        id: 'PL-8.7',
        from: 'ruling',
        says: 'How far a Symbol is enhanced is said and paid before its effect; nothing comes back if the effect is cut short. Gems gained by an Action cannot pay for it.',
      },
      {
        id: 'PL-8.8',
        from: 'ruling',
        says: 'Gems cannot enhance Spawn, setting the Special die, or a card effect that is not “the effect of a Symbol”.',
      },
      {
        id: 'PL-8.9',
        from: 'ruling',
        says: 'The cheapest way to reach a total with several Symbols is to split it as evenly as possible; ready-made Attacks do so.',
      },
    ],
  },
] as const
