export const TRIAL_IDS = [
  'TR-01',
  'TR-02',
  'TR-03',
  'TR-04',
  'TR-05',
  'TR-06',
  'TR-07',
  'TR-08',
  'TR-09',
  'TR-10',
] as const

export type TrialId = (typeof TRIAL_IDS)[number]

/** What is printed on the card of a trial. */
export interface TrialCard {
  readonly name: string
  /** Where one stands and what is at stake, in two or three sentences. */
  readonly story: string
  /** The rules in a sentence or two. */
  readonly task: string
}

export const TRIALS: { readonly [K in TrialId]: TrialCard } = {
  'TR-01': {
    name: 'Sparring Rods',
    story:
      'Copper rods rise from the ground beside each Explorer who was called, and the maze carries every blow from one to the other. Whoever strikes hardest lights the lamp over the door. Two lamps, and the vault is theirs.',
    task: 'Each round all make a Fight roll, and the single highest scores. First to 2 wins.',
  },
  'TR-02': {
    name: 'Blood Price',
    story:
      'An iron cup hangs before the door, and a needle waits beside every Explorer, however far away. The maze wants to know what the prize is worth to you. Only the one who offers most is bled.',
    task: 'Bid Live in secret, less than you have. The highest bid wins and is paid; the others pay nothing.',
  },
  'TR-03': {
    name: "Liar's Volts",
    story:
      'Dice rattle under cups of black glass, one beside each of you, and a voice in the wall counts them all. Say how many there are, and more, until somebody doubts it. Who is found out is thrown off the line.',
    task: 'Four hidden dice each. Bid how many of all dice show a face, raise, or call the last bid a lie. Who is wrong is out.',
  },
  'TR-04': {
    name: 'Spark Chain',
    story:
      'A spark jumps from node to node along the walls of the maze and goes out. Each in turn must send it the same way from memory, and one node further. The first to lose the thread feels it.',
    task: 'In turn, repeat the whole chain from memory and add one node. A wrong node puts you out, and a new chain begins.',
  },
  'TR-05': {
    name: 'Capacitor',
    story:
      'A jar of coiled foil drops into the hands of everybody who answered the call. Charge it as far as you dare, with nobody looking. A spark too many, and it is as empty as before.',
    task: 'Each alone and unseen: roll on and add up, or keep what you have. A 1 discharges it all. The highest charge wins.',
  },
  'TR-06': {
    name: 'Bolt, Coil, Ground',
    story:
      'Three plates gleam in the dark beside each of you: Bolt, Coil and Ground. All put a hand on one at the same beat of the great bell. The current knows which plate yields to which.',
    task: 'Bolt beats Coil, Coil beats Ground, Ground beats Bolt. If exactly two kinds are shown, the losing kind is out.',
  },
  'TR-07': {
    name: 'Undercut',
    story:
      'A row of numbered studs lights up at every post, and the crowd of shadows behind the door leans forward. Greed is rewarded here, but whoever comes just below you takes your winnings. Press when the light goes out.',
    task: 'Choose 1 to 5 in secret, five times. You score it, unless somebody chose exactly one less: they score it on top.',
  },
  'TR-08': {
    name: 'Arc Run',
    story:
      'A gallery of twenty rungs is drawn in light on the wall before each runner. Throw more sparks and you climb faster, unless one of them fails. The first at the top rung opens the vault.',
    task: 'Take one to three dice in secret and advance by their sum; any 1 among them means no advance. First to 20.',
  },
  'TR-09': {
    name: 'Six Fuses',
    story:
      'Six fuses are handed to each of you, and the vault lays out its treasures one after the other. A fuse buys and burns, once. Those who want the same thing equally get nothing.',
    task: 'Bid a fuse for each prize; every fuse burns once. The single highest takes it, a tie burns it. Most points win.',
  },
  'TR-10': {
    name: 'Live Wire',
    story:
      'A bare wire runs through the whole maze, past everybody who was called, and begins to hum. The longer you hold it the more it is worth. Nobody knows in which round it strikes.',
    task: 'Hold on or let go, in secret. Letting go in round r banks r − 1; then a die of r or less throws off all holders.',
  },
}
