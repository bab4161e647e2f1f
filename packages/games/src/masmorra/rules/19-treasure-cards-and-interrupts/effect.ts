import type { Face } from '../../content/faces.ts'
import type { Trigger } from '../../state/frames.ts'
import type { At, Player, State } from '../../state/state.ts'
import type { Target } from '../../state/target.ts'
import type { Rule } from '../rulebook.ts'

/** Who would use an effect, and in which position. */
interface Use {
  readonly s: State
  readonly by: Player
}

/** The same with what it is aimed at. */
interface UseOn extends Use {
  readonly target: Target
}

/** The same when it acts. */
interface Act extends UseOn {
  readonly t: At
}

/** What an interrupt answers. */
interface Answering {
  readonly trigger: Trigger
}

/**
 * How a card or an ability acts. The core asks who may use it when (MA-12.17, MA-16.7, MA-19.4, MA-21.9, MA-23.9),
 * pays, opens the windows and then calls `does`; an effect says only what is its own.
 */
export interface Effect {
  /** What it can be aimed at; left out if at nothing. None means that it cannot be used now. */
  targets?(use: Use): readonly Target[]
  /** Why it cannot be used on this target, or not now. */
  broken?(use: UseOn): Rule | undefined
  /** Only when the active Hero is not engaged: the rule is MA-6.3. */
  readonly notEngaged?: true
  /** It teleports, and does not work once Level 3 is open (MA-21.9). */
  readonly teleports?: true
  /** It makes symbols and does something else: beside the Hydra it may be used for that (MA-18.10). */
  readonly doesMore?: true
  does(act: Act): void
}

/** The orange part of a card: an effect that answers a trigger. `when` may look only at what is public. */
export interface Interrupt {
  /** Whether the event is one that it answers, beyond its window and whose event it is. */
  when?(use: Use & Answering): boolean
  targets?(use: Use & Answering): readonly Target[]
  broken?(use: UseOn & Answering): Rule | undefined
  readonly teleports?: true
  /** The symbol that it lends to an attack (MA-23.9). */
  readonly adds?: Face
  does(act: Act & Answering): void
}
