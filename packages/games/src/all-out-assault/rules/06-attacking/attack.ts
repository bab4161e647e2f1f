import type { Decision, Step } from '@undercroft/kernel'
import { boards, TILE_NAMES } from '../../content/boards.ts'
import { at, writeFact } from '../../state/clues.ts'
import { compareWith, TIE } from '../../state/frames.ts'
import { attackWith, moveTo, PASS, YES } from '../../state/listed.ts'
import {
  type AllOutAssault,
  type FrameOf,
  opponentOf,
  ownerOf,
  PAWNS,
  type PawnId,
  pawnOf,
  pawnsOf,
  STATS,
  type State,
  type StatId,
} from '../../state/state.ts'
import { whyNoAttack } from '../../words/facts.ts'
import { areAdjacent } from '../04-movement/paths.ts'
import { brokenUse, whyNoUse } from '../05-modifiers/modifier.ts'
import { lose } from '../07-health-and-the-end/end.ts'
import type { Rule } from '../rulebook.ts'

const PROMPTS = PAWNS.map(name => `Attack with ${name}?`)

/** AA-6.1: also for a pawn that stayed or is held. AA-6.10: nothing comes after it. */
export const attack: Decision<AllOutAssault, FrameOf<'attack'>> = {
  before(s) {
    const [first, second] = pawnsOf(opponentOf(s.mover))
    if (!isTarget(s, first) && !isTarget(s, second)) s.frames.pop()
  },
  offer(s, o) {
    o.ask(s.mover, PROMPTS[s.active] ?? '')
    for (let target = 0; target < PAWNS.length; target++) {
      const far = isTarget(s, target) ? undefined : brokenTarget(s, target)
      for (let stat = 0; stat < STATS.length; stat++) o.try(attackWith(target, stat), far ?? brokenStat(s, stat))
    }
    o.otherwise().may(PASS)
    if (o.explaining) {
      const broken = brokenUse(s)
      if (broken !== undefined) o.refuse(YES, broken)
      if (s.roll === 0) for (let tile = 0; tile < TILE_NAMES.length; tile++) o.refuse(moveTo(tile), 'AA-3.6')
    }
  },
  facts({ s, choice, rule }) {
    if (choice[0] === 'attack') return whyNoAttack(s, choice[1], choice[2], rule)
    if (rule === 'AA-3.6') return { says: `${PAWNS[s.active]} is held in this turn` }
    return choice[0] === 'use' ? whyNoUse(s, rule) : undefined
  },
  on: {
    attack({ s, choice: [, target, stat], t }) {
      t.uses(CONTENT[stat] ?? '')
      s.named = stat
      s.defender = target
      s.compared = [stat]
      s.frames.push(compareWith(stat)) // AA-6.3
    },
    pass() {},
  },
}

const CONTENT = STATS.map(stat => `stat.${stat}`)

/** AA-6.2: an opposing pawn, adjacent and standing. */
function isTarget(s: State, target: PawnId): boolean {
  if (ownerOf(target) === s.mover) return false
  const { tile, health } = pawnOf(s, target)
  return health > 0 && areAdjacent(boards[s.board], pawnOf(s, s.active).tile, tile)
}

function brokenTarget(s: State, target: PawnId): Rule {
  if (ownerOf(target) === s.mover) return 'AA-6.2'
  return pawnOf(s, target).health === 0 ? 'AA-7.2' : 'AA-6.1'
}

/** AA-6.4: what opened this pawn's attack in its previous turn is closed. */
function brokenStat(s: State, stat: StatId): Rule | undefined {
  return pawnOf(s, s.active).lastStat === stat ? 'AA-6.4' : undefined
}

/** AA-6.3, AA-6.5: both values are shown to everybody, and decide who loses health. */
export const compare: Step<AllOutAssault, FrameOf<'compare'>> = {
  run(s, t, { stat }) {
    const attacker = pawnOf(s, s.active)
    const defender = pawnOf(s, s.defender)
    const own = at(attacker.stats, stat)
    const other = at(defender.stats, stat)
    t.reveal('AA-6.5', 'all')
    attacker.facts.push(writeFact('shown', s.round, stat, own))
    defender.facts.push(writeFact('shown', s.round, stat, other))
    t.tell({ what: 'compared', attacker: s.active, defender: s.defender, stat, values: [own, other] })
    if (own > other)
      lose(s, s.defender, t.roll(6, 'the attack'), t) // AA-6.6
    else if (own < other)
      lose(s, s.active, t.roll(6, 'the defence') + 2, t) // AA-6.7
    else if (s.compared.length < STATS.length)
      s.frames.push(TIE) // AA-6.8
    else t.tell({ what: 'allTied', attacker: s.active, defender: s.defender }) // AA-6.9
  },
}
