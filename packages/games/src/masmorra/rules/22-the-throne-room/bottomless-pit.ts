import { PIT_CHAMBER } from '../../content/large-tile.ts'
import type { Source } from '../../state/choices.ts'
import { foeOf, hasTrait, isBoss, kindOf } from '../../state/foes.ts'
import { activeHero, heroId } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import { type Handlers, type Open, PET, type Sheet } from '../../state/state.ts'
import { faceBroken } from '../05-dice-symbols-spending-docking/dice.ts'
import { PAYERS, pay, payersOf } from '../05-dice-symbols-spending-docking/sources.ts'
import { takeAllBack } from '../12-combat/commit.ts'
import type { Rule } from '../rulebook.ts'

export const hurlHandlers = {
  /** MA-22.6, MA-22.7: it stands for the attack, and draws no Payback. */
  hurl({ s, choice: [, sources], t }) {
    takeAllBack(s)
    for (const source of sources) {
      if (source === 'token') activeHero(s).freeStep = false
      else pay(s, 'S', source)
    }
    s.combat.won = true
    s.combat.moans = hasTrait(s, s.combat.foe, 'moans') // MA-22.7: it was not defeated with Elixir
    t.uses('room.pit')
    const { foe } = s.combat
    t.tell({ what: 'hurled', hero: heroId(s, s.turn.player), foe, is: foeOf(s, foe).is, by: 'MA-22.6' })
    s.frames.push({ phase: 'foeEnds' }, { phase: 'moans' }, { phase: 'nextFoe' })
  },
} satisfies Handlers

/** MA-22.6: what it takes to throw the monster into the Bottomless Pit, in every way to pay. */
export function offerHurl(s: Open, o: Sheet): void {
  const broken = hurlBroken(s)
  if (broken !== undefined) {
    if (o.explaining) o.refuse(['hurl', ['die']], broken)
    return
  }
  const sources: Source[] = [...payersOf(s, 'S'), ...(activeHero(s).freeStep ? (['token'] as const) : [])]
  if (kindOf(s.combat.foe) === 'minor') {
    for (const source of sources) o.may(['hurl', [source]])
    return
  }
  const all: readonly Source[] = [...PAYERS, 'token']
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i)) if (canPay(s, a, b)) o.may(['hurl', [a, b]])
  }
}

function canPay(s: Open, a: Source, b: Source): boolean {
  const count = (source: Source): number => {
    if (source === 'token') return activeHero(s).freeStep ? 1 : 0
    if (source === 'symbol') return s.turn.symbols.S
    return s.turn.dice.filter(
      (die, id) => die.place === 'ready' && die.face === 'S' && (id === PET) === (source === 'pet'),
    ).length
  }
  return a === b ? count(a) >= 2 : count(a) >= 1 && count(b) >= 1
}

export function hurlBroken(s: Open): Rule | undefined {
  if (roomOf(s, activeHero(s).room).tile !== PIT_CHAMBER) return 'MA-22.6'
  return isBoss(s.combat.foe) ? 'MA-22.7' : faceBroken(s, 'S')
}
