import { copied } from './clone.ts'
import type { Options } from './options.ts'
import type { Board, Held, State } from './state.ts'

/** WM-13.1: in play nothing is hidden. While the Game Master builds, the board is empty (WM-13.2). */
export interface View extends Board {
  readonly options: Readonly<Options>
  /** 1 to 3. */
  readonly setup: number
  /** Hero turns begun on this setup. */
  readonly turn: number
  /** And on those before it. */
  readonly turnsBefore: number
  readonly mp: number
  readonly treats: number
  readonly held: Held
  /** How many items the Hero has taken up without doing anything else in between (WM-8.3). */
  readonly takes: number
  /** Enemies that died in the Hero's turn just played (WM-11.4). */
  readonly died: number
  /** Where enemies are drawn in this GM turn, or NOWHERE. */
  readonly lure: number
}

/** Every viewer, spectators included, has the same view. */
export function view(s: State): View {
  return {
    options: s.options,
    setup: s.setup,
    turn: s.turn,
    turnsBefore: s.turnsBefore,
    mp: s.mp,
    treats: s.treats,
    held: s.held,
    takes: s.takes,
    structures: s.structures,
    ground: s.ground,
    surface: s.surface,
    crates: s.crates,
    tiles: s.tiles.slice(),
    end: s.end,
    locked: s.locked,
    hero: s.hero,
    enemies: s.enemies.map(copied),
    died: s.died,
    lure: s.lure,
  }
}
