import type { ChoiceOf, Game, Phase, Position, RuleOf, Seat } from '../index.ts'
import { rulebook, whole, words } from '../index.ts'

const book = rulebook({
  prefix: 'TY',
  sections: [
    {
      title: 'All',
      rules: [
        { id: 'TY-1.1', from: 'house', says: 'Wait for your turn.' },
        { id: 'TY-1.2', from: 'house', says: 'Answer what is asked.' },
        { id: 'TY-1.3', from: 'house', says: 'The end is the end.' },
        { id: 'TY-1.4', from: 'house', says: 'Said is said.' },
      ],
    },
  ],
})

const verbs = words({ yes: [], no: [], count: [whole('number', 0, 99)], shout: [] })

export interface Tiny {
  rule: RuleOf<typeof book>
  choice: ChoiceOf<typeof verbs>
  frame: { readonly phase: string; readonly seat?: Seat }
  state: Position<Tiny['frame'], Tiny['rule']> & { log: string[] }
  view: { readonly log: readonly string[] }
  options: { seats: number }
  event: { readonly what: 'noted'; readonly text: string }
}

/** Makes a game of nothing but these phases, for tests of the kernel. It begins with `start` and writes a log. */
export function tiny(phases: { readonly [phase: string]: Phase<Tiny> }, change: Partial<Game<Tiny>> = {}): Game<Tiny> {
  return {
    id: 'tiny',
    title: 'Tiny',
    version: 1,
    rulebook: book,
    words: verbs,
    outOfTurn: 'TY-1.1',
    outOfStep: 'TY-1.2',
    options: { seats: { kind: 'whole', label: 'Seats', from: 1, to: 4, otherwise: 2 } },
    content: [],
    bound: 100,
    seats: ({ seats }) => ['A', 'B', 'C', 'D'].slice(0, seats).map(name => ({ name, role: 'Player' })),
    setup: () => ({ frames: [{ phase: 'start' }], log: [] }),
    phases: { end, ...phases },
    view: s => ({ log: s.log.slice() }),
    imagine: view => ({ frames: [], log: view.log.slice() }),
    clone: s => ({ ...s, frames: s.frames.slice(), log: s.log.slice() }),
    sound: () => [],
    label: choice => `Say ${choice.join(' ')}`,
    narrate: event => event.text,
    scene: { read: position => ({ log: [], ...(position as { frames: Tiny['frame'][] }) }), show: s => s.log },
    hints: {},
    ...change,
  }
}

/** Ends the game without a winner. */
const end: Phase<Tiny> = {
  run(s) {
    s.outcome = { winners: [], by: 'TY-1.3' }
  },
}
