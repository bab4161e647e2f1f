import { type RuleOf, rulebook } from '@undercroft/kernel'

const BOTH = ['seed', 'ruling'] as const

export const book = rulebook({
  prefix: 'AA',
  sections: [
    {
      title: 'Terms',
      rules: [
        {
          id: 'AA-1.1',
          from: 'seed',
          says: 'Two people play, with two pawns each: A1 and A2 against B1 and B2. The other side’s pawns are the opposing ones.',
        },
        {
          id: 'AA-1.2',
          from: BOTH,
          says: 'There is one six-sided die. 2D6 means that it is thrown twice and the faces are added. All throws are seen by everybody.',
        },
        {
          id: 'AA-1.3',
          from: 'ruling',
          says: 'Tiles form a square grid and are adjacent where they have a side in common. Touching at a corner is not enough.',
        },
        {
          id: 'AA-1.4',
          from: 'seed',
          says: 'A pawn has six stats: Strength, Stealth, Honor, Agility, Bloodlust and Discipline.',
        },
        {
          id: 'AA-1.5',
          from: 'ruling',
          says: 'Stats are whole numbers and never negative. Only the starting sheet is limited to 1–6 without repeats: in play a stat can fall to 0, go past 6, or match another one.',
        },
        {
          id: 'AA-1.6',
          from: BOTH,
          says: 'The sheets of a player’s two pawns are that player’s secret record. The table keeps them, so what is said about a stat is always true.',
        },
        {
          id: 'AA-1.7',
          from: 'ruling',
          says: 'In a turn one player activates each pawn still standing; a round is a turn of either player. Every turn of its owner counts as a turn of the pawn, even when it was held or idle.',
        },
        {
          id: 'AA-1.8',
          from: 'ruling',
          says: 'A pawn’s next turn is the next turn of its owner; its previous turn is the one its owner had before.',
          definition: true,
        },
        {
          id: 'AA-1.9',
          from: 'ruling',
          says: 'There are five modifiers: Red Stat Swap, Blue Stat Swap, Injury, Training and Meditation. All tiles of one name are one kind.',
        },
      ],
    },
    {
      title: 'Setup',
      rules: [
        {
          id: 'AA-2.1',
          from: ['seed', 'house'],
          says: 'Lay out the board. Skirmish, Arena and Campaign are ours; the Arena is used if nobody asks for another.',
        },
        {
          id: 'AA-2.2',
          from: BOTH,
          says: 'The pawns begin on the corner tiles: A1 south-west, A2 south-east, B1 north-east, B2 north-west. So everybody’s pawn 1 is on their left hand.',
        },
        {
          id: 'AA-2.3',
          from: 'seed',
          says: 'Out of the other’s sight, each player writes down a number for every stat of both their pawns.',
        },
        {
          id: 'AA-2.4',
          from: BOTH,
          says: 'The six numbers of a starting sheet are 1, 2, 3, 4, 5 and 6, each on one stat. What one pawn has does not limit the other: twins are allowed.',
        },
        {
          id: 'AA-2.5',
          from: 'ruling',
          says: 'Both players write at the same time and change their minds as they like, until they hand in two complete sheets. That is final.',
        },
        { id: 'AA-2.6', from: 'seed', says: 'All pawns begin with 12 health.' },
        {
          id: 'AA-2.7',
          from: 'seed',
          says: 'Once all sheets are in, both players throw the die. The higher face has the first turn, in this round and in all others.',
        },
        { id: 'AA-2.8', from: 'ruling', says: 'If both throw the same they throw again, until they differ.' },
      ],
    },
    {
      title: 'The turn',
      rules: [
        { id: 'AA-3.1', from: 'seed', says: 'The players have turns one after the other.' },
        {
          id: 'AA-3.2',
          from: 'seed',
          says: 'Who has the turn decides which of their pawns begins, finishes its activation, and goes on with the other pawn.',
        },
        {
          id: 'AA-3.3',
          from: 'ruling',
          says: 'In a turn every pawn still standing has one activation, no more and no less. Choosing a pawn comes before its throw and stands.',
        },
        {
          id: 'AA-3.4',
          from: 'ruling',
          says: 'The steps of an activation always follow in this order: is it held, movement throw, move, Injury, modifier, attack.',
        },
        {
          id: 'AA-3.5',
          from: BOTH,
          says: 'Modifying and attacking in one turn is fine. An activation has room for one modifier of your choice and one attack, and Injury may come on top.',
        },
        {
          id: 'AA-3.6',
          from: 'ruling',
          says: 'While held (AA-5.20), a pawn has no movement throw, no move and no modifier. It can attack, and is free again when this activation is over.',
        },
        {
          id: 'AA-3.7',
          from: 'ruling',
          says: 'With a single pawn left there is a single activation in the turn. If a pawn falls in its own activation, its partner still gets one.',
        },
      ],
    },
    {
      title: 'Movement',
      rules: [
        {
          id: 'AA-4.1',
          from: BOTH,
          says: 'Throw the die for the pawn: it goes that many steps or fewer. It may also stay where it is.',
        },
        { id: 'AA-4.2', from: 'seed', says: 'Each step leads to an adjacent tile; there are no diagonal steps.' },
        {
          id: 'AA-4.3',
          from: BOTH,
          says: 'Pawns are not jumped. A tile with a pawn on it, whoever owns it, can be neither entered nor passed.',
        },
        {
          id: 'AA-4.4',
          from: BOTH,
          says: 'A pawn’s way never touches a tile twice in one turn. The tile it sets out from counts; the way of the partner does not.',
        },
        { id: 'AA-4.5', from: 'ruling', says: 'No step leaves the board.' },
        {
          id: 'AA-4.6',
          from: 'ruling',
          says: 'You see the throw first and then choose the whole way. Every way within AA-4.1 to AA-4.5 will do.',
        },
        {
          id: 'AA-4.7',
          from: 'ruling',
          says: 'If you only name where to go, the pawn takes a shortest way that avoids Injury, provided the throw reaches that far, and else a shortest way across Injury. Between equals it prefers north, then east, south, west, at every step.',
        },
        { id: 'AA-4.8', from: 'ruling', says: 'A pawn that is shut in throws all the same, stays, and may attack.' },
        {
          id: 'AA-4.9',
          from: 'ruling',
          says: 'When play has begun, the corners are plain floor to everybody. Fallen pawns are in nobody’s way.',
        },
      ],
    },
    {
      title: 'Modifiers',
      rules: [
        {
          id: 'AA-5.1',
          from: 'ruling',
          says: 'Red, Blue, Training and Meditation work where a move of one step or more ends. They do nothing for a pawn that crosses them or that did not move.',
        },
        {
          id: 'AA-5.2',
          from: 'ruling',
          says: 'You need not use these four, but say so before anything is thrown for them. After a yes there is no way back.',
        },
        {
          id: 'AA-5.3',
          from: 'ruling',
          says: 'Injury asks nobody: it acts on every pawn that steps on such a tile, on the way or at the end. It is settled after the move and only once, whatever the number of tiles.',
        },
        {
          id: 'AA-5.4',
          from: BOTH,
          says: 'What a pawn used in its previous turn it cannot use in this one. That holds for all tiles of the kind.',
        },
        {
          id: 'AA-5.5',
          from: 'ruling',
          says: 'A modifier has been used if it changed something or a die was thrown for it; saying no, or crossing Injury unharmed, is not using it. Who was hurt is held in the next turn anyway, so Injury is never closed to a moving pawn.',
        },
        {
          id: 'AA-5.6',
          from: BOTH,
          says: 'Red Stat Swap: throw the die; one stat of this pawn takes the number. The former number is gone, and the other stats stay as they are.',
        },
        {
          id: 'AA-5.7',
          from: 'ruling',
          says: 'For Red the owner sees the throw and then chooses the stat, secretly. It may be a stat that has the number already.',
        },
        {
          id: 'AA-5.8',
          from: BOTH,
          says: 'Blue Stat Swap: throw the die and take 1 off; one stat of an opposing pawn takes that number, 0 to 5. The former number is gone, as with Red, and 0 is a number like the others.',
        },
        {
          id: 'AA-5.9',
          from: 'ruling',
          says: 'For Blue whoever threw chooses openly, after the throw, one standing opposing pawn and one stat of it. Nobody is shown what it was before; it may even have gone up.',
        },
        {
          id: 'AA-5.10',
          from: BOTH,
          says: 'Injury hurts whoever has an Agility, an Honor or a Stealth of 2 or less; one of them is enough. The opponent then names any of the six stats, without seeing it, and it goes down by 1.',
        },
        {
          id: 'AA-5.11',
          from: 'ruling',
          says: 'At 0 a stat goes no further down. It may be named, and nothing happens to it.',
        },
        { id: 'AA-5.12', from: 'seed', says: 'After being hurt, a pawn does not move in its next turn (AA-5.20).' },
        {
          id: 'AA-5.13',
          from: 'ruling',
          says: 'A pawn with 3 or more in all of Agility, Honor and Stealth takes no harm and is not held. Everybody hears whether it was hurt.',
        },
        {
          id: 'AA-5.14',
          from: BOTH,
          says: 'Training is for pawns with a Strength, a Bloodlust or a Discipline of 5 or more; one of them is enough. The owner secretly chooses any of the six stats, which goes up by 1, however high it is.',
        },
        {
          id: 'AA-5.15',
          from: 'ruling',
          says: 'A pawn that has none of these cannot train. Nobody else learns whether it was unable or unwilling.',
        },
        { id: 'AA-5.16', from: 'seed', says: 'After training, a pawn does not move in its next turn (AA-5.20).' },
        {
          id: 'AA-5.17',
          from: BOTH,
          says: 'Meditation: throw 2D6; a third of the sum, rounded down, is added to this pawn’s health. That is 0 for a 2, 1 for 3–5, 2 for 6–8, 3 for 9–11, and 4 for a 12.',
        },
        { id: 'AA-5.18', from: 'ruling', says: 'Meditation can lift health past 12; there is no upper limit.' },
        {
          id: 'AA-5.19',
          from: BOTH,
          says: 'A Meditation tile serves each pawn once in a game, even if it gave nothing. One pawn’s use takes nothing from the others.',
        },
        {
          id: 'AA-5.20',
          from: BOTH,
          says: 'A pawn that must not move next turn is held during its owner’s next turn (AA-3.6). It remains a target for attacks and for Blue.',
        },
        {
          id: 'AA-5.21',
          from: 'ruling',
          says: 'Who is hurt and trains in one activation is held for one turn, not for two.',
        },
        {
          id: 'AA-5.22',
          from: 'ruling',
          says: 'Every condition looks at the sheet of that moment. Since Injury comes first, it can cost a pawn its Training.',
        },
      ],
    },
    {
      title: 'Attacking',
      rules: [
        {
          id: 'AA-6.1',
          from: BOTH,
          says: 'When its move is over, a pawn may attack an opposing pawn on an adjacent tile. It may do so if it stayed or is held, too.',
        },
        {
          id: 'AA-6.2',
          from: 'ruling',
          says: 'An attack has one target. If there are two, the attacker chooses; one’s own pawn is none.',
        },
        {
          id: 'AA-6.3',
          from: 'seed',
          says: 'The attacker names a stat. The attacking pawn’s is set against the defending pawn’s.',
        },
        {
          id: 'AA-6.4',
          from: BOTH,
          says: 'A pawn does not open attacks with one stat in two consecutive turns of its owner. Only the opening stat counts, and a turn in which the pawn did not attack sets it free.',
        },
        {
          id: 'AA-6.5',
          from: 'ruling',
          says: 'Everybody sees the two numbers that are compared, and nothing else of the sheets.',
        },
        {
          id: 'AA-6.6',
          from: 'seed',
          says: 'If the attacker’s number is higher, the attacker throws the die and the defending pawn loses as much health.',
        },
        {
          id: 'AA-6.7',
          from: 'seed',
          says: 'If the attacker’s number is lower, the defender throws the die and adds 2; the attacking pawn loses that much, 3 to 8.',
        },
        {
          id: 'AA-6.8',
          from: BOTH,
          says: 'If the numbers are equal, the defender names the next stat, and so on until two differ. No stat comes up twice in an attack. The defender is not bound by AA-6.4, and the stats named for a tie are not closed afterwards.',
        },
        { id: 'AA-6.9', from: 'ruling', says: 'If all six are equal, nobody is harmed. For AA-6.4 it was an attack.' },
        {
          id: 'AA-6.10',
          from: 'ruling',
          says: 'With the attack the activation is over; nobody strikes back beyond AA-6.7.',
        },
      ],
    },
    {
      title: 'Health and the end',
      rules: [
        { id: 'AA-7.1', from: 'seed', says: 'You want to take all health from both opposing pawns.', definition: true },
        {
          id: 'AA-7.2',
          from: 'ruling',
          says: 'Health does not go below 0. At 0 the pawn falls: it is taken off the board for good, and nothing can aim at it or heal it.',
        },
        {
          id: 'AA-7.3',
          from: BOTH,
          says: 'Who has lost both pawns has lost the game. It is over in that moment, whatever was still to be done in the turn.',
        },
        {
          id: 'AA-7.4',
          from: 'ruling',
          says: 'A throw harms one pawn at most, so the two players never lose together.',
        },
        { id: 'AA-7.5', from: 'ruling', says: 'Either player may give up whenever they like. The other one wins.' },
        {
          id: 'AA-7.6',
          from: 'ruling',
          says: 'The game ends with the last turn of the round set as the limit (40 unless changed), and AA-7.8 decides.',
        },
        {
          id: 'AA-7.7',
          from: 'ruling',
          says: 'It also ends after so many whole rounds in a row without any loss of health as the table has set (12 unless changed), and AA-7.8 decides.',
        },
        {
          id: 'AA-7.8',
          from: 'ruling',
          says: 'The side with more pawns standing wins; with as many, the side with more health in all; with as much, nobody.',
        },
      ],
    },
    {
      title: 'Hidden information',
      rules: [
        {
          id: 'AA-8.1',
          from: BOTH,
          says: 'Your opponent does not see your sheets, nor those of fallen pawns. When the game is over everybody sees all of them, with everything that happened to them.',
        },
        {
          id: 'AA-8.2',
          from: 'ruling',
          says: 'Open to all: where pawns stand and how they went, health, who is held, every throw, which pawn used which tile and when, which Meditation tiles it has spent, the stats named in attacks, what is closed to whom, and all decisions but those of AA-8.3.',
        },
        {
          id: 'AA-8.3',
          from: 'ruling',
          says: 'For its owner alone: a pawn’s sheet, and which stat was chosen for Red or Training. The others only hear that one stat now has the number, or that one stat went up.',
        },
        {
          id: 'AA-8.4',
          from: 'ruling',
          says: 'What is asked gives nothing away. Whoever stops on a modifier that is open to the pawn is seen deciding, even where Training is out of the question and no is the only answer.',
        },
        { id: 'AA-8.5', from: 'ruling', says: 'Onlookers see what is open to all, of both sides, and no more.' },
        {
          id: 'AA-8.6',
          from: 'ruling',
          says: 'A stat you have not been shown appears as a number if all sheets that the open facts allow agree on it, and else as the values they leave. You could work out the same with paper and patience.',
        },
      ],
    },
  ],
})

export type Rule = RuleOf<typeof book>
