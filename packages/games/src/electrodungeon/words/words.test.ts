import { readChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { electroDungeon as game } from '../index.ts'
import { verbs } from '../state/choices.ts'
import type { Event } from '../state/events.ts'

const NAMES = ['Mia', 'Ann', 'Ben', 'Cem']

function table(position: unknown = {}, explorers = 3) {
  return at(game, { options: { explorers }, position })
}

function read(line: string) {
  const choice = readChoice(verbs, line)
  if (!choice.ok) throw new Error(choice.error)
  return choice.value
}

describe('labels', () => {
  const seen = see(table().match.play, 1)
  it.each([
    ['draw guarded', 'Guarded: keys under beasts and traps, far from the Hub'],
    ['allocate 2 2 5 3', 'Brawler: Move 2, See 2, Fight 5, Live 3'],
    ['allocate 1 1 5 5', 'Move 1, See 1, Fight 5, Live 5'],
    ['hold', 'Hold'],
    ['moveAlone', 'Roll the Move die'],
    ['moveGroup BC', 'Invite B and C to move as a group'],
    ['step 8,4', 'Step to 8,4 (2)'],
    ['step Hub', 'Step to the Hub'],
    ['through g leave', 'Go through room g'],
    ['through g take', 'Go through room g and take what lies there'],
    ['perceive e A', 'Look into room e'],
    ['perceive e B', 'Look into room e with B’s eyes'],
    ['enter m', 'Enter room m'],
    ['exit 5,3', 'Leave to 5,3 (5)'],
    ['attack C', 'Attack C'],
    ['beast bite A', 'Static Bite on A'],
    ['beast shockwave -', 'Shockwave'],
    ['unlock blue', 'Unlock the blue door'],
    ['attempt white', 'Attempt the task behind the white door'],
    ['builtIn white', 'Attempt a built-in task behind the white door'],
    ['solve PZ-11:7', 'Answer Next in Line'],
    ['vote B', 'Vote for B'],
    ['say "a%20door"', 'Say “a door”'],
    ['callRoll A see', 'Call for a See roll of A'],
    ['verdict failed', 'Rule: failed'],
    ['winner B', 'Rule: B wins'],
    ['give fragment B', 'Give a fragment to B'],
    ['pickUp key', 'Pick up a key'],
    ['play x-ray-lens e', 'Play X-Ray Lens on room e'],
    ['play shifting-walls a+g', 'Play Shifting Walls on rooms a and g'],
    ['play oracle-chip blue', 'Play Oracle Chip on the blue door'],
    ['play training-chip see', 'Play Training Chip: See'],
    ['play loaded-bolt 4', 'Play Loaded Bolt on 4'],
    ['play keen-eye -', 'Play Keen Eye'],
    ['claimRoom e trapped+key', 'Claim that room e is: Trapped Boost Box with a key'],
    ['claimDoor blue lock', 'Claim that behind the blue door is: Master Lock'],
    ['stake 2', 'Stake 2 Live'],
    ['charge', 'Charge on'],
    ['concede', 'Concede'],
  ])('%s: %s', (line, label) => {
    expect(game.label(read(line), seen)).toBe(label)
  })

  it('every verb has one', () => {
    const nouns: Record<string, string> = { setup: '' }
    for (const verb of Object.keys(verbs)) {
      if (verbs[verb as keyof typeof verbs].length > 0 || verb in nouns) continue
      expect(game.label(read(verb), seen)).toMatch(/^[A-Z]/)
    }
  })
})

describe('odds', () => {
  const combat = { c: { card: 'beast', combat: true, health: 4 } }
  it.each([
    ['perceive e A', { stage: 'place', A: { place: '5,5' } }, 1, '52% to see what is in it'],
    ['fight', { A: { place: 'c' }, rooms: combat }, 1, '52% to hit'],
    ['flee', { A: { place: 'c', move: 1 }, rooms: combat }, 1, '18% to get away'],
    ['attack B', { A: { place: '8,1', fight: 1 }, B: { place: '8,1', move: 1 } }, 1, '42% to hit'],
    [
      'flee',
      { A: { place: '8,1', move: 1 }, B: { place: '8,1', fight: 1 }, fights: [{ place: '8,1', fighters: 'AB' }] },
      1,
      '58% to get away',
    ],
    ['hold', {}, 1, undefined],
  ])('%s: %o', (line, position, seat, says) => {
    expect(game.odds?.(see(table(position).match.play, seat), seat, read(line))).toBe(says)
  })

  it('of a beast’s attacks', () => {
    const position = { turn: 'MoF', A: { place: 'c' }, B: { place: 'c', move: 1 }, rooms: combat }
    const { play } = at(game, { options: { explorers: 2 }, position, dice: [6] }).match
    const said = ['beast bite B', 'beast shockwave -', 'beast pounce A'].map(line =>
      game.odds?.(see(play, 0), 0, read(line)),
    )
    expect(said).toEqual(['83% to hit', 'A 48%, B 83%', 'cannot be dodged'])
  })

  it('of a Shockwave on a group, one of whom may die before the next one rolls', () => {
    const [A, B] = [
      { place: 'c', move: 1, live: 1 },
      { place: 'c', move: 1 },
    ]
    const position = { turn: 'MoF', groups: ['AB'], A, B, rooms: combat }
    const { play } = at(game, { options: { explorers: 2 }, position, dice: [6] }).match
    expect(game.odds?.(see(play, 0), 0, read('beast shockwave -'))).toBe('A 78%, B 81%')
  })
})

describe('why a choice is refused', () => {
  it.each([
    ['step 1,1', { stage: 'moving', points: 2 }, 1, 'the 6 near room a is 10 steps away, 2 points left'],
    [
      'step 7,3',
      { stage: 'moving', points: 3, A: { place: '8,4' } },
      1,
      'the 4 near room b is not next to the 2 beside the Hub',
    ],
    ['step 8,3', { A: { place: '8,4' } }, 1, 'the Move die is not rolled yet'],
    ['step 8,4', { stage: 'moving', points: 3, A: { place: '8,4' } }, 1, 'A stands there already'],
    [
      'through g leave',
      { stage: 'moving', points: 2, A: { place: '3,6' }, rooms: { g: 'cleared' }, mofEffect: 'blackout' },
      1,
      'a Blackout closes the cleared rooms',
    ],
    ['attack B', { A: { place: 'c' }, B: { place: 'c' } }, 1, 'A is in a safe place: room c'],
    ['attack C', { A: { place: '8,4' } }, 1, 'C is elsewhere: the Hub'],
    ['give fragment B', {}, 1, 'A has no fragment'],
    ['give key C', { C: { place: '8,4' } }, 1, 'C is elsewhere: the 2 beside the Hub'],
    ['pickUp key', {}, 1, 'no Small Key lies at the Hub'],
    ['moveGroup B', { B: { place: '8,4' } }, 1, 'B is elsewhere: the 2 beside the Hub'],
    ['moveGroup A', {}, 1, 'nobody invites itself'],
    ['play lucky-cog -', {}, 1, 'A holds no Lucky Cog'],
    [
      'play lucky-cog -',
      { A: { hand: ['lucky-cog'] } },
      1,
      'Lucky Cog, after a score roll: Add 4 to the total of your score roll.',
    ],
    [
      'enter e',
      { stage: 'place', A: { place: '8,4', hand: ['trap-kit'] } },
      1,
      'room e is 3 steps away from the 2 beside the Hub',
    ],
    ['perceive e B', { stage: 'place', A: { place: '5,5' }, B: { place: '5,5' } }, 1, 'B does not move with A'],
    [
      'attempt orange',
      {
        stage: 'place',
        A: { place: '12,9', hand: ['trap-kit'] },
        doors: { orange: { card: 'lock', locked: false, done: true } },
      },
      1,
      'behind it is the Master Lock',
    ],
    [
      'attempt blue',
      { stage: 'place', A: { place: '12,9', keys: 1 } },
      1,
      'the blue door is 16 steps away from the 5 before the orange door',
    ],
    ['beast bite A', { turn: 'MoF', mofHand: ['loaded-bolt'] }, 0, 'the Electroshock comes first'],
    ['reroll', { stage: 'moving', points: 2, rolls: 3 }, 1, 'rolled 3 of 3 times'],
    [
      'perceive e A',
      { stage: 'place', A: { place: '5,5', triedBefore: 'e' } },
      1,
      'it looked at room e on its previous turn',
    ],
    ['unlock blue', { stage: 'place', A: { place: '4,1', hand: ['trap-kit'] } }, 1, 'A has no Small Key'],
  ])('%s', (line, position, seat, says) => {
    const broken = table(position).match.broken(seat, read(line))
    expect(broken.map(each => each.facts?.says)).toEqual([says])
  })

  it('says that a Frenzy is two different attacks', () => {
    const rooms = { c: { card: 'beast', combat: true, health: 4 } }
    const playing = table({ turn: 'MoF', mofHand: ['frenzy'], A: { place: 'c', live: 9 }, rooms })
    const { match } = playing.plays('MoF shock = 6', 'MoF play frenzy c', 'MoF beast bite A = 6 6 6 1')
    const broken = match.broken(0, read('beast bite A'))
    expect(broken).toEqual([{ rule: 'ED-10.11', facts: { says: 'a Frenzy is two different attacks' } }])
  })

  it('says of a setup how many there are, with the code', () => {
    const { match } = at(game, { options: { explorers: 1 } })
    const bare = `${'empty,'.repeat(11)}empty;${'lock,'.repeat(5)}lock`
    expect(match.broken(0, read(`place ${bare}`)).map(each => each.facts?.says)).toEqual([
      'E-BEAST-COUNT: 0 of ElectroBeast, from 2 to 5 are allowed',
      'E-EMPTY-COUNT: 12 of Empty Room, from 1 to 3 are allowed',
      'E-BOOST-COUNT: 0 of Boost Box, from 2 to 5 are allowed',
      'E-TRAP-COUNT: 0 of Trapped Boost Box, from 2 to 5 are allowed',
      'E-KEY-COUNT: 0 Small Keys, there are exactly 6',
      'E-LOCK-COUNT: 6 Master Locks, there is exactly one',
      'E-FRAG-COUNT: 0 fragments, there are exactly 3',
    ])
  })
})

describe('the log', () => {
  const events: [Event, string][] = [
    [{ what: 'order', order: [1, 2, 0] }, 'Turn order: Ben, Cem, Ann, then the Master of Fates'],
    [{ what: 'grouped', leader: 0, members: 3, move: 5 }, 'Ann and Ben move as a group led by Ann, with Move 5'],
    [{ what: 'moveDie', explorer: 0, die: 4, rerolls: 2 }, 'Ann may move 4, or roll again (2 left)'],
    [{ what: 'stepped', explorers: 1, from: 84, to: 0, points: 1 }, 'Ann to 1,1 (6), 1 point left'],
    [
      {
        what: 'contested',
        explorer: 0,
        trait: 'fight',
        total: 9,
        other: 1,
        otherTrait: 'move',
        otherTotal: 9,
        won: false,
      },
      'Ann loses: Fight 9 against Move 9 of Ben',
    ],
    [
      { what: 'perceived', explorer: 0, room: 4, success: true, card: 'beast', key: false },
      'Ann looks into room e: ElectroBeast, no key',
    ],
    [{ what: 'entered', explorers: 3, room: 4, how: 'blind' }, 'Ann and Ben enter room e head-first'],
    [{ what: 'entered', explorers: 1, room: 4, how: 'aware' }, 'Ann enters room e and waits inside'],
    [{ what: 'put', explorers: 2, from: 84, to: 0 }, 'Ben goes from the Hub to 1,1 (6)'],
    [{ what: 'took', explorer: 0, keys: 1, fragments: 0, from: 0, victim: 1 }, 'Ann takes 1 Small Key from Ben'],
    [{ what: 'fightOver', place: 0, by: 'ED-5.83' }, 'The fight on 1,1 (6) is over, as all have stood down (ED-5.83)'],
    [
      { what: 'lost', explorer: 0, amount: 1, live: 2, by: 'ED-5.100' },
      'Ann loses 1 Live to the Electroshock (ED-5.100) and has 2',
    ],
    [{ what: 'gave', from: 0, to: 1, item: 'key' }, 'Ann gives a Small Key to Ben'],
    [{ what: 'discarded', explorer: 0, cards: [0], by: 'death' }, 'Ann leaves its cards: Field Dressing'],
    [{ what: 'electroshock', number: 4, amount: 2, explorers: 1 }, 'Electroshock on 4: Ann is hit for 2'],
    [{ what: 'said', seat: 1, text: '' }, 'Ann says nothing'],
    [{ what: 'said', seat: 1 }, 'Ann has spoken'],
    [
      { what: 'taskOver', door: 0, success: false, by: 'ED-8.9' },
      'The task behind the blue door is not solved, as the Shade has won (ED-8.9)',
    ],
    [
      { what: 'trial', seats: [1, 2], event: { trial: 'TR-02', news: 'won', by: 0, price: 0 } },
      'Ann wins the trial and pays nothing',
    ],
    [{ what: 'escaped', explorers: 1, door: 3 }, 'Ann escapes through the orange door'],
    [{ what: 'beast', room: 2, attack: 'roar', target: 1 }, 'The beast in room c: Fierce Roar on Ben'],
    [{ what: 'attacked', attacker: 0, victim: 1, place: 0, betrayal: true }, 'Ann betrays Ben on 1,1 (6)'],
    [
      { what: 'died', explorer: 0, place: 84, keys: 1, fragments: 2 },
      'Ann dies at the Hub and drops 1 Small Key and 2 fragments',
    ],
    [{ what: 'electroshock', number: 4, amount: 1, explorers: 0 }, 'Electroshock on 4: nobody is hit'],
    [{ what: 'drew', seat: 0, card: CARDS.length - 1 }, 'Mia draws Heavy Hand'],
    [{ what: 'drew', seat: 0 }, 'Mia draws a reward card'],
    [
      { what: 'looked', explorer: 0, door: 3, card: 'lock', fragment: false, reward: true },
      'Ann looks behind the orange door: Master Lock, a reward card',
    ],
    [
      { what: 'tried', explorer: 0, left: 1, reply: { is: 'marked', exact: 2, misplaced: 1 } },
      'Ann answers: 2 exact, 1 misplaced (1 try left)',
    ],
    [{ what: 'tried', explorer: 0, left: 2 }, 'Ann answers (2 tries left)'],
    [{ what: 'trial', seats: [1, 0], event: { trial: 'TR-05', news: 'won', by: 1 } }, 'the Shade wins the trial'],
    [{ what: 'said', seat: 1, text: 'a door' }, 'Ann: “a door”'],
    [
      {
        what: 'votes',
        item: 'fragment',
        votes: [
          [0, 1],
          [1, 1],
        ],
      },
      'Votes for the fragment: Ann for Ben, Ben for Ben',
    ],
    [
      { what: 'claimedDoor', seat: 0, door: 0, says: 'lock' },
      'Mia claims, unverified: behind the blue door is a Master Lock',
    ],
    [{ what: 'escaped', explorers: 7, door: 3 }, 'Ann, Ben and Cem escape through the orange door'],
  ]
  it.each(events)('%o', (event, line) => {
    expect(game.narrate(event, NAMES)).toBe(line)
  })
})

it('shows the position in a terminal, as far as the viewer knows it', () => {
  const position = {
    round: 3,
    A: { place: '5,5', hand: ['keen-eye'], perceived: 'e', keys: 1 },
    B: { place: 'c', effect: 'adrenaline' },
    rooms: { c: { card: 'beast', combat: true, health: 4 }, g: 'cleared', h: { card: 'boost', box: true } },
    doors: { blue: { card: 'puzzle+reward', locked: false } },
    loose: { '8,6': 'key' },
    mofHand: ['mend'],
  }
  const { play } = table(position).match
  expect(game.text?.(see(play, 1), NAMES)).toMatchInlineSnapshot(`
    "Round 3 of 40, turn of Ann
       0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16
     0                 B                               <G>
     1     6   5   1   2   6   3   1   5   6   1   5   3   6   2   5
     2     4       [a]         [b]     3       Bc          [d]     4
     3     2       6   3   5   2   4   1   5   4   6   2   1       6
     4     1   5   4       [e]         2                   5   [f] 3
     5 <W> 4       3   6   A1  3   S   CS  S   1   4   3   2       1   <Y>
     6     5   (g) 2                   4           [h]     6   5   4
     7     1       4   1   2   6   1   2   5   6   2   1   4       3
     8     2       [i]         [j]     3       [k]         [m]     1
     9     4   3   5   6   4   3   2   6   5   3   4   5   2   3   6
    10                 <P>                             <O>
    x above, y at the left: 8,4 is x 8, y 4. Digits are numbered spaces,
      AB3 has A and B on it; S the Hub; [a] a room, (a) a cleared one; <W> a locked door,
      W an open one (B blue, G green, Y yellow, O orange, P purple, W white)
    A Ann: 5,5 (1), Move 3 See 3 Fight 3 Live 3, 1 key, 0 fragments, 1 card: Keen Eye
    B Ben: room c, Move 5 See 3 Fight 3 Live 3, 0 keys, 0 fragments, 0 cards, Adrenaline in effect
    C Cem: the Hub, Move 3 See 3 Fight 3 Live 3, 0 keys, 0 fragments, 0 cards
    Rooms, with their openings:
      a 3,1 3,3: uncleared                  g 1,6 3,6: cleared
      b 6,1 6,3: uncleared                  h 11,5 11,7: box
      c 10,1 10,3: ElectroBeast (4 health)  i 3,7 3,9: uncleared
      d 13,1 13,3: uncleared                j 6,7 6,9: uncleared
      e 5,3 5,5: Trapped Boost Box          k 10,7 10,9: uncleared
      f 13,4 15,4: uncleared                m 13,7 13,9: uncleared
    Doors, with the space before them:
      blue 4,1: open (Puzzle)  orange 12,9: locked
      green 12,1: locked       purple 4,9: locked
      yellow 15,5: locked      white 1,5: locked
    On 8,6 (4): 1 key, 0 fragments
    The Master of Fates holds 1 card"
  `)
})
