import { agenda, type Step } from '@undercroft/kernel'
import { NONE } from '../../content/board.ts'
import { TRAIT_NAMES } from '../../content/rooms.ts'
import { type ElectroDungeon, explorerAt, type FrameOf, MOF, seatOf } from '../../state/state.ts'
import { isWon, targetOf, totalOf } from './rolls.ts'
import { fogOn, groupBonus, scoreOf } from './scores.ts'

/** ED-4.15: rolls the Explorer's dice first, then those against it; then come those who may react (ED-10.9). */
export const roll: Step<ElectroDungeon, FrameOf<'roll'>> = {
  run(s, t, { explorer, trait, bonus, other, otherTrait }) {
    const contested = other !== NONE
    const dice = t.throw(scoreOf(explorerAt(s, explorer), trait), 6, `${TRAIT_NAMES[trait]} roll`)
    const otherDice = contested
      ? t.throw(scoreOf(explorerAt(s, other), otherTrait), 6, `${TRAIT_NAMES[otherTrait]} roll against it`)
      : []
    const extra = bonus === NONE ? groupBonus(s.explorers, explorer) : bonus
    s.roll = {
      explorer,
      trait,
      dice,
      bonus: contested ? 0 : extra + fogOn(s, trait),
      plus: 0,
      other,
      otherTrait,
      otherDice,
      otherPlus: 0,
      d20: contested ? 0 : t.roll(20, 'MoF’s D20'),
      d20Plus: 0,
    }
    agenda(
      s,
      { phase: 'react', seat: seatOf(explorer) },
      { phase: 'react', seat: contested ? seatOf(other) : MOF },
      { phase: 'settled' },
    )
  },
}

/** ED-4.13: all see how it went. */
export const settled: Step<ElectroDungeon, FrameOf<'settled'>> = {
  run(s, t) {
    const now = s.roll
    if (now === undefined) return
    const { explorer, trait, other, otherTrait } = now
    const [total, target, won] = [totalOf(now), targetOf(now), isWon(now)]
    if (other === NONE) t.tell({ what: 'scored', explorer, trait, total, d20: target, won })
    else t.tell({ what: 'contested', explorer, trait, total, other, otherTrait, otherTotal: target, won })
  },
}
