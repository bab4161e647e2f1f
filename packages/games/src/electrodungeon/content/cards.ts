/** When a card can be played. */
const TIMINGS = {
  own: 'on your turn',
  pre: 'before the Electroshock',
  roll: 'after a score roll',
  hurt: 'when you would lose Live',
  fail: 'when a puzzle fails',
} as const
export type Timing = keyof typeof TIMINGS

/**
 * How long a card works: at once, for this turn, to the end of the player's next turn, of this round's MoF turn, or of
 * the next round's.
 */
type Lasts = 'now' | 'turn' | 'next' | 'round' | 'longer'

/** What has to be named when the card is played. */
type TargetKind = 'none' | 'room' | 'rooms' | 'door' | 'explorer' | 'trait' | 'number'

export type Deck = 'explorer' | 'mof'

export interface RewardCard {
  readonly id: string
  /** The card's name in a written choice. */
  readonly word: string
  readonly name: string
  readonly deck: Deck
  /** How many there are in the deck. */
  readonly copies: number
  readonly timing: Timing
  readonly lasts: Lasts
  readonly target: TargetKind
  readonly says: string
}

type Line = readonly [
  id: string,
  name: string,
  copies: number,
  timing: Timing,
  lasts: Lasts,
  target: TargetKind,
  says: string,
]

const EXPLORER_DECK = [
  ['ER-01', 'Field Dressing', 3, 'own', 'now', 'none', 'Gain 2 Live.'],
  ['ER-02', 'Full Charge', 1, 'own', 'now', 'none', 'With less than 6 Live: your Live becomes 6.'],
  ['ER-03', 'Adrenaline', 2, 'own', 'turn', 'none', 'Your Move is 2 higher this turn.'],
  ['ER-04', 'Keen Eye', 2, 'own', 'next', 'none', 'Your See is 2 higher until the end of your next turn.'],
  ['ER-05', 'Charged Knuckles', 2, 'own', 'next', 'none', 'Your Fight is 2 higher until the end of your next turn.'],
  ['ER-06', 'Rubber Soles', 2, 'own', 'round', 'none', 'The Electroshock does not hurt you this round.'],
  ['ER-07', 'Second Wind', 2, 'roll', 'now', 'none', 'Roll all your dice of a score roll again; the new ones count.'],
  ['ER-08', 'Lucky Cog', 2, 'roll', 'now', 'none', 'Add 4 to the total of your score roll.'],
  ['ER-09', 'Insulated Cloak', 2, 'hurt', 'now', 'none', 'Lose no Live where you were about to.'],
  ['ER-10', 'X-Ray Lens', 2, 'own', 'now', 'room', 'Perceive any one uncleared room without a roll.'],
  ['ER-11', 'Grapple Line', 2, 'own', 'turn', 'none', 'Before your Move die: it is a 6, for your group too.'],
  ['ER-12', 'Skeleton Key', 1, 'own', 'now', 'none', 'Unlock the door before you without a Small Key.'],
  ['ER-13', 'Recall Beacon', 1, 'own', 'now', 'none', 'Before your Move action, in no fight: go to the Hub.'],
  ['ER-14', 'Pickpocket', 1, 'own', 'now', 'explorer', 'Take a Small Key from an Explorer on your space.'],
  ['ER-15', 'Smoke Pellet', 2, 'own', 'turn', 'none', 'Your flight this turn succeeds without a roll.'],
  [
    'ER-16',
    'Trap Kit',
    2,
    'own',
    'turn',
    'none',
    'A trapped box that you open this turn is dismantled without a roll.',
  ],
  ['ER-17', 'Capacitor Bomb', 1, 'own', 'now', 'none', 'Instead of a Fight roll: the beast loses 4 health.'],
  ['ER-18', 'Training Chip', 2, 'own', 'now', 'trait', 'Your Move, See or Fight is 1 higher for good, up to 6.'],
  ['ER-19', 'Oracle Chip', 1, 'own', 'now', 'door', 'Look in secret at the card and the prizes of a side room.'],
  ['ER-20', 'Spare Fuse', 1, 'fail', 'now', 'none', 'A failed puzzle is posed anew; the failure does not count.'],
] as const satisfies readonly Line[]

const MOF_DECK = [
  ['MR-01', 'Second Bolt', 2, 'own', 'now', 'none', 'Roll another Electroshock.'],
  ['MR-02', 'High Voltage', 2, 'pre', 'turn', 'none', 'The Electroshock takes 2 Live this turn.'],
  ['MR-03', 'Loaded Bolt', 1, 'pre', 'now', 'number', 'Choose the number of the Electroshock.'],
  [
    'MR-04',
    'Stray Arc',
    2,
    'own',
    'now',
    'explorer',
    'An Explorer on a numbered space makes a Move roll or loses 1 Live.',
  ],
  ['MR-05', 'Static Fog', 1, 'own', 'longer', 'none', 'See rolls are 3 lower until the end of the next round.'],
  [
    'MR-06',
    'Tar Slick',
    2,
    'own',
    'longer',
    'explorer',
    'An Explorer, and its group, has no Move rerolls until the end of the next round.',
  ],
  [
    'MR-07',
    'Blackout',
    1,
    'own',
    'longer',
    'none',
    'Nobody goes through cleared rooms until the end of the next round.',
  ],
  ['MR-08', 'Shifting Walls', 2, 'own', 'now', 'rooms', 'Swap card and key of two uncleared rooms without Explorers.'],
  ['MR-09', 'Fresh Brood', 1, 'own', 'now', 'room', 'With fewer than 5 beasts: put one, face up, in a cleared room.'],
  ['MR-10', 'Mend', 2, 'own', 'now', 'room', 'A beast in combat regains 2 health.'],
  ['MR-11', 'Frenzy', 1, 'own', 'turn', 'room', 'A beast in combat attacks twice, with two different attacks.'],
  ['MR-12', 'Short Fuse', 1, 'own', 'now', 'explorer', 'An Explorer discards a random reward card.'],
  [
    'MR-13',
    'Jammed Lock',
    1,
    'own',
    'longer',
    'door',
    'A locked door cannot be unlocked until the end of the next round.',
  ],
  ['MR-14', 'Twist of Fate', 2, 'roll', 'now', 'none', 'Roll your D20 again; the new one counts.'],
  ['MR-15', 'Heavy Hand', 2, 'roll', 'now', 'none', 'Add 3 to your D20.'],
] as const satisfies readonly Line[]

function wordOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

function cardsOf(deck: Deck, lines: readonly Line[]): RewardCard[] {
  return lines.map(([id, name, copies, timing, lasts, target, says]) => ({
    id,
    word: wordOf(name),
    name,
    deck,
    copies,
    timing,
    lasts,
    target,
    says,
  }))
}

/** When it can be played, in words. */
export function sayTiming({ deck, timing }: Pick<RewardCard, 'deck' | 'timing'>): string {
  return deck === 'mof' && timing === 'own' ? 'after the Electroshock' : TIMINGS[timing]
}

/** Every kind of reward card: those of the Explorers first, then the MoF's. A card is its index here. */
export const CARDS: readonly RewardCard[] = [...cardsOf('explorer', EXPLORER_DECK), ...cardsOf('mof', MOF_DECK)]
export type CardId = number
export const EXPLORER_CARDS = EXPLORER_DECK.length
export const CARD_WORDS: readonly string[] = CARDS.map(({ word }) => word)

type CardName = (typeof EXPLORER_DECK)[number][1] | (typeof MOF_DECK)[number][1]

/** The card of this name. */
function cardNamed(name: CardName): CardId {
  return CARDS.findIndex(card => card.name === name)
}

export const FIELD_DRESSING = cardNamed('Field Dressing')
export const FULL_CHARGE = cardNamed('Full Charge')
export const ADRENALINE = cardNamed('Adrenaline')
export const KEEN_EYE = cardNamed('Keen Eye')
export const CHARGED_KNUCKLES = cardNamed('Charged Knuckles')
export const RUBBER_SOLES = cardNamed('Rubber Soles')
export const SECOND_WIND = cardNamed('Second Wind')
export const LUCKY_COG = cardNamed('Lucky Cog')
export const X_RAY_LENS = cardNamed('X-Ray Lens')
export const GRAPPLE_LINE = cardNamed('Grapple Line')
export const SKELETON_KEY = cardNamed('Skeleton Key')
export const RECALL_BEACON = cardNamed('Recall Beacon')
export const PICKPOCKET = cardNamed('Pickpocket')
export const SMOKE_PELLET = cardNamed('Smoke Pellet')
export const TRAP_KIT = cardNamed('Trap Kit')
export const CAPACITOR_BOMB = cardNamed('Capacitor Bomb')
export const TRAINING_CHIP = cardNamed('Training Chip')
export const ORACLE_CHIP = cardNamed('Oracle Chip')
export const SECOND_BOLT = cardNamed('Second Bolt')
export const HIGH_VOLTAGE = cardNamed('High Voltage')
export const LOADED_BOLT = cardNamed('Loaded Bolt')
export const STRAY_ARC = cardNamed('Stray Arc')
export const STATIC_FOG = cardNamed('Static Fog')
export const TAR_SLICK = cardNamed('Tar Slick')
export const BLACKOUT = cardNamed('Blackout')
export const SHIFTING_WALLS = cardNamed('Shifting Walls')
export const FRESH_BROOD = cardNamed('Fresh Brood')
export const MEND = cardNamed('Mend')
export const FRENZY = cardNamed('Frenzy')
export const SHORT_FUSE = cardNamed('Short Fuse')
export const JAMMED_LOCK = cardNamed('Jammed Lock')
export const HEAVY_HAND = cardNamed('Heavy Hand')
