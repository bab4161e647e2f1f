import { type RuleOf, rulebook } from '@undercroft/kernel'

const BOTH = ['seed', 'ruling'] as const

export const book = rulebook({
  prefix: 'WM',
  sections: [
    {
      title: 'Terms',
      rules: [
        {
          id: 'WM-1.1',
          from: BOTH,
          says: 'Two people play with the parts in the box, and the box is the limit: nothing can be used that it does not hold. What leaves the board goes back into it and may come out again.',
        },
        {
          id: 'WM-1.2',
          from: BOTH,
          says: 'The board is twelve cells wide and twelve deep, its ground at height 0. Columns a and l and rows 1 and 12 are its edge.',
        },
        {
          id: 'WM-1.3',
          from: 'ruling',
          says: 'Cells are adjacent when they share a side. No rule works across a corner.',
        },
        {
          id: 'WM-1.4',
          from: 'ruling',
          says: 'The surface of a cell is the height of the structure there, if any, plus the crates stacked on it. A figure is as high as the surface under it.',
        },
        {
          id: 'WM-1.5',
          from: 'ruling',
          says: 'The Hero and the enemies are figures. Two never share a cell, and none walks through another.',
        },
        {
          id: 'WM-1.6',
          from: 'ruling',
          says: 'A tile lies on a surface. Under a crate it is covered and does nothing until it is uncovered again.',
        },
        {
          id: 'WM-1.7',
          from: 'ruling',
          says: 'During play an item that is thrown or put down may come to lie on another tile. Each of them keeps working.',
        },
        {
          id: 'WM-1.8',
          from: 'ruling',
          says: 'A turn is a turn of one seat on the setup being played.',
          definition: true,
        },
      ],
    },
    {
      title: 'The game',
      rules: [
        { id: 'WM-2.1', from: 'seed', says: 'The Hero wants to complete three setups and stay alive.' },
        { id: 'WM-2.2', from: 'seed', says: 'The Game Master wants to stop the Hero.' },
        {
          id: 'WM-2.3',
          from: BOTH,
          says: 'The two agree on who is Hero and who is Game Master by the seats they take, and keep these roles until the end. If both want the same one, the table rolls for it.',
        },
        {
          id: 'WM-2.4',
          from: BOTH,
          says: 'The Hero begins the game with empty hands and 6 dog treats, out of the 12 in the box. Treats are health. This is done once, not for each setup.',
        },
        {
          id: 'WM-2.5',
          from: BOTH,
          says: 'The Game Master builds a setup, the Hero opens it, then both take turns on it until it is completed or the game is over.',
        },
      ],
    },
    {
      title: 'Building a setup',
      rules: [
        {
          id: 'WM-3.1',
          from: 'seed',
          says: 'Within the rules of this section the Game Master builds whatever board they like.',
        },
        {
          id: 'WM-3.2',
          from: BOTH,
          says: 'There is one Hero figure. It starts on the edge of the board, at any height.',
        },
        { id: 'WM-3.3', from: 'seed', says: 'Each of the five structures is used exactly once.' },
        {
          id: 'WM-3.4',
          from: ['seed', 'house'],
          says: 'A structure may face any way: it has four quarter turns. It is never mirrored or laid on its side.',
        },
        {
          id: 'WM-3.5',
          from: 'ruling',
          says: 'Structures stand on the ground with all of their cells on the board. They may touch, but not overlap.',
        },
        { id: 'WM-3.6', from: 'seed', says: 'There is one end tile, the plain one or the locked one, not both.' },
        {
          id: 'WM-3.7',
          from: BOTH,
          says: 'There are one to three enemies, light or heavy in any mix, on any free cells.',
        },
        {
          id: 'WM-3.8',
          from: BOTH,
          says: 'At least two dog treats are placed, and no more than the box holds. If it holds fewer than two, all of them are.',
        },
        {
          id: 'WM-3.9',
          from: BOTH,
          says: 'At least one tennis ball is placed, and no more than the box holds: a ball that the Hero carries is not in it.',
        },
        {
          id: 'WM-3.10',
          from: BOTH,
          says: 'Up to three spawn tiles may be placed, each on the edge, on a structure or next to one.',
        },
        {
          id: 'WM-3.11',
          from: ['seed', 'house'],
          says: 'Up to two short crates and the tall crate may be placed. A short crate is one block. The tall one is two blocks high, or lies along two cells of a row or a column and is one block high.',
        },
        { id: 'WM-3.12', from: BOTH, says: 'The key is placed if the end tile is the locked one, and only then.' },
        {
          id: 'WM-3.13',
          from: 'ruling',
          says: 'A cell holds one figure, one tile or one crate at most. Each may stand on a structure.',
        },
        { id: 'WM-3.14', from: 'ruling', says: 'A lying crate rests on two cells of the same height.' },
        {
          id: 'WM-3.15',
          from: 'ruling',
          says: 'A draft may be put together and changed in any order and may break rules while it is one. Nobody but the Game Master sees it before it is accepted.',
        },
        {
          id: 'WM-3.16',
          from: 'ruling',
          says: 'A layout that is handed in is tested against this whole section and then for accessible tiles. What is wrong is listed in full, with piece and cell, and the draft is kept.',
        },
        {
          id: 'WM-3.17',
          from: 'ruling',
          says: 'Instead of building, the Game Master may take a ready-made layout, with the whole board turned by quarters if they like. For whoever does not finish a legal one, the table takes one of the setup’s tier.',
        },
        {
          id: 'WM-3.18',
          from: 'ruling',
          says: 'A ready-made layout with more treats or balls than the box holds is set up without the surplus ones: those that come last in reading order, from row 12 down and from a to l, before the board is turned.',
        },
      ],
    },
    {
      title: 'Access and opening',
      rules: [
        {
          id: 'WM-4.1',
          from: BOTH,
          says: 'A setup can be played when both are agreed that every special tile can be reached. The test in this section stands for that agreement: what passes is agreed on, what fails is not played.',
        },
        {
          id: 'WM-4.2',
          from: 'ruling',
          says: 'All tiles are special: treats, balls, the key, the end tile and spawn tiles.',
        },
        {
          id: 'WM-4.3',
          from: 'ruling',
          says: 'A tile is accessible if the Hero, alone and with all the time in the world, could come to stand on it uncovered by steps and pushes. Every tile is tested by itself, from the starting position.',
        },
        {
          id: 'WM-4.4',
          from: 'ruling',
          says: 'For the locked end tile there has to be one route that comes by the key first.',
        },
        {
          id: 'WM-4.5',
          from: 'ruling',
          says: 'A route has no more pushes than the table has set, and enters no uncovered spawn tile but the one it leads to.',
        },
        {
          id: 'WM-4.6',
          from: 'ruling',
          says: 'The search goes push by push. It knows where the crates are, where the Hero is and whether the key was visited; from there it walks wherever steps lead, and tries every push that is possible from any of these cells.',
        },
        {
          id: 'WM-4.7',
          from: 'ruling',
          says: 'A setup in which tiles are inaccessible is refused, and each of them is named.',
        },
        {
          id: 'WM-4.8',
          from: 'ruling',
          says: 'The Hero looks at the setup and at the routes that were found, and then accepts or complains. There is no right to reject it.',
        },
        { id: 'WM-4.9', from: 'seed', says: 'Having accepted, the Hero takes the first turn.' },
        {
          id: 'WM-4.10',
          from: BOTH,
          says: 'If the Hero complains about the difficulty, the Game Master takes the first turn. Nothing else comes of it.',
        },
        {
          id: 'WM-4.11',
          from: 'ruling',
          says: 'A route to another tile does not step on the plain end tile, since that would complete the setup. The locked one may be crossed.',
        },
      ],
    },
    {
      title: 'The Hero moves',
      rules: [
        {
          id: 'WM-5.1',
          from: BOTH,
          says: 'In each turn the Hero has 6 move points to spend on actions in any order. What is not spent is lost.',
        },
        {
          id: 'WM-5.2',
          from: BOTH,
          says: 'A move costs 1 move point, a climb 2, a jump down 1, a throw 1 and a push 2. What costs more than is left cannot be done.',
        },
        { id: 'WM-5.3', from: 'ruling', says: 'A move goes to an adjacent cell of the same height.' },
        {
          id: 'WM-5.4',
          from: BOTH,
          says: 'A climb goes to an adjacent cell exactly one block higher than where one stands, on a structure or a crate. The step is part of the price.',
        },
        { id: 'WM-5.5', from: 'ruling', says: 'A cell that is two or more blocks higher cannot be entered.' },
        {
          id: 'WM-5.6',
          from: BOTH,
          says: 'A jump goes down to an adjacent lower cell, however deep, and does not hurt. The step is part of the price. In no other way does a figure fall.',
        },
        { id: 'WM-5.7', from: 'ruling', says: 'Nobody steps onto a cell with a figure, or off the board.' },
        {
          id: 'WM-5.8',
          from: 'ruling',
          says: 'Wherever the Hero arrives, by a step or a push, an uncovered treat is picked up and an open end tile completes the setup at once; otherwise the Hero decides about items.',
        },
        {
          id: 'WM-5.9',
          from: BOTH,
          says: 'With no move points left the turn is over: the arrival is still settled, but there is no attack.',
        },
        { id: 'WM-5.10', from: 'seed', says: 'The Hero may end the turn with move points left.' },
      ],
    },
    {
      title: 'Crates',
      rules: [
        {
          id: 'WM-6.1',
          from: BOTH,
          says: 'A push moves a crate in an adjacent cell one cell straight on, and the Hero follows to where it was. The step is part of the price.',
        },
        { id: 'WM-6.2', from: 'ruling', says: 'Only a crate that stands at the Hero’s own height can be pushed.' },
        {
          id: 'WM-6.3',
          from: 'ruling',
          says: 'A crate that carries a crate or a figure cannot be pushed. Tiles on top of it travel along, even in a fall.',
        },
        { id: 'WM-6.4', from: 'ruling', says: 'No crate is pushed off the board.' },
        {
          id: 'WM-6.5',
          from: 'ruling',
          says: 'No crate is pushed against anything higher than its own bottom, be it a structure or another crate: two in a row do not move.',
        },
        { id: 'WM-6.6', from: 'ruling', says: 'No crate is pushed on the level into a cell with a figure.' },
        {
          id: 'WM-6.7',
          from: 'ruling',
          says: 'Over an edge a crate drops straight down onto whatever is there, however deep: ground, structure or crate. Crates may come to be stacked.',
        },
        {
          id: 'WM-6.8',
          from: BOTH,
          says: 'A crate that drops onto an enemy kills it, damaged or not. It has died in this turn.',
        },
        {
          id: 'WM-6.9',
          from: 'ruling',
          says: 'A crate may come to rest on any tile but an end tile, plain or locked.',
        },
        {
          id: 'WM-6.10',
          from: BOTH,
          says: 'Crates are steps to higher places. A short crate and each cell of a lying one are one block high, an upright one two; the rules for climbing hold.',
        },
        {
          id: 'WM-6.11',
          from: 'ruling',
          says: 'A lying crate slides as a whole, along or sideways, and only to where both of its cells find the same height. No crate turns or falls over.',
        },
        {
          id: 'WM-6.12',
          from: 'ruling',
          says: 'Nobody but the Hero pushes, and crates are neither pulled nor lifted.',
        },
      ],
    },
    {
      title: 'The Hero attacks',
      rules: [
        {
          id: 'WM-7.1',
          from: BOTH,
          says: 'The Hero may attack one enemy that stands in an adjacent cell at the same height.',
        },
        {
          id: 'WM-7.2',
          from: 'ruling',
          says: 'An attack costs no move points, but the turn must not be over: at least 1 is left.',
        },
        { id: 'WM-7.3', from: 'seed', says: 'The die decides: 1 is a miss, 2 to 5 deal 1 damage, 6 deals 2.' },
        { id: 'WM-7.4', from: 'seed', says: 'After an attack the turn ends, with whatever move points are left.' },
        {
          id: 'WM-7.5',
          from: BOTH,
          says: '1 damage kills a light enemy, 2 a heavy one. A heavy enemy keeps its damage; what is more than needed is lost.',
        },
        {
          id: 'WM-7.6',
          from: 'ruling',
          says: 'A dead enemy is taken off the board at once and has died in this turn.',
        },
        {
          id: 'WM-7.7',
          from: 'house',
          says: 'A variant, off unless the table wants it: an enemy that has kept to its cell for the agreed number of Game Master’s turns, not counting the one it spawned in, is dug in. It may also be attacked from an adjacent cell one block higher or lower, while its own attacks still need equal height.',
        },
      ],
    },
    {
      title: 'Items and treats',
      rules: [
        { id: 'WM-8.1', from: 'seed', says: 'Tennis balls and the key are items; their tiles are blue.' },
        { id: 'WM-8.2', from: 'seed', says: 'The Hero carries one item at most.' },
        {
          id: 'WM-8.3',
          from: BOTH,
          says: 'An item is picked up where the Hero stands, for nothing. On arrival the Hero takes or leaves it, and may decide otherwise later in the turn, on that cell and with move points left.',
        },
        {
          id: 'WM-8.4',
          from: 'ruling',
          says: 'Who takes an item with another one in hand puts that one down on the cell.',
        },
        {
          id: 'WM-8.5',
          from: 'ruling',
          says: 'An item leaves the Hero’s hands by being swapped, thrown or, for the key, used. In no other way.',
        },
        {
          id: 'WM-8.6',
          from: BOTH,
          says: 'Treats are picked up likewise, by arriving on them, for nothing and in any number.',
        },
        {
          id: 'WM-8.7',
          from: BOTH,
          says: 'Treats are the Hero’s health. When the last one is gone the game is over at once, even within the Game Master’s turn. Lost treats go back into the box; nobody can lose more than there are.',
        },
        { id: 'WM-8.8', from: 'seed', says: 'The locked end tile is opened by the key in the Hero’s hands.' },
      ],
    },
    {
      title: 'The tennis ball',
      rules: [
        {
          id: 'WM-9.1',
          from: BOTH,
          says: 'A ball in hand is thrown for 1 move point to any cell that is 1 to 6 columns plus rows away, seen or not, empty or not. Heights do not count. There it lies on the surface.',
        },
        {
          id: 'WM-9.2',
          from: BOTH,
          says: 'In the Game Master’s turn after a throw, and only in that one, every enemy that was there when it began has to make for the ball: for the cell where it lay at that moment.',
        },
        {
          id: 'WM-9.3',
          from: 'ruling',
          says: 'How far an enemy is from the lure is the cheapest way in move points, as if there were no figures and with no climbing for heavy ones. An enemy that has no way from where it stands counts columns plus rows instead.',
        },
        {
          id: 'WM-9.4',
          from: 'ruling',
          says: 'A lured enemy ends its move on a cell as near to the lure as any that it could end on, its own included. Between equals the Game Master chooses, and the count is made when that enemy moves.',
        },
        {
          id: 'WM-9.5',
          from: 'ruling',
          says: 'A lured enemy attacks after such a move, or without one if it cannot get nearer. The Game Master’s turn does not end while a lured enemy that has not moved could get nearer.',
        },
        {
          id: 'WM-9.6',
          from: BOTH,
          says: 'A ball that an enemy reaches is gone, back into the box: when the enemy stops on it, or stands on it as the Game Master’s turn begins. Nobody reaches a covered ball.',
        },
        {
          id: 'WM-9.7',
          from: 'ruling',
          says: 'The lure holds for all and for that whole turn, even when the ball is gone.',
        },
        {
          id: 'WM-9.8',
          from: 'ruling',
          says: 'A ball that nobody reached stays where it is as an item like any other.',
        },
        {
          id: 'WM-9.9',
          from: 'ruling',
          says: 'If several balls were thrown in a turn, the last one that is still on the board is the lure. A ball that the Hero took up again lures nobody.',
        },
      ],
    },
    {
      title: 'The Game Master’s turn',
      rules: [
        {
          id: 'WM-10.1',
          from: BOTH,
          says: 'All enemies are the Game Master’s. Each may move once and attack once in a turn, or do nothing, in any order and by turns.',
        },
        {
          id: 'WM-10.2',
          from: BOTH,
          says: 'A light enemy has 3 move points and a heavy one has 1. Steps cost them what they cost the Hero; what is not spent is lost.',
        },
        {
          id: 'WM-10.3',
          from: BOTH,
          says: 'Heavy enemies do not climb. They may jump down, and may be placed or spawned high up. Light ones climb.',
        },
        {
          id: 'WM-10.4',
          from: BOTH,
          says: 'Enemies take and use no items. Tiles do nothing to them, and they neither push nor throw.',
        },
        {
          id: 'WM-10.5',
          from: 'ruling',
          says: 'No enemy ends its move on an end tile, plain or locked. It may cross one.',
        },
        {
          id: 'WM-10.6',
          from: BOTH,
          says: 'An enemy may attack the Hero from an adjacent cell at the same height. It never has to.',
        },
        {
          id: 'WM-10.7',
          from: 'seed',
          says: 'An enemy that has attacked does nothing more in that turn; the other enemies go on.',
        },
        { id: 'WM-10.8', from: 'seed', says: 'A light enemy’s die: 1 to 3 misses, 4 to 6 takes 1 treat.' },
        { id: 'WM-10.9', from: 'seed', says: 'A heavy enemy’s die: 1 to 4 misses, 5 and 6 take 2 treats.' },
        {
          id: 'WM-10.10',
          from: 'ruling',
          says: 'The Game Master ends the turn when they like, unless a lured enemy still has to move. When nothing is left to do, it ends by itself.',
        },
      ],
    },
    {
      title: 'Spawning',
      rules: [
        {
          id: 'WM-11.1',
          from: BOTH,
          says: 'In their own turn, at any moment between other actions, the Game Master may put new enemies on spawn tiles, light or heavy.',
        },
        {
          id: 'WM-11.2',
          from: 'ruling',
          says: 'The spawn tile has to be uncovered and without a figure. The new enemy is unhurt and stands where the tile lies.',
        },
        { id: 'WM-11.3', from: BOTH, says: 'An enemy does not move in the turn in which it spawned. It may attack.' },
        {
          id: 'WM-11.4',
          from: BOTH,
          says: 'There are three enemies at most, and those that died in the Hero’s turn just before still count.',
        },
        { id: 'WM-11.5', from: 'ruling', says: 'Where there is no spawn tile, nobody spawns.' },
      ],
    },
    {
      title: 'Completing a setup, and the end',
      rules: [
        {
          id: 'WM-12.1',
          from: BOTH,
          says: 'A setup is completed the moment the Hero reaches the end tile. Move points that are left are lost, and the Game Master has no turn.',
        },
        {
          id: 'WM-12.2',
          from: BOTH,
          says: 'The locked end tile needs the key in the Hero’s hands; without it the tile is bare floor. Taking the key while standing there completes the setup.',
        },
        { id: 'WM-12.3', from: 'ruling', says: 'The key is used up and goes back into the box.' },
        {
          id: 'WM-12.4',
          from: BOTH,
          says: 'Everything on the board goes back into the box, treats that nobody took as well, and the Game Master builds anew.',
        },
        { id: 'WM-12.5', from: BOTH, says: 'The Hero keeps treats and what is in hand, once the key is spent.' },
        {
          id: 'WM-12.6',
          from: BOTH,
          says: 'The Hero has the first turn on the new setup too, unless there is a complaint.',
        },
        { id: 'WM-12.7', from: 'seed', says: 'The third completed setup wins the game for the Hero.' },
        { id: 'WM-12.8', from: BOTH, says: 'If the Hero dies the game is over and the Game Master wins.' },
        {
          id: 'WM-12.9',
          from: BOTH,
          says: 'If the setup can no longer be completed the game is over and the Game Master, who has stopped the Hero, wins.',
        },
        {
          id: 'WM-12.10',
          from: 'ruling',
          says: 'That is tested at the end of each of the Hero’s turns, by the same search from where things stand: no enemies, spawn tiles like floor, any number of pushes. If the search runs out of positions within the table’s limit and finds no way to the end, there is none; if it reaches the limit, play goes on.',
        },
        {
          id: 'WM-12.11',
          from: 'ruling',
          says: 'If the Hero ends the last turn that the table allows for a setup and has not completed it, the Game Master wins.',
        },
        {
          id: 'WM-12.12',
          from: 'ruling',
          says: 'Each player may concede at any time, and the other wins. There is no draw.',
        },
      ],
    },
    {
      title: 'Hidden information',
      rules: [
        {
          id: 'WM-13.1',
          from: 'ruling',
          says: 'In play nothing is hidden. Everybody sees the board with all heights, damage, move points, treats, the Hero’s hands, the box, who died this turn, how long an enemy has stayed, the lure and every die.',
        },
        {
          id: 'WM-13.2',
          from: 'ruling',
          says: 'The draft of a setup, with all that is wrong with it, is for the Game Master alone. Everybody else knows only that there is building, until it is accepted.',
        },
      ],
    },
    {
      title: 'House additions',
      rules: [
        {
          id: 'WM-14.1',
          from: 'house',
          says: 'The Game Master may also have a setup generated: a legal, accessible one that the table makes up by chance for this box.',
        },
        {
          id: 'WM-14.2',
          from: 'house',
          says: 'How hard a generated setup is, gentle, fair or harsh, is agreed on before the game. It decides how many enemies and spawn tiles there are, how near they are to the Hero’s way, and how much pushing it needs.',
        },
        {
          id: 'WM-14.3',
          from: 'house',
          says: 'A Game Master who is a bot uses ready-made layouts of the setup’s tier, generated setups, or either, as agreed on before the game.',
        },
      ],
    },
  ],
})

export type Rule = RuleOf<typeof book>
