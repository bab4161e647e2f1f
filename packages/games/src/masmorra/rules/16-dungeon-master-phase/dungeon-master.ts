import type { Decision, Step } from '@undercroft/kernel'
import { boxOf } from '../../state/content.ts'
import { foeOf } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeSeat, heroId } from '../../state/heroes.ts'
import { adjacentRooms } from '../../state/map.ts'
import { type FoeId, type Masmorra, NONE, type Open, type Sheet } from '../../state/state.ts'
import { PAYERS } from '../05-dice-symbols-spending-docking/sources.ts'
import { buyBroken, buyHandlers } from '../14-elixir-magic-gold-bounties/gold.ts'
import { cardHandlers, offerCards } from '../19-treasure-cards-and-interrupts/playing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { isTired } from '../25-platform/guard.ts'
import type { Rule } from '../rulebook.ts'
import { climb, climbBroken, march, marchBroken, marchCost } from './march.ts'

/** MA-3.2: after the Hero Phase, also of a Hero that fell (MA-3.5). */
export const dmPhase: Step<Masmorra, FrameOf<'dmPhase'>> = {
  run(s, t) {
    const { player } = s.turn
    const alliance = s.options.mode === 'alliance'
    s.turn.stage = 'dm'
    s.turn.dmMp = alliance ? 0 : boxOf(s).dmMoves // MA-24.8
    t.tell({ what: 'dmPhase', hero: heroId(s, player) })
    s.frames.push(trigger('dm', player), { phase: 'dm' })
    if (alliance) s.frames.push({ phase: 'horde', bosses: true })
    s.frames.push({ phase: 'spawnRooms', level: 0 }, { phase: 'endTurn' })
  },
}

/** D23 */
export const dm: Decision<Masmorra, FrameOf<'dm'>> = {
  offer(s, o) {
    const { dmMp } = s.turn
    o.ask(
      activeSeat(s),
      dmMp > 0 ? `Move monsters: ${dmMp} Move ${dmMp === 1 ? 'Point' : 'Points'}` : 'Cards before monsters spawn',
    )
    o.otherwise().may(['done'])
    if (isTired(s)) return
    if (s.options.mode !== 'alliance')
      for (const foe of s.foes.keys()) if (foeOf(s, foe).room !== NONE) offerFoe(s, o, foe)
    offerCards(s, o, 'dm')
    o.try(['buy'], buyBroken(s))
    if (o.explaining) refuseHeroPhase(o)
  },
  on: {
    ...cardHandlers,
    ...buyHandlers,
    done() {},
    march({ s, f, choice: [, foe, room], t }) {
      s.turn.dmMp -= marchCost(s, foe)
      march(s, t, foe, room)
      s.frames.push(f)
    },
    climb({ s, f, choice: [, foe], t }) {
      climb(s, t, foe)
      s.frames.push(f)
    },
  },
}

/** MA-4.4, MA-5.8: dice, symbols and the token are for the Hero Phase. */
function refuseHeroPhase(o: Sheet): void {
  o.refuse(['freeStep'], 'MA-4.4').refuse(['fight'], 'MA-5.8')
  for (const source of PAYERS) o.refuse(['step', source], 'MA-5.8')
}

function offerFoe(s: Open, o: Sheet, foe: FoeId): void {
  const { room } = foeOf(s, foe)
  if (o.explaining || s.turn.dmMp > 0) {
    for (const to of adjacentRooms(s, room)) o.try(['march', foe, to], marchBroken(s, foe, to, s.turn.dmMp))
  }
  const broken: Rule | undefined = climbBroken(s, foe)
  if (broken === undefined || o.explaining) o.try(['climb', foe], broken)
}
