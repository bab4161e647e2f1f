import { list, oneOf } from '@undercroft/kernel'
import { between, oneFrom, type Picker, redraw, setsOf, upTo } from '../pick.ts'
import { judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

export const STATUE_NAMES = ['A', 'B', 'C', 'D'] as const
const HONESTIES = ['liar', 'true'] as const
export type Honesty = (typeof HONESTIES)[number]

/** Statues are counted from 0. */
export type Statement =
  | { readonly says: 'lies' | 'isTrue'; readonly of: number }
  | { readonly says: 'same' | 'different' | 'or'; readonly both: readonly [number, number] }
  | { readonly says: 'liars'; readonly count: number }

export interface LyingStatues {
  /** What each statue says. */
  readonly statements: readonly Statement[]
}

type Verdicts = readonly Honesty[]

const nameOf = (statue: number | undefined) => STATUE_NAMES[statue ?? 0] ?? '?'

export function sayStatement(statement: Statement): string {
  if ('of' in statement) return `${nameOf(statement.of)} ${statement.says === 'lies' ? 'lies' : 'tells the truth'}.`
  if (statement.says === 'liars')
    return `Exactly ${['none', 'one', 'two', 'three'][statement.count]} of us ${statement.count === 1 ? 'lies' : 'lie'}.`
  const [x, y] = statement.both.map(nameOf)
  if (statement.says === 'same') return `${x} and ${y} are of the same kind.`
  if (statement.says === 'different') return `${x} and ${y} are of different kinds.`
  return `${x} or ${y} tells the truth, or both.`
}

function isSo(statement: Statement, verdicts: Verdicts): boolean {
  const honest = (statue: number) => verdicts[statue] === 'true'
  if ('of' in statement) return honest(statement.of) === (statement.says === 'isTrue')
  if (statement.says === 'liars') return verdicts.filter(each => each === 'liar').length === statement.count
  const [x, y] = statement.both
  if (statement.says === 'same') return honest(x) === honest(y)
  if (statement.says === 'different') return honest(x) !== honest(y)
  return honest(x) || honest(y)
}

/** Each statue says what is so if, and only if, it is a true one. */
function consistent({ statements }: LyingStatues, verdicts: Verdicts): boolean {
  return statements.every((statement, statue) => isSo(statement, verdicts) === (verdicts[statue] === 'true'))
}

const ALL_VERDICTS: readonly Verdicts[] = upTo(16).map(number =>
  upTo(4).map(statue => (number & (1 << statue) ? 'liar' : 'true')),
)

function anyStatement(speaker: number, pick: Picker): Statement {
  const says = oneFrom(['lies', 'isTrue', 'same', 'different', 'or', 'liars'] as const, pick)
  if (says === 'liars') return { says, count: between(1, 3, pick) }
  if (says === 'lies' || says === 'isTrue') {
    return {
      says,
      of: oneFrom(
        upTo(4).filter(statue => statue !== speaker),
        pick,
      ),
    }
  }
  const [x = 0, y = 1] = oneFrom(setsOf(upTo(4), 2), pick)
  return { says, both: [x, y] }
}

export const lyingStatues: Puzzle<'PZ-09', LyingStatues, Verdicts> = {
  id: 'PZ-09',
  name: 'Lying Statues',
  story:
    'Four stone heads look down from the corners, and each of them speaks of the others as you enter. Some were carved to tell the truth, some never to. The door asks for the names of the liars, once.',
  task: 'Each statue always tells the truth or always lies. Say which of the four are liars.',
  tries: 1,
  word: list('verdicts', oneOf('verdict', HONESTIES), '.', 4),
  make: pick =>
    redraw(() => {
      const shown = { statements: upTo(4).map(speaker => anyStatement(speaker, pick)) }
      const [only, ...others] = ALL_VERDICTS.filter(verdicts => consistent(shown, verdicts))
      const liars = only?.filter(each => each === 'liar').length ?? 0
      return others.length === 0 && liars >= 1 && liars <= 3 ? { shown, secret: NOTHING_HIDDEN } : undefined
    }),
  broken: (_, verdicts) => (verdicts.length === 4 ? undefined : `four statues, but ${verdicts.length} verdicts`),
  judge: (shown, verdicts) => judged(consistent(shown, verdicts)),
  solve(shown) {
    const verdicts = ALL_VERDICTS.find(each => consistent(shown, each))
    if (verdicts === undefined) throw new RangeError('statements that no statues can make')
    return verdicts
  },
  guess: (_, pick) => upTo(4).map(() => oneFrom(HONESTIES, pick)),
}
