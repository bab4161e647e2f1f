import type { Decision } from '@undercroft/kernel'
import { TILE_NAMES } from '../../content/boards.ts'
import { attackWith, moveTo, PASS, YES } from '../../state/choices.ts'
import { boardOf } from '../../state/content.ts'
import { compareWith, type FrameOf } from '../../state/frames.ts'
import {
  type AllOutAssault,
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
import { areAdjacent } from '../04-movement/paths.ts'
import { brokenUse } from '../05-modifiers/modifier.ts'
import type { Rule } from '../rulebook.ts'

const PROMPTS = PAWNS.map(name => `Whom does ${name} attack?`)

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
  return health > 0 && areAdjacent(boardOf(s), pawnOf(s, s.active).tile, tile)
}

function brokenTarget(s: State, target: PawnId): Rule {
  if (ownerOf(target) === s.mover) return 'AA-6.2'
  return pawnOf(s, target).health === 0 ? 'AA-7.2' : 'AA-6.1'
}

/** AA-6.4: what opened this pawn's attack in its previous turn is closed. */
function brokenStat(s: State, stat: StatId): Rule | undefined {
  return pawnOf(s, s.active).lastStat === stat ? 'AA-6.4' : undefined
}
