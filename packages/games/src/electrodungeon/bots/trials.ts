import { between, oneFrom, type Picker, upTo } from '../content/pick.ts'
import type { TrialId } from '../content/trials.ts'
import { TRACK } from '../rules/13-trials/arc-run.ts'
import { chanceOf, diceInPlay, isHigher } from '../rules/13-trials/liars-volts.ts'
import { FACES, NODES, SIGNS, type TrialMove } from '../state/trial-moves.ts'
import { chargeOf } from '../state/trial-secrets.ts'
import type { LiarsVolts, TrialState, TrialStates } from '../state/trials.ts'

/** What a bot brings to a trial. */
export interface BotTraits {
  /** Whether a fragment is needed. */
  readonly wants: boolean
  /** How surely the bot remembers each node of a chain. */
  readonly memory: number
}

interface Situation<State> extends BotTraits {
  /** What the contestant may see. */
  readonly seen: State
  readonly who: number
  readonly pick: Picker
}

/** The bot stops charging the Capacitor here. */
const STOP_AT = 16
/** The bot calls a bid of Liar's Volts that is less likely than this. */
const CALL_BELOW = 0.4
/** The numbers of Undercut, each as often as it is drawn. */
const UNDERCUT_DRAWS = [1, 2, 3, 3, 4, 4, 4, 5, 5, 5]

const MOVES: { readonly [K in TrialId]: (situation: Situation<TrialStates[K]>) => TrialMove } = {
  'TR-01': () => {
    throw new RangeError('nothing is chosen in this trial')
  },
  'TR-02': ({ seen, who, wants }) => {
    const most = Math.max(1, seen.who[who]?.live ?? 1) - 1
    return ['stake', Math.min(most, Math.floor(most / 2) + (wants ? 1 : 0))]
  },
  'TR-03': bidOrCall,
  'TR-04': ({ seen: { chain, entered }, memory, pick }) => {
    const right = chain[entered.length]
    if (right === undefined) return ['press', oneFrom(NODES, pick)]
    if (pick(1000) < memory * 1000) return ['press', right]
    const wrong = NODES.filter(node => node !== right)
    return ['press', oneFrom(wrong, pick)]
  },
  'TR-05': ({ seen, who }) => (chargeOf(seen.rolls[who] ?? []) >= STOP_AT ? ['keepCharge'] : ['charge']),
  'TR-06': ({ pick }) => ['show', oneFrom(SIGNS, pick)],
  'TR-07': ({ pick }) => ['number', oneFrom(UNDERCUT_DRAWS, pick)],
  'TR-08': ({ seen: { places }, who }) => {
    const own = places[who] ?? 0
    if (TRACK - own <= 6) return ['throwDice', 1]
    return ['throwDice', Math.max(...places) - own >= 8 ? 3 : 2]
  },
  'TR-09': ({ seen: { prize, fuses }, who, pick }) => {
    const left = fuses[who] ?? []
    const wish = prize + between(-1, 1, pick)
    const [nearest = 1] = left.toSorted((a, b) => Math.abs(a - prize) - Math.abs(b - prize))
    return ['fuse', left.includes(wish) ? wish : nearest]
  },
  'TR-10': ({ seen: { round }, pick }) => [round >= 3 || pick(5) === 0 ? 'letGo' : 'grip'],
}

/** TR-03: raises with the face that the bot holds most of, and calls a bid that is too unlikely. */
function bidOrCall({ seen, who }: Situation<LiarsVolts>): TrialMove {
  const own = seen.cups[who] ?? []
  const { bid } = seen
  const ownOf = (face: number) => own.filter(die => die === face).length
  if (bid !== undefined && chanceOf(bid.count - ownOf(bid.face), diceInPlay(seen) - own.length) < CALL_BELOW)
    return ['callBid']
  const face = upTo(FACES)
    .map(i => i + 1)
    .reduce((best, each) => (ownOf(each) >= ownOf(best) ? each : best), 1)
  const count = bid === undefined ? 1 : isHigher(bid.count, face, bid) ? bid.count : bid.count + 1
  return count > diceInPlay(seen) ? ['callBid'] : ['raise', count, face]
}

/** The bot's move, from what its contestant may see. */
export function botMove(seen: TrialState, who: number, traits: BotTraits, pick: Picker): TrialMove {
  const move = MOVES[seen.trial] as (situation: Situation<TrialState>) => TrialMove
  return move({ seen, who, pick, ...traits })
}
