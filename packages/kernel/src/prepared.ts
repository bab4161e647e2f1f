import type { Decision, Game, Phase, Shape, Step, Taken, Together } from './game.ts'

/** A phase, sorted by its kind. All prepared phases have the same shape, so that looking one up stays fast. */
export interface Prepared<T extends Shape> {
  readonly step: Step<T, T['frame']> | undefined
  readonly decision: Decision<T, T['frame']> | undefined
  readonly together: Together<T, T['frame']> | undefined
  /** The verbs of a decision and their handlers, in the same order. The first two also stand in fields of their own. */
  readonly verbs: readonly string[]
  readonly handlers: readonly Handler<T>[]
  readonly firstVerb: string | undefined
  readonly first: Handler<T>
  readonly secondVerb: string | undefined
  readonly second: Handler<T>
}

/** The type of a method, so that one handler that does nothing fits every game. */
type Handler<T extends Shape> = {
  on(taken: Taken<T, T['frame'], never>): void
}['on']

const NO_HANDLER: Handler<never> = () => {}
export const NO_PHASE: Prepared<never> = {
  step: undefined,
  decision: undefined,
  together: undefined,
  verbs: [],
  handlers: [],
  firstVerb: undefined,
  first: NO_HANDLER,
  secondVerb: undefined,
  second: NO_HANDLER,
}

const PREPARED = new WeakMap<object, { readonly [phase: string]: Prepared<Shape> }>()

/** The phases of a game, sorted once for all who play it. */
export function prepare<T extends Shape>(game: Game<T>): { readonly [phase: string]: Prepared<T> } {
  const known = PREPARED.get(game)
  if (known !== undefined) return known as unknown as { readonly [phase: string]: Prepared<T> }
  const phases: { [phase: string]: Prepared<T> } = {}
  for (const [name, phase] of Object.entries<Phase<T>>(game.phases as unknown as Record<string, Phase<T>>)) {
    const on = ('on' in phase ? phase.on : {}) as { readonly [verb: string]: Handler<T> }
    const verbs = Object.keys(on)
    const handlers = Object.values(on)
    phases[name] = {
      step: 'run' in phase ? phase : undefined,
      decision: 'on' in phase ? phase : undefined,
      together: 'all' in phase ? phase : undefined,
      verbs,
      handlers,
      firstVerb: verbs[0],
      first: handlers[0] ?? NO_HANDLER,
      secondVerb: verbs[1],
      second: handlers[1] ?? NO_HANDLER,
    }
  }
  PREPARED.set(game, phases as unknown as { readonly [phase: string]: Prepared<Shape> })
  return phases
}
