import type { Blow, Opponent } from './fight.ts'

/** A blow, and what there is to know of it whoever it hits. */
export interface Stroke {
  readonly blow: Blow
  readonly R: number
  readonly M: number
  readonly E: number
  readonly G: number
  readonly empty: boolean
  /** Nothing but Elixir goes into it (MA-17.10). */
  readonly gentle: boolean
  /** Whoever is hit pays back: by Melee, or because it is not hit at all (MA-12.10). */
  readonly near: boolean
}

function strokeOf(blow: Blow): Stroke {
  const { R, M, E, G } = blow
  const empty = R + M + E + G === 0
  return { blow, R, M, E, G, empty, gentle: E > 0 && R + M + G === 0, near: empty || M > 0 }
}

const NOTHING: Blow = { R: 0, M: 0, E: 0, G: 0 }

/** What of an opponent's traits decides which blows beat it. */
const SQUISHY = 1
const PURE = 2
const IMMUNE = 4
const UNDEAD = 8
const HIDE = 16
const KINDS = 32

/** By Defense and kind of opponent: they are the same in every game. */
const STROKES: (readonly Stroke[] | undefined)[] = []

/** Every way to do exactly enough damage, and first of all to do none; whether there are the symbols is not asked. */
export function strokesAgainst({ defense, traits, boss }: Opponent, aims: boolean): readonly Stroke[] {
  const deadeye = aims && !boss
  let kind = 0
  for (const trait of traits) {
    if (trait === 'squishy') kind |= SQUISHY
    else if (trait === 'twoHeads') kind |= PURE
    else if (trait === 'undead') kind |= UNDEAD
    else if (deadeye) continue
    else if (trait === 'deadManWalking' || trait === 'incorporeal') kind |= IMMUNE
    else if (trait === 'hide') kind |= HIDE
  }
  const at = defense * KINDS + kind
  STROKES[at] ??= allStrokes(defense, kind)
  return STROKES[at]
}

function allStrokes(defense: number, kind: number): Stroke[] {
  if (kind & SQUISHY) return [NOTHING, { ...NOTHING, G: defense }].map(strokeOf)
  const blows = [NOTHING]
  const bows = (kind & (IMMUNE | PURE)) === 0
  const hide = kind & HIDE ? 1 : 0
  for (let melee = defense; melee >= 0; melee--) {
    for (let elixir = kind & UNDEAD ? defense - melee : 0; elixir >= 0; elixir--) {
      const rest = defense - melee - elixir
      const ranged = rest > 0 ? rest + hide : 0
      if (ranged === 0 || bows) blows.push({ R: ranged, M: melee, E: elixir, G: 0 })
    }
  }
  return blows.map(strokeOf)
}
