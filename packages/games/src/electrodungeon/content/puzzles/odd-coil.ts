import { list, oneOf, type Word, whole } from '@undercroft/kernel'
import { oneFrom, type Picker, upTo } from '../pick.ts'
import { bestWeighing } from './balance.ts'
import { hasDouble, judged, type Puzzle, type Reply, type Tried } from './puzzle.ts'

export const COILS = 9
const WEIGHINGS = 3
export const ODDS = ['heavy', 'light'] as const
export type Odd = (typeof ODDS)[number]

/** Coils are numbered from 1, as they are engraved. */
export type Weighing = { readonly do: 'weigh'; readonly left: readonly number[]; readonly right: readonly number[] }
export type Naming = { readonly do: 'name'; readonly coil: number; readonly odd: Odd }
export type CoilMove = Weighing | Naming

export interface OddCoil {
  readonly coils: number
  readonly weighings: number
}

const coil = whole('coil', 1, COILS)
const coils = list('coils', coil, '.', COILS)
const odd = oneOf('weight', ODDS)

const word: Word<CoilMove> = {
  kind: 'weighing or coil',
  say: move =>
    move.do === 'weigh'
      ? `weigh/${coils.say(move.left)}/${coils.say(move.right)}`
      : `name/${coil.say(move.coil)}/${odd.say(move.odd)}`,
  read(text) {
    const [verb, first = '', second = '', ...more] = text.split('/')
    if (more.length > 0) return undefined
    if (verb === 'weigh') {
      const left = coils.read(first)
      const right = coils.read(second)
      return left && right && { do: 'weigh', left, right }
    }
    const named = coil.read(first)
    const how = odd.read(second)
    return verb === 'name' && named !== undefined && how !== undefined
      ? { do: 'name', coil: named, odd: how }
      : undefined
  },
}

const CASES: readonly Naming[] = upTo(COILS).flatMap(i =>
  ODDS.map(how => ({ do: 'name', coil: i + 1, odd: how }) as const),
)

function weigh({ left, right }: Weighing, { coil: odd, odd: how }: Naming): Extract<Reply, { is: 'weighed' }> {
  const side = left.includes(odd) ? 'left' : right.includes(odd) ? 'right' : 'even'
  if (side === 'even' || how === 'heavy') return { is: 'weighed', down: side }
  return { is: 'weighed', down: side === 'left' ? 'right' : 'left' }
}

/** What may still be the odd coil after all weighings. */
function casesLeft(tried: readonly Tried<CoilMove>[]): readonly Naming[] {
  return CASES.filter(one =>
    tried.every(({ said, reply }) => {
      if (said.do === 'weigh') return reply.is === 'weighed' && weigh(said, one).down === reply.down
      return (said.coil === one.coil && said.odd === one.odd) === (reply.is === 'right')
    }),
  )
}

export function weighingsLeft({ weighings }: OddCoil, tried: readonly Tried<CoilMove>[]): number {
  return weighings - tried.filter(({ said }) => said.do === 'weigh').length
}

function brokenWeighing({ left, right }: Weighing, leftOver: number): string | undefined {
  if (leftOver <= 0) return `all ${WEIGHINGS} weighings are used`
  if (left.length === 0 || right.length === 0) return 'a pan is empty'
  if (left.length !== right.length)
    return `${left.length} coils against ${right.length}: the pans must hold equally many`
  if (hasDouble([...left, ...right])) return 'a coil is laid on twice'
  return undefined
}

const anyCase = (pick: Picker) => oneFrom(CASES, pick)
const hidden = ({ coil: odd, odd: how }: Naming): readonly number[] => [odd, ODDS.indexOf(how)]

function found([odd = 0, how = 0]: readonly number[]): Naming {
  return { do: 'name', coil: odd, odd: ODDS[how] ?? 'heavy' }
}

export const oddCoil: Puzzle<'PZ-03', OddCoil, CoilMove> = {
  id: 'PZ-03',
  name: 'Odd Coil',
  story:
    'Nine coils lie on a bench beside a balance, and eight of them would be safe to wire in. The ninth would burn out the lift that brings the prize up. The balance’s arm is cracked and will bear three weighings, no more.',
  task: 'One coil of nine is heavier or lighter. Weigh up to three times, then name it and say which.',
  tries: 1,
  word,
  make: pick => ({ shown: { coils: COILS, weighings: WEIGHINGS }, secret: hidden(anyCase(pick)) }),
  broken: (shown, said, tried) => (said.do === 'weigh' ? brokenWeighing(said, weighingsLeft(shown, tried)) : undefined),
  judge(_, said, secret) {
    const truth = found(secret)
    return said.do === 'weigh' ? weigh(said, truth) : judged(said.coil === truth.coil && said.odd === truth.odd)
  },
  solve(shown, tried, pick) {
    const left = casesLeft(tried)
    const weighings = weighingsLeft(shown, tried)
    if (left.length <= 1 || weighings === 0) return oneFrom(left, pick)
    return bestWeighing(left, COILS, weighings)
  },
  guess: (_, pick) => anyCase(pick),
  imagine: (_, tried, pick) => hidden(oneFrom(casesLeft(tried), pick)),
}
