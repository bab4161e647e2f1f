import type { Face } from '../content/faces.ts'
import type { Source } from '../state/choices.ts'
import type { DieId, Turn } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { type Change, MASTERED, mastersMagic, withSwords } from './making.ts'
import { afterMagic, magicWorth, plus, type TurnMind, turnMind, without } from './turn.ts'

/** What Magic brings beyond fighting or ending at once. */
export interface Spells {
  magic(source: Source, die: DieId, face: Face): number
  /** Of a die that is docked for a Magic (Arcane Focus). */
  focus(docked: readonly DieId[]): number
}

/** Whoever stands before the last boss counts on its spells together: dice that are set together may do what one does not. */
export function spellsBy(view: View, mind: TurnMind, now: number): Spells {
  const { turn, options, ground } = view
  const { symbols } = turn
  if (options.mode !== 'epic' || ground === 'none' || !mind.engaged) {
    const changed = ({ dice, symbols }: Change): number => mind.worth(dice, symbols) - now
    return {
      magic: (source, die, face) => changed(afterMagic(view, source, die, face)),
      focus: docked => magicWorth(without(view, docked), dice => changed({ dice, symbols })),
    }
  }
  const focused = plus(symbols, ['G'])
  const minds = new Map<Source, TurnMind>()
  const mindAfter = (source: Source, change: Partial<Turn>): TurnMind => {
    const known = minds.get(source) ?? turnMind({ ...view, turn: { ...turn, ...change } })
    minds.set(source, known)
    return known
  }
  return {
    magic(source, die, face) {
      const after = afterMagic(view, source, die, face)
      const then = mindAfter(source, { magicUsed: true, symbols: after.symbols })
      const ways = withSwords(after, mastersMagic(view) ? MASTERED - 1 : 0)
      return Math.max(...ways.map(way => then.worth(way.dice, way.symbols))) - now
    },
    focus(docked) {
      const then = mindAfter('token', { used: [...turn.used, 'arcaneFocus'], symbols: focused })
      return then.worth(without(view, docked), focused) - now
    },
  }
}
