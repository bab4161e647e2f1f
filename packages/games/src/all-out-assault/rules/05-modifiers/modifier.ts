import { agenda, type Decision } from '@undercroft/kernel'
import type { Kind, Modifier } from '../../content/boards.ts'
import { NO, YES } from '../../state/choices.ts'
import { writeClue } from '../../state/clues.ts'
import { boardOf, numbersOf } from '../../state/content.ts'
import { blueWith, type FrameOf, MEDITATION, redWith, TRAIN } from '../../state/frames.ts'
import { isFit } from '../../state/sheet.ts'
import { type AllOutAssault, PAWNS, pawnOf, type State } from '../../state/state.ts'
import { hasUsed, writeUse } from '../../state/uses.ts'
import type { Rule } from '../rulebook.ts'

/** AA-5.2: yes or no, before any die of the modifier is thrown; a yes is carried out in full. */
export const modifier: Decision<AllOutAssault, FrameOf<'modifier'>> = {
  before(s) {
    if (brokenUse(s) !== undefined) s.frames.pop()
  },
  offer(s, o) {
    const kind = kindUnder(s)
    const able = kind !== 'training' || isFit(pawnOf(s, s.active).stats)
    // AA-8.4: asked also where the only answer is no, or an answer at once would tell what the sheet lacks.
    o.ask(s.mover, PROMPTS[s.active]?.[kind as Modifier] ?? '').evenIfForced()
    o.try(YES, able ? undefined : 'AA-5.15')
    o.otherwise().may(NO)
  },
  on: {
    use({ s, choice: [, answer], t }) {
      if (answer === 'no') return // AA-5.5: declining is no use
      const pawn = pawnOf(s, s.active)
      const kind = kindUnder(s)
      s.usedKind = kind
      pawn.uses.push(writeUse(pawn.tile, s.round))
      if (kind === 'red') {
        t.uses('tile.red')
        s.frames.push(redWith(t.roll(6, 'the Red Stat Swap'))) // AA-5.6
      } else if (kind === 'blue') {
        t.uses('tile.blue')
        s.frames.push(blueWith(Math.max(0, t.roll(6, 'the Blue Stat Swap') - numbersOf(s).blue))) // AA-5.8
      } else if (kind === 'training') {
        t.uses('tile.training')
        t.reveal('AA-5.14', 'all', { pawn: s.active, fit: true }) // only a fit pawn can say yes
        pawn.clues.push(writeClue('fit', s.round))
        s.frames.push(TRAIN)
      } else {
        t.uses('tile.meditation')
        agenda(s, MEDITATION)
      }
    },
  },
}

const PROMPTS = PAWNS.map(name => ({
  red: `${name} stands on a Red Stat Swap: use it?`,
  blue: `${name} stands on a Blue Stat Swap: use it?`,
  training: `${name} stands on Training: use it?`,
  meditation: `${name} stands on Meditation: use it?`,
  injury: '',
}))

/** The kind of the tile that the active pawn stands on. */
export function kindUnder(s: State): Kind {
  return boardOf(s).kinds[pawnOf(s, s.active).tile] ?? 'plain'
}

/** Why the active pawn cannot use the tile it stands on, by what is public alone; nothing if it is asked. */
export function brokenUse(s: State): Rule | undefined {
  const pawn = pawnOf(s, s.active)
  const kind = kindUnder(s)
  if (s.roll === 0) return 'AA-3.6'
  if (s.path.length < 2) return 'AA-5.1'
  if (kind === 'plain' || kind === 'start' || kind === 'injury') return 'AA-5.1' // AA-4.9: corners are plain floor
  if (kind === pawn.lastKind) return 'AA-5.4'
  if (kind === 'meditation' && hasUsed(pawn.uses, pawn.tile)) return 'AA-5.19'
  return undefined
}
