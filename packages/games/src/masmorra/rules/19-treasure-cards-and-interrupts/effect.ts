import type { Face } from '../../content/faces.ts'
import type { Trigger } from '../../state/frames.ts'
import type { At, Player, State } from '../../state/state.ts'
import type { Target } from '../../state/target.ts'
import type { Rule } from '../rulebook.ts'

/**
 * How a card, an ability or an Evil card acts. The core asks who may use it when (MA-12.17, MA-16.7, MA-19.4, MA-21.9,
 * MA-23.9), pays, opens the windows and then calls `does`; a deed says only what is its own.
 */
export interface Deed {
  /** What it can be aimed at; left out if at nothing. None means that it cannot be used now. */
  targets?(s: State, by: Player): readonly Target[]
  /** Why not at this target, or not now. */
  broken?(s: State, by: Player, target: Target): Rule | undefined
  /** Only when the active Hero is not engaged: the rule is MA-6.3. */
  readonly notEngaged?: true
  /** It teleports, and does not work once Level 3 is open (MA-21.9). */
  readonly teleports?: true
  /** It makes symbols and does something else: beside the Hydra it may be used for that (MA-18.10). */
  readonly doesMore?: true
  does(s: State, by: Player, target: Target, t: At): void
}

/** The orange part of a card: the same with what it answers. `when` may look only at what is public. */
export interface Interrupt {
  /** Whether the event is one that it answers, beyond its window and whose event it is. */
  when?(s: State, by: Player, trigger: Trigger): boolean
  targets?(s: State, by: Player, trigger: Trigger): readonly Target[]
  broken?(s: State, by: Player, target: Target, trigger: Trigger): Rule | undefined
  readonly teleports?: true
  /** The symbol that it lends to an attack (MA-23.9). */
  readonly adds?: Face
  does(s: State, by: Player, target: Target, trigger: Trigger, t: At): void
}
