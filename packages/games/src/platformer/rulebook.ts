import { type RuleOf, rulebook } from '@undercroft/kernel'

export const book = rulebook({
  prefix: 'PL',
  sections: [
    {
      title: 'Terms and options',
      rules: [
        {
          id: 'PL-1.1',
          from: 'ruling',
          says: 'The game seats 1–4 players, one Hero each; with one player the solo rules (section 19) apply.',
        },
        {
          id: 'PL-1.2',
          from: 'seed',
          says: 'Components: 5 Action dice, 4 Special dice, 1 Enemy die, 16 Forest + 16 Void tiles, 6 Heroes, 2 Bosses, 15 Items, 15 Potions, 6 Enemy cards, 11 Boss Attack cards, 10 Artifacts, 12 Events, 50 Gems, 35 Coins, 25 Hearts, 28 Enemy tokens, 20 Boss tokens, 4 Help and 4 Boss Help cards.',
        },
        {
          id: 'PL-1.3',
          from: 'ruling',
          says: 'Coins and Gems are a finite common pool; spent ones go back. A gain larger than the pool is cut to what is left; on a Reveal, tokens are placed in reading order (PL-1.9) until the pool is empty.',
        },
        {
          id: 'PL-1.4',
          from: 'ruling',
          says: 'A *figure* is a Hero or an Enemy. Boss and Summons are Enemies. *Unoccupied* means no figure; tokens do not occupy.',
        },
        {
          id: 'PL-1.5',
          from: 'ruling',
          says: 'A Hero *enters* a Space when it comes onto it by a Move, Portal, Push, Spawn or card placement, or passes or lands on it while falling.',
        },
        {
          id: 'PL-1.6',
          from: 'ruling',
          says: 'On entering a Space resolve in this order: collect Coin/Gem; Special Icon; Trap; Reveal (PL-13.1); abilities that answer an arrival (e.g. Ent). If the Hero Faints, skip the rest except the Reveal.',
        },
        { id: 'PL-1.7', from: 'ruling', says: 'A card beats these rules; “cannot” beats “may”.' },
        {
          id: 'PL-1.8',
          from: 'ruling',
          says: 'Options: players 1–4; boss medusa / ikee / random; tiles mixed (default) / forest / void; heroes random (default) / chosen; artifacts on/off; longerMap on/off (never solo); roundLimit 20–200, default 60 (PL-17.5).',
        },
        {
          id: 'PL-1.9',
          from: 'ruling',
          says: '*Reading order* of Spaces: highest row first, then left to right. It orders every simultaneous thing that has no other order.',
        },
        {
          id: 'PL-1.10',
          from: 'ruling',
          says: '*Recover* never lifts Hearts above the Hero’s printed Health. Reductions of Wounds and Gem costs stop at 0, of prices at 1.',
        },
        { id: 'PL-1.11', from: 'ruling', says: 'A *Round* is one Turn of every player, from the first player on.' },
      ],
    },
    {
      title: 'Setup',
      rules: [
        {
          id: 'PL-2.1',
          from: 'seed',
          says: 'Draw random normal tiles (backs without the Boss icon) and lay them face down as 3 Levels of 2 tiles.',
        },
        { id: 'PL-2.2', from: 'seed', says: 'Turn the lowest Level (Level 1) face up.' },
        {
          id: 'PL-2.3',
          from: 'ruling',
          says: 'Forest and Void tiles are shuffled together unless tiles says otherwise. Tiles stand upright, are never rotated, and each is used once; the rest stay unseen in the box.',
        },
        {
          id: 'PL-2.4',
          from: 'seed',
          says: 'Put a random tier I Enemy card face up at Level 1, a random tier II face down at Level 2, a random tier III face down at Level 3.',
        },
        {
          id: 'PL-2.5',
          from: 'seed',
          says: 'Choose or draw a Boss sheet; place it face up above the tier III card (the text’s “Monster III”).',
        },
        {
          id: 'PL-2.6',
          from: 'seed',
          says: 'Lay 2 random Boss tiles (backs with the Boss icon) face down above the last Level: the Boss Level.',
        },
        {
          id: 'PL-2.7',
          from: 'seed',
          says: 'Put that Boss’s tokens, as its sheet lists them, and its figure beside the sheet.',
        },
        { id: 'PL-2.8', from: 'seed', says: 'Put that Boss’s Attack cards beside the sheet, face down.' },
        {
          id: 'PL-2.9',
          from: 'ruling',
          says: 'The Attack cards are shuffled. The other Boss’s parts are out of the game.',
        },
        {
          id: 'PL-2.10',
          from: 'seed',
          says: 'Shuffle the Item deck and the Potion deck; show 3 cards of each face up: this display is the Shop.',
        },
        {
          id: 'PL-2.11',
          from: 'seed',
          says: 'Coins, Gems, Hearts and Enemy tokens form the common pool; the 5 Action dice and the Enemy die are shared.',
        },
        {
          id: 'PL-2.12',
          from: 'seed',
          says: 'Each player gets a random Hero, its figure, as many Hearts as its Health, and one Special die lying blank in the Hero’s slot.',
        },
        { id: 'PL-2.13', from: 'seed', says: 'Heroes start off the Map (PL-12.8).' },
        {
          id: 'PL-2.14',
          from: 'seed',
          says: 'On Level 1 put a Coin on each Coin Space, a Gem on each Gem Space, and an Enemy token of the face-up card on each Enemy Spawn Space.',
        },
        {
          id: 'PL-2.15',
          from: 'seed',
          says: 'The first player is whoever last climbed a tower, or random. The platform picks at random.',
        },
        {
          id: 'PL-2.16',
          from: 'ruling',
          says: 'Bonuses (icons lost): 2nd player 1 Coin, 3rd player 1 Gem, 4th player 1 Coin and 1 Gem.',
        },
        {
          id: 'PL-2.17',
          from: 'seed',
          says: 'Each player gets a Help card and a Boss Help card; on screen: a help panel, no game effect.',
        },
      ],
    },
    {
      title: 'Map and Spaces',
      rules: [
        {
          id: 'PL-3.1',
          from: 'seed',
          says: 'A Level is 2 Map tiles side by side; a Row is one horizontal line of Spaces across a Level.',
        },
        {
          id: 'PL-3.2',
          from: 'house',
          says: 'A tile is 4 columns × 4 rows, so a Level is 8 × 4: left tile columns 1–4, right tile 5–8 (why: section 23, R1).',
        },
        { id: 'PL-3.3', from: 'seed', says: 'At most one figure stands on a Space.' },
        { id: 'PL-3.4', from: 'seed', says: 'Walls are vertical edges no Hero or Enemy can pass.' },
        {
          id: 'PL-3.5',
          from: 'seed',
          says: 'Platforms are horizontal edges no Hero or Enemy can pass, except by a Ladder (PL-4.4) or a one-way passage (PL-15.5).',
        },
        {
          id: 'PL-3.6',
          from: 'ruling',
          says: 'The outer border is like a Wall. Face-down and removed Levels are not part of the Map: nothing is there and nothing goes there.',
        },
        {
          id: 'PL-3.7',
          from: 'seed',
          says: 'The lowest Row of the lowest revealed Level counts as standing on a Platform, drawn or not: nothing falls out, and Enemies walk freely on it.',
        },
        { id: 'PL-3.8', from: 'seed', says: 'Enemy Spawn Space: receives an Enemy token when its Level is Revealed.' },
        {
          id: 'PL-3.9',
          from: 'seed',
          says: 'Coin Space and Gem Space: receive 1 Coin or 1 Gem when their Level is Revealed.',
        },
        { id: 'PL-3.10', from: 'seed', says: 'A Hero entering a Space with a Coin or Gem takes it.' },
        {
          id: 'PL-3.11',
          from: 'ruling',
          says: 'Taking is automatic and includes Spaces passed while falling, Pushed onto or Spawned on. Enemies never take tokens.',
        },
        { id: 'PL-3.12', from: 'seed', says: 'Coins and Gems on the Map do not fall.' },
        {
          id: 'PL-3.13',
          from: 'seed',
          says: 'Trap: each time a Hero enters it or falls through it, that Hero suffers 1 Wound. Enemies ignore Traps.',
        },
        { id: 'PL-3.14', from: 'ruling', says: 'Remaining on a Trap costs nothing more.' },
        { id: 'PL-3.15', from: 'seed', says: 'Shop Space: a Hero standing there may buy (section 14).' },
        {
          id: 'PL-3.16',
          from: 'seed',
          says: 'Ladder: a Hero on a Ladder Space need not fall; a Ladder through a Platform joins the Spaces above and below it. Enemies get no hold from it.',
        },
        { id: 'PL-3.17', from: 'seed', says: 'Void Portals are printed on Void tiles only (PL-9.18).' },
        {
          id: 'PL-3.18',
          from: 'ruling',
          says: 'A printed feature other than Coin and Gem tokens is permanent while its Level is revealed.',
        },
      ],
    },
    {
      title: 'Adjacency',
      rules: [
        {
          id: 'PL-4.1',
          from: 'seed',
          says: 'Two Spaces are adjacent if one is directly left, right, above or below the other. Diagonals never are.',
        },
        { id: 'PL-4.2', from: 'seed', says: 'Spaces with a Wall between them are not adjacent.' },
        {
          id: 'PL-4.3',
          from: 'seed',
          says: 'Spaces with a Platform between them are not adjacent, unless a Ladder goes through that Platform.',
        },
        {
          id: 'PL-4.4',
          from: 'seed',
          says: 'Spaces joined by a Ladder through a Platform are adjacent, both ways, for Moves, Attacks, being Attacked, and Enemy movement.',
        },
        {
          id: 'PL-4.5',
          from: 'ruling',
          says: 'Seams between tiles and between revealed Levels are ordinary edges. A Wall printed by either tile counts.',
        },
        {
          id: 'PL-4.6',
          from: 'ruling',
          says: 'A one-way passage is a Platform: the Spaces on its two sides are not adjacent. Only PL-15.5 crosses it.',
        },
        { id: 'PL-4.7', from: 'ruling', says: 'Portals do not make Spaces adjacent.' },
      ],
    },
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
        { id: 'PL-5.4', from: 'seed', says: 'Step 1: section 13 (PL-13.9).' },
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
        { id: 'PL-5.7', from: 'seed', says: 'Step 4: resolve the Enemy die (section 6).' },
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
        { id: 'PL-6.1', from: 'seed', says: 'attack: every Enemy Attacks every Hero on an adjacent Space.' },
        { id: 'PL-6.2', from: 'seed', says: 'left / right: every Enemy moves 1 Space that way.' },
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
        { id: 'PL-7.4', from: 'seed', says: 'foot: Move your Hero 1 Space (section 9).' },
        { id: 'PL-7.5', from: 'seed', says: 'sword: Attack an Enemy; several may be used in one Attack (section 11).' },
        { id: 'PL-7.6', from: 'seed', says: 'coin: gain 1 Coin.' },
        {
          id: 'PL-7.7',
          from: 'seed',
          says: 'claw: move 1 Enemy 1 Space in any direction, off Platforms too (PL-9.21).',
        },
        { id: 'PL-7.8', from: 'seed', says: 'star: used as another Symbol, as your Hero card says.' },
        {
          id: 'PL-7.9',
          from: 'ruling',
          says: 'A star used as X is X for that use (Gems, bonuses), but for Forge and Ikee its face is star.',
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
        {
          id: 'PL-7.16',
          from: 'seed',
          says: 'Or Forge here: 2 unused dice with the same Symbol set it to any Symbol.',
        },
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
          says: 'Any Symbol may be enhanced: from an Action die, the Special die, a star (icon lost, R22), or a Forge.',
        },
        {
          id: 'PL-8.5',
          from: 'ruling',
          says: 'm multiplies: foot steps, sword Wounds, coin Coins, claw steps of one and the same Enemy.',
        },
        {
          id: 'PL-8.6',
          from: 'ruling',
          says: 'Fixed bonuses (Hero Abilities, Items, Potions, tokens) are added once, after multiplying.',
        },
        {
          id: 'PL-8.7',
          from: 'ruling',
          says: 'm is declared and paid before the effect; nothing is refunded if the effect is cut short. Gems gained by an Action cannot pay for it.',
        },
        {
          id: 'PL-8.8',
          from: 'ruling',
          says: 'Gems cannot enhance Spawn, setting the Special die, or a card effect that is not “the effect of a Symbol”.',
        },
        {
          id: 'PL-8.9',
          from: 'ruling',
          says: 'The cheapest split of Gems over n Symbols for a given total is the most even one; the interface proposes it.',
        },
      ],
    },
    {
      title: 'Movement, Push, Portals, moving Enemies',
      rules: [
        { id: 'PL-9.1', from: 'seed', says: 'A Move takes your Hero 1 step to an adjacent Space.' },
        {
          id: 'PL-9.2',
          from: 'seed',
          says: 'Up needs no Ladder: a Hero may jump any number of Spaces up during the Turn; Gravity comes later.',
        },
        {
          id: 'PL-9.3',
          from: 'ruling',
          says: 'With m > 1 steps are chosen one by one, each after the previous is fully resolved; the player may stop after any step but must make one.',
        },
        { id: 'PL-9.4', from: 'ruling', says: 'No other Action fits between the steps of one Move Action.' },
        {
          id: 'PL-9.5',
          from: 'seed',
          says: 'A Hero that starts a Move on a Space adjacent to an Enemy is Attacked by that Enemy.',
        },
        {
          id: 'PL-9.6',
          from: 'ruling',
          says: 'This is checked before every step, for every adjacent Enemy in reading order, wherever the step leads.',
        },
        {
          id: 'PL-9.7',
          from: 'seed',
          says: 'If the Hero Faints from such an Attack, the step and its Push do not happen.',
        },
        {
          id: 'PL-9.8',
          from: 'ruling',
          says: 'A Hero that Faints during a Move Action, before a step or on arrival, loses the remaining steps.',
        },
        { id: 'PL-9.9', from: 'seed', says: 'Falling, using a Portal and Spawning provoke no Attack.' },
        { id: 'PL-9.10', from: 'ruling', says: 'Being Pushed or placed by a card provokes none either.' },
        {
          id: 'PL-9.11',
          from: 'seed',
          says: 'Push: a Hero Moving onto an occupied Space shifts the figure there to an adjacent Space of the Active player’s choice, the mover’s own included.',
        },
        { id: 'PL-9.12', from: 'seed', says: 'The Push destination must be unoccupied: Pushes do not chain.' },
        {
          id: 'PL-9.13',
          from: 'ruling',
          says: '“Adjacent” means adjacent to the pushed figure’s Space. The mover’s origin counts as unoccupied. With no destination (possible by Portal or passage only) the step is refused.',
        },
        {
          id: 'PL-9.14',
          from: 'seed',
          says: 'A Pushed Enemy Attacks first, because the Hero Moves from an adjacent Space.',
        },
        {
          id: 'PL-9.15',
          from: 'ruling',
          says: 'Order: Attacks; the pushed figure is placed (a Hero enters its new Space, Trap included); the mover enters. The Active player picks the destination.',
        },
        {
          id: 'PL-9.16',
          from: 'ruling',
          says: 'Any figure can be Pushed, the Boss too, unless its card forbids it; then the step is refused.',
        },
        { id: 'PL-9.17', from: 'seed', says: 'Falling never Pushes.' },
        {
          id: 'PL-9.18',
          from: 'seed',
          says: 'Portal: a Hero on a Void Portal may use 1 foot (icon lost, R18) to be placed on another Void Portal of the same Level. No Enemy Attacks; the Hero can Push there.',
        },
        {
          id: 'PL-9.19',
          from: 'ruling',
          says: 'Each step granted by a foot (m included) may be a Portal hop; Moves granted by cards may not. PL-9.13 applies at the arrival Space.',
        },
        { id: 'PL-9.20', from: 'ruling', says: 'Enemies do not use Portals.' },
        {
          id: 'PL-9.21',
          from: 'seed',
          says: 'claw: move any Enemy, at any distance from your Hero, to an adjacent Space in any direction: off a Platform, up, or through a laddered Platform.',
        },
        {
          id: 'PL-9.22',
          from: 'ruling',
          says: 'The Space must be unoccupied (Enemies do not Push). Make at least one step; you may stop early.',
        },
        {
          id: 'PL-9.23',
          from: 'ruling',
          says: 'An Enemy moved by claw does not Attack, and hangs in the air until Gravity.',
        },
        { id: 'PL-9.24', from: 'ruling', says: 'No Enemy crosses a one-way passage, up or down.' },
      ],
    },
    {
      title: 'Gravity',
      rules: [
        {
          id: 'PL-10.1',
          from: 'seed',
          says: 'Gravity is applied in step 7 of every Turn, and whenever the Active player takes the Apply Gravity Action (free, any number of times).',
        },
        {
          id: 'PL-10.2',
          from: 'seed',
          says: 'A figure is supported by a Platform under it, by the lowest Row (PL-3.7), or by a Hero or Enemy directly below it that does not itself fall.',
        },
        {
          id: 'PL-10.3',
          from: 'seed',
          says: 'Every unsupported Hero and Enemy falls straight down until a Platform, the lowest Row or another figure supports it.',
        },
        { id: 'PL-10.4', from: 'seed', says: 'A Hero on a Ladder Space does not fall, but its player may choose to.' },
        {
          id: 'PL-10.5',
          from: 'ruling',
          says: 'Asked is each Hero on a Ladder Space with no Platform or lowest Row directly under it, in turn order from the Active player; no answer means stay.',
        },
        { id: 'PL-10.6', from: 'seed', says: 'Ladders never support Enemies.' },
        { id: 'PL-10.7', from: 'ruling', says: 'A falling Hero is not caught by Ladder Spaces on its way.' },
        {
          id: 'PL-10.8',
          from: 'ruling',
          says: 'A Platform with a Ladder through it, and a one-way passage, support like any Platform.',
        },
        {
          id: 'PL-10.9',
          from: 'ruling',
          says: 'Procedure: take all Ladder choices; then in each column, from the lowest figure up, drop each unsupported figure onto what is already settled. A figure that stays (Ladder, card or ability) supports those above. Afterwards every figure is supported or held.',
        },
        {
          id: 'PL-10.10',
          from: 'seed',
          says: 'A falling Hero suffers 1 Wound for each Trap Space it passes or lands on. It is not Attacked.',
        },
        {
          id: 'PL-10.11',
          from: 'ruling',
          says: 'If it Faints on the way it is removed there; figures above go on falling past that Space.',
        },
        { id: 'PL-10.12', from: 'seed', says: 'Nothing falls out of the Map; tokens do not fall.' },
        {
          id: 'PL-10.13',
          from: 'ruling',
          says: 'Seams between Levels do not stop a fall unless a Platform is printed there.',
        },
        {
          id: 'PL-10.14',
          from: 'ruling',
          says: 'The Apply Gravity Action is refused if nothing on your side of the seal (PL-15.13) would fall: some figure must be unsupported and not held by a Ladder, card or ability (Bat), or your own Hero, so held, declares to fall and would.',
        },
      ],
    },
    {
      title: 'Attacks by Heroes',
      rules: [
        {
          id: 'PL-11.1',
          from: 'ruling',
          says: 'An Attack Action names one Enemy adjacent to your Hero and uses at least one sword.',
        },
        {
          id: 'PL-11.2',
          from: 'seed',
          says: 'Wounds dealt = sum of the sword Symbols used, each times its m, plus bonuses; all sources may be mixed in one Attack.',
        },
        {
          id: 'PL-11.3',
          from: 'seed',
          says: 'The Enemy is Defeated only if this single Attack deals at least its Health; otherwise nothing happens.',
        },
        {
          id: 'PL-11.4',
          from: 'ruling',
          says: 'A failed Attack is legal; dice, Gems and one-time bonuses are spent; Wounds never accumulate. It is not among the ready-made choices (PL-20.1); the page asks a person to confirm it.',
        },
        {
          id: 'PL-11.5',
          from: 'seed',
          says: 'No Attack, by a Hero or an Enemy, passes a Wall or a Platform, except along a Ladder through it (Boss cards: PL-16.8).',
        },
        {
          id: 'PL-11.6',
          from: 'ruling',
          says: 'Only Enemies can be Attacked, one per Attack. Surplus Wounds are lost (they score in solo, PL-19.10). Attacking provokes nothing.',
        },
        {
          id: 'PL-11.7',
          from: 'seed',
          says: 'A Defeated Enemy’s token leaves the Map; the Hero who Defeated it gains its Loot.',
        },
        {
          id: 'PL-11.8',
          from: 'ruling',
          says: '“Your next Attack” bonuses add up, are used by the next Attack whatever its result, and end with the Turn.',
        },
        { id: 'PL-11.9', from: 'ruling', says: 'Figures that stood on a Defeated Enemy stay in place until Gravity.' },
      ],
    },
    {
      title: 'Wounds, Faint, Spawn',
      rules: [
        {
          id: 'PL-12.1',
          from: 'seed',
          says: 'An Enemy’s Attack deals Wounds equal to its Damage. It comes from the Enemy die or from the Hero’s Moves.',
        },
        { id: 'PL-12.2', from: 'seed', says: 'Each Wound discards 1 Heart. On losing the last Heart the Hero Faints.' },
        { id: 'PL-12.3', from: 'ruling', says: 'Wounds beyond the last Heart vanish.' },
        {
          id: 'PL-12.4',
          from: 'ruling',
          says: 'An Enemy’s “when it Attacks” ability resolves after the Wounds, also if they were reduced to 0, and only if the Hero is still on the Map.',
        },
        {
          id: 'PL-12.5',
          from: 'seed',
          says: 'Faint: remove the Hero from the Map, Reset its Special die, discard all its Boss tokens, restore its Hearts to full.',
        },
        {
          id: 'PL-12.6',
          from: 'ruling',
          says: 'Nothing else is lost: Coins, Gems, Items, Potions, Artifacts and the Dice Pool stay.',
        },
        {
          id: 'PL-12.7',
          from: 'seed',
          says: 'A Hero can Faint in its own Turn; it may Spawn again at once by using a Symbol.',
        },
        {
          id: 'PL-12.8',
          from: 'seed',
          says: 'Spawn is possible only while your Hero is off the Map: at the start and after a Faint.',
        },
        { id: 'PL-12.9', from: 'seed', says: 'While off the Map no Action but Spawn is possible.' },
        { id: 'PL-12.10', from: 'seed', says: 'In step 5 a player whose Hero is off the Map must Spawn.' },
        {
          id: 'PL-12.11',
          from: 'ruling',
          says: 'Also after a Faint in step 5: step 5 cannot be ended while the Hero is off the Map and the Dice Pool has an unused Symbol. Without one, the Turn goes on off the Map.',
        },
        {
          id: 'PL-12.12',
          from: 'seed',
          says: 'Spawn uses 1 Symbol of any kind from the Dice Pool (not the Special die).',
        },
        {
          id: 'PL-12.13',
          from: 'seed',
          says: 'The Hero is placed on an unoccupied Space of the lowest Row of the Map.',
        },
        {
          id: 'PL-12.14',
          from: 'ruling',
          says: 'If that Row is full: on the lowest Row that has an unoccupied Space.',
        },
        {
          id: 'PL-12.15',
          from: 'seed',
          says: 'Spawning is not a Move (an Ent next to it does not react). Boss Level: PL-15.14.',
        },
        {
          id: 'PL-12.16',
          from: 'ruling',
          says: 'It does count as entering (PL-1.5): tokens are taken, a Trap wounds.',
        },
        { id: 'PL-12.17', from: 'seed', says: 'An Enemy’s ability is passive and holds for every token of its type.' },
      ],
    },
    {
      title: 'Revealing and removing Levels',
      rules: [
        {
          id: 'PL-13.1',
          from: 'seed',
          says: 'When a Hero first enters the highest Row of the highest revealed Level, the next Level is Revealed at once.',
        },
        {
          id: 'PL-13.2',
          from: 'ruling',
          says: 'Any way of entering counts (Push and Portal too). Enemies never Reveal.',
        },
        {
          id: 'PL-13.3',
          from: 'seed',
          says: 'Reveal: turn the tiles and the Level’s Enemy card face up; put Enemy tokens on Spawn Spaces, Coins and Gems on theirs.',
        },
        {
          id: 'PL-13.4',
          from: 'seed',
          says: 'The Active player then goes on with the Turn, and with the Move in progress.',
        },
        {
          id: 'PL-13.5',
          from: 'ruling',
          says: 'Revealed Enemies do nothing until the Enemy die or a Move concerns them.',
        },
        { id: 'PL-13.6', from: 'seed', says: 'The Boss Level is Revealed in the same way (PL-15.2).' },
        { id: 'PL-13.7', from: 'ruling', says: 'An Enemy token keeps its type wherever it goes.' },
        { id: 'PL-13.8', from: 'ruling', says: 'The Level of a Hero is the Level of its Space.' },
        {
          id: 'PL-13.9',
          from: 'seed',
          says: 'Step 1: if the Active Hero is at least 2 Levels above the lowest revealed Level, that lowest Level is removed.',
        },
        {
          id: 'PL-13.10',
          from: 'seed',
          says: 'Removing: all Heroes on it Faint; its Enemies, Coins and Gems are discarded; its tiles are turned face down.',
        },
        {
          id: 'PL-13.11',
          from: 'ruling',
          says: 'At most one Level per step 1. A removed Level never returns; its Enemy card stays readable for tokens that moved up.',
        },
        { id: 'PL-13.12', from: 'seed', says: 'Skip step 1 if the Active Hero is off the Map.' },
        {
          id: 'PL-13.13',
          from: 'seed',
          says: 'The next Level is then the lowest: its bottom Row counts as a Platform (PL-3.7) and is the Spawn Row.',
        },
        { id: 'PL-13.14', from: 'ruling', says: 'The Boss Level is never removed.' },
      ],
    },
    {
      title: 'Shop, Items, Potions, Abilities',
      rules: [
        {
          id: 'PL-14.1',
          from: 'seed',
          says: 'On a Shop Space your Hero may buy a displayed card by discarding Coins equal to its price, any number of times.',
        },
        { id: 'PL-14.2', from: 'seed', says: 'The gap in the display is refilled at once.' },
        {
          id: 'PL-14.3',
          from: 'ruling',
          says: 'If the deck is empty the gap stays until that deck has a card. All Shop Spaces share the display.',
        },
        {
          id: 'PL-14.4',
          from: 'ruling',
          says: 'No limit on cards owned; owned cards lie face up; no selling or trading.',
        },
        {
          id: 'PL-14.5',
          from: 'seed',
          says: 'Passive Items and Abilities work by themselves along with other Actions.',
        },
        {
          id: 'PL-14.6',
          from: 'seed',
          says: 'An Exhaust effect is an Action: resolve it, turn the card; it cannot be used again until Refreshed. Several Items may be used in a Turn.',
        },
        {
          id: 'PL-14.7',
          from: 'ruling',
          says: 'A bought card is ready at once. An effect that could change nothing is refused.',
        },
        {
          id: 'PL-14.8',
          from: 'seed',
          says: 'Potions: any number in a Turn; each goes to the bottom of the Potion deck right after use.',
        },
        { id: 'PL-14.9', from: 'seed', says: '“Once per Turn” Hero Abilities Exhaust the Hero card.' },
        {
          id: 'PL-14.10',
          from: 'ruling',
          says: 'Items, Potions, Artifacts and Abilities are used only in your own step 5 with your Hero on the Map, unless Passive.',
        },
      ],
    },
    {
      title: 'The Boss Level',
      rules: [
        {
          id: 'PL-15.1',
          from: 'seed',
          says: 'The Boss is an Enemy: every rule and effect about Enemies applies to it.',
        },
        {
          id: 'PL-15.2',
          from: 'seed',
          says: 'On Reveal: place Coins and Gems, then carry out the Setup on the Boss sheet’s back. (No Enemy card.)',
        },
        { id: 'PL-15.3', from: 'seed', says: 'The Boss appears on one of the Boss Spawn Spaces.' },
        { id: 'PL-15.4', from: 'seed', says: 'Special Icon Spaces work as the Boss sheet says.' },
        {
          id: 'PL-15.5',
          from: 'seed',
          says: 'Every Space of the Boss Level’s lowest Row has a one-way Platform below it: a Hero may Move up through it, never down.',
        },
        {
          id: 'PL-15.6',
          from: 'ruling',
          says: 'Only a Hero’s own Move uses it; no Push, claw, Portal or placement crosses it. It supports and separates like a Platform.',
        },
        {
          id: 'PL-15.7',
          from: 'seed',
          says: 'Entering may Push a Hero or Enemy; the Enemy Attack is resolved as usual.',
        },
        {
          id: 'PL-15.8',
          from: 'ruling',
          says: 'That is: the pushed Enemy Attacks before the step although the passage is not adjacency. The destination must be on the Boss Level; the mover’s origin is no choice.',
        },
        {
          id: 'PL-15.9',
          from: 'seed',
          says: 'No Hero ever leaves the Boss Level, except by a Faint, after which it returns there (PL-15.14).',
        },
        {
          id: 'PL-15.10',
          from: 'seed',
          says: 'As soon as every Hero has entered the Boss Level, all other Levels are removed from the game.',
        },
        {
          id: 'PL-15.11',
          from: 'ruling',
          says: '“Every” counts all seats. A Hero that Fainted on the Boss Level, even on the first Space it entered, has entered it; one that is off the Map and never entered has not, and keeps the lower Levels in play.',
        },
        {
          id: 'PL-15.12',
          from: 'seed',
          says: 'Sealed: players whose Hero is not on the Boss Level cannot influence it (no claw, no Attack), and Heroes on it cannot influence the Levels below.',
        },
        {
          id: 'PL-15.13',
          from: 'ruling',
          says: 'The seal covers every Action and card effect, the Gravity Action too (it works only on the Active Hero’s side). It does not stop steps 1 and 7, the Enemy die (PL-6.3), the common Shop display or Artifacts changing hands.',
        },
        {
          id: 'PL-15.14',
          from: 'seed',
          says: 'A Hero that Fainted on the Boss Level Spawns only on its Shop Spaces; if all are occupied, on the closest possible Space to one.',
        },
        {
          id: 'PL-15.15',
          from: 'ruling',
          says: 'Closest = fewest orthogonal steps, Walls and Platforms ignored; the player chooses among equals.',
        },
      ],
    },
    {
      title: 'The Boss Turn',
      rules: [
        {
          id: 'PL-16.1',
          from: 'seed',
          says: 'After a player whose Hero is on the Boss Level ends a Turn, resolve the Boss Turn as the Boss sheet says.',
        },
        {
          id: 'PL-16.2',
          from: 'ruling',
          says: 'If that Hero is off the Map after step 8, there is no Boss Turn. “Active Hero” below is the Hero of the player who just ended.',
        },
        { id: 'PL-16.3', from: 'seed', says: 'Boss Damage is what its Attacks as an Enemy deal (Enemy die, Moves).' },
        {
          id: 'PL-16.4',
          from: 'seed',
          says: 'Boss Health depends on the number of Levels: 8 in the standard game of 4.',
        },
        {
          id: 'PL-16.5',
          from: 'ruling',
          says: 'Formula: 2 × number of Levels at setup, Boss Level included (removed Levels still count); longer Map: 10.',
        },
        {
          id: 'PL-16.6',
          from: 'seed',
          says: 'Attack card effects are resolved in order; an effect that cannot be resolved is skipped.',
        },
        {
          id: 'PL-16.7',
          from: 'seed',
          says: 'Ranges: row all Heroes in the Boss’s Row; adjacent all on the 4 Spaces next to it; around all on the 8 Spaces around it; tile all on its Map tile; any no limit, always hits its target.',
        },
        { id: 'PL-16.8', from: 'seed', says: 'Walls and Platforms do not stop a Boss’s Attack.' },
        {
          id: 'PL-16.9',
          from: 'ruling',
          says: 'PL-16.8 concerns the Ranges of Attack cards; Enemy-die and Move Attacks of the Boss use normal adjacency (section 4).',
        },
        {
          id: 'PL-16.10',
          from: 'ruling',
          says: 'Only Heroes on the Boss Level can be hit. The target of any is the Active Hero.',
        },
        {
          id: 'PL-16.11',
          from: 'ruling',
          says: 'Who is in Range is worked out anew for each numbered effect. Several Heroes: turn order from the Active player.',
        },
        {
          id: 'PL-16.12',
          from: 'ruling',
          says: 'Wounds from an Attack card are an Attack (shields apply) but not “Boss Damage”.',
        },
        {
          id: 'PL-16.13',
          from: 'seed',
          says: 'Medusa: the player rolls the Enemy die, then draws Attack cards; a card without the rolled result is discarded and another is drawn, until one matches; that one is resolved. Always exactly one.',
        },
        {
          id: 'PL-16.14',
          from: 'seed',
          says: 'If the pile is empty when a card is needed, the discards are shuffled into a new pile.',
        },
        {
          id: 'PL-16.15',
          from: 'ruling',
          says: 'That roll moves no Enemy and makes none Attack. The resolved card is discarded. PL-16.14 holds for Ikee too.',
        },
        {
          id: 'PL-16.16',
          from: 'seed',
          says: 'Ikee: draw 2 Attack cards; resolve the one whose Symbol showed more often on the Active player’s 5 Action dice as first rolled this Turn (step 3), used or not.',
        },
        {
          id: 'PL-16.17',
          from: 'seed',
          says: 'If both Symbols show equally often, resolve both in random order; two cards with the same Symbol are always such a tie.',
        },
        { id: 'PL-16.18', from: 'seed', says: 'At least 1 card is resolved every time; then both are discarded.' },
        {
          id: 'PL-16.19',
          from: 'ruling',
          says: '0 to 0 is a tie: both. Re-rolls, Special die and Forge do not count.',
        },
        {
          id: 'PL-16.20',
          from: 'seed',
          says: 'Boss tokens come from Spaces or Boss Attacks. A Hero about to gain one of a kind it already has suffers 1 Wound instead.',
        },
        {
          id: 'PL-16.21',
          from: 'ruling',
          says: 'Then the token does not move (one lying on a Space stays there), and the Wound is no Attack (no shield).',
        },
        {
          id: 'PL-16.22',
          from: 'seed',
          says: 'Summons are normal Enemies with their own tokens. With no token left or no free spawn Space, that summon is ignored.',
        },
        {
          id: 'PL-16.23',
          from: 'ruling',
          says: 'Summons use the Enemy Spawn Spaces of the Boss tiles, the one nearest the Active Hero first (orthogonal steps, then reading order; reading order alone if that Hero is off the Map).',
        },
        { id: 'PL-16.24', from: 'ruling', says: 'No Gravity after the Boss Turn unless a card says so.' },
      ],
    },
    {
      title: 'End of the game',
      rules: [
        {
          id: 'PL-17.1',
          from: 'seed',
          says: 'The player who Defeats the Boss wins; the game ends at once, with no further steps.',
        },
        {
          id: 'PL-17.2',
          from: 'seed',
          says: 'All Wounds must come in one Attack, 8 at least; Gems and Items are needed for it.',
        },
        {
          id: 'PL-17.3',
          from: 'ruling',
          says: 'The other players all lose; for display they are ranked: on the Boss Level, then higher row, then Gems, then net worth (PL-19.11).',
        },
        {
          id: 'PL-17.4',
          from: 'ruling',
          says: 'The game cannot lock up: every map can be climbed (content C4), fainted Heroes return, and coin Symbols plus Boss-Level Shops plus Crystal Draughts give Gems for ever.',
        },
        {
          id: 'PL-17.5',
          from: 'ruling',
          says: 'After roundLimit Rounds (default 60; not in solo) the game is a draw, ranked as in PL-17.3, so that play at random ends too.',
        },
        {
          id: 'PL-17.6',
          from: 'ruling',
          says: 'A Turn is finite: every Action uses up a Symbol, a ready card, a Potion or Coins, or lowers a figure (PL-10.14).',
        },
      ],
    },
    {
      title: 'Variants',
      rules: [
        {
          id: 'PL-18.1',
          from: 'seed',
          says: 'Artifacts: shuffle the 10, draw 2 for this game, lay them in the middle; the other 8 are out.',
        },
        { id: 'PL-18.2', from: 'seed', says: 'Artifacts work like Items, Passive or Exhaust, but change hands.' },
        {
          id: 'PL-18.3',
          from: 'seed',
          says: 'A player who meets an Artifact’s condition takes it at once, from the middle or from another player; it arrives Refreshed and usable at once.',
        },
        {
          id: 'PL-18.4',
          from: 'ruling',
          says: 'Meeting the condition while owning it does nothing. The event that wins it does not yet profit from it. If several players meet it at once, the first in turn order from the Active player takes it.',
        },
        {
          id: 'PL-18.5',
          from: 'seed',
          says: 'Longer Map: 1 extra Level (5 with the Boss Level); the two upper normal Levels use the two tier III Enemy cards.',
        },
        {
          id: 'PL-18.6',
          from: 'ruling',
          says: 'Their order is random and hidden. Artifacts may be combined with any mode.',
        },
        {
          id: 'PL-18.7',
          from: 'ruling',
          says: 'An Artifact moves as soon as the event that meets its condition is resolved, before the Action goes on. What its effect already gave its user stays with that user.',
        },
        {
          id: 'PL-18.8',
          from: 'ruling',
          says: 'In solo AR04, AR05 and AR09, whose conditions could not be met, are left out of the shuffle.',
        },
      ],
    },
    {
      title: 'Solo mode',
      rules: [
        { id: 'PL-19.1', from: 'seed', says: 'Standard Map; the aim is to Defeat the Boss within 12 Turns.' },
        { id: 'PL-19.2', from: 'seed', says: 'Shuffle all 12 Events into a face-down deck.' },
        {
          id: 'PL-19.3',
          from: 'seed',
          says: 'A Resolve Event step comes before step 1: turn the top Event face up on the previous one; Events are not discarded.',
        },
        {
          id: 'PL-19.4',
          from: 'seed',
          says: 'Some Events last the whole Turn; end-of-Turn Events take effect in step 8.',
        },
        {
          id: 'PL-19.5',
          from: 'ruling',
          says: 'Turn 1 also resolves an Event and then goes to step 3; only so do 12 cards make 12 Turns.',
        },
        { id: 'PL-19.6', from: 'seed', says: 'You lose when you Faint.' },
        {
          id: 'PL-19.7',
          from: 'seed',
          says: 'You lose when the Event deck is empty in the Resolve Event step (so at the start of Turn 13).',
        },
        { id: 'PL-19.8', from: 'seed', says: 'On Defeating the Boss, score: 3 per Event left in the deck.' },
        { id: 'PL-19.9', from: 'seed', says: '2 per Enemy Defeated.' },
        { id: 'PL-19.10', from: 'seed', says: '2 per Wound dealt to the Boss above its Health.' },
        {
          id: 'PL-19.11',
          from: 'seed',
          says: '1 per Gem left, and 1 per full 3 of net worth = prices of all Items and Potions owned + Coins.',
        },
        {
          id: 'PL-19.12',
          from: 'ruling',
          says: 'The Boss and Summons count as Enemies Defeated. Printed prices count; Artifacts are worth 0. Enemies removed with a Level are not Defeated.',
        },
        { id: 'PL-19.13', from: 'ruling', says: 'A lost solo game scores 0.' },
      ],
    },
    {
      title: 'Choices and refusals',
      rules: [
        {
          id: 'PL-20.1',
          from: 'ruling',
          says: 'Ready-made Attacks (people may also compose their own): for each number n of sword sources in the order die sword, special, die star, Forges of coin, claw, foot, star, the even Gem split (PL-8.9) that just reaches the Health; against the Boss in solo also the largest total. This keeps the list under 10 per target.',
        },
        {
          id: 'PL-20.2',
          from: 'ruling',
          says: 'A D-LADDER to an absent or slow player is answered by that seat’s standing preference (stay unless changed).',
        },
        {
          id: 'PL-20.3',
          from: 'ruling',
          says: 'Boss, Enemies and Events make no choices: every such point is fixed by a rule, an order or a die.',
        },
        {
          id: 'PL-20.4',
          from: 'ruling',
          says: 'Every refusal names one rule id: the first failing test in the order: right player and step; Hero on the Map; Symbol and Gems available; terrain; occupation; card text.',
        },
      ],
    },
    {
      title: 'Hidden information',
      rules: [
        {
          id: 'PL-21.1',
          from: 'ruling',
          says: 'No seat has private information but its Ladder preference (PL-21.6): what else is hidden is hidden from everyone, spectators and bots included.',
        },
        {
          id: 'PL-21.2',
          from: 'ruling',
          says: 'Hidden from all: faces of face-down tiles (which tile, Forest or Void); face-down Enemy cards (tier is known); order of Item, Potion, Boss Attack and Event decks; tiles and Enemy cards left in the box; future dice and the random seed.',
        },
        {
          id: 'PL-21.3',
          from: 'ruling',
          says: 'Public: revealed Levels with all figures and tokens; both sides of the Boss sheet; Hearts, Coins, Gems, Special dice, owned cards and their state; dice as rolled and as used; Shop display; discards; face-up Events; deck sizes and full card lists; Artifacts in play and by whom owned.',
        },
        {
          id: 'PL-21.4',
          from: 'ruling',
          says: 'Clients get only ids that are public: a face-down tile is {level, side, faceDown}; a deck is its count. After the game the seed and all hidden faces are published.',
        },
        {
          id: 'PL-21.5',
          from: 'ruling',
          says: 'Removed Levels were public and stay listed in the log. Potions returned to the deck bottom are known from the log; the engine does not show their order.',
        },
        {
          id: 'PL-21.6',
          from: 'ruling',
          says: 'A bot gets the same view as its seat and no access to engine state. Ladder preferences (PL-20.2) are known to their owner only.',
        },
      ],
    },
    {
      title: 'Content',
      rules: [
        { id: 'PL-22.1', from: 'house', says: 'Action die (all 5 alike): foot, foot, sword, coin, claw, star.' },
        {
          id: 'PL-22.2',
          from: 'house',
          says: 'Special die: blank, foot, sword, coin, claw, star. It is set, never rolled.',
        },
        { id: 'PL-22.3', from: 'house', says: 'Enemy die: attack, attack, left, left, right, right.' },
        {
          id: 'PL-22.4',
          from: 'house',
          says: 'Health of the first four follows the numbers next to their names in the OCR; Sweety’s and Etern’s Abilities follow the examples [seed].',
        },
        {
          id: 'PL-22.5',
          from: 'house',
          says: 'Every normal tile has 2 Enemy Spawns (4 tokens a type, 2 tiles a Level), 2 Gems, 2 Coins, 1–2 Traps, a Ladder; 8 of 12 have a Shop; Void tiles have 2 Portals.',
        },
        {
          id: 'PL-22.6',
          from: 'house',
          says: 'Every Boss tile has 1 Boss Spawn, 2 Special Icons, 2 Enemy Spawns (Summons only), 1 Shop, 2 Gems, 1 Coin, 1 Trap, all-^ bottom floors.',
        },
        {
          id: 'PL-22.7',
          from: 'house',
          says: 'Checked by script: any tile above any tile can be climbed from every resting Space without touching a Trap and with at most 2 steps between two resting Spaces (floor or Ladder), letting oneself fall and Portals included.',
        },
        {
          id: 'PL-22.8',
          from: 'house',
          says: 'A Mirror or Shard used up goes back beside the sheet, not onto a Space. With Stone, the fifth die is not rolled and shows no face.',
        },
      ],
    },
  ],
})

export type Rule = RuleOf<typeof book>
