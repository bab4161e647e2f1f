import type { Word } from '@undercroft/kernel'
import type { Picker } from '../pick.ts'

/** The reply to an answer. Only a weighing uses no try. */
export type Reply =
  | { readonly is: 'right' }
  | { readonly is: 'wrong' }
  | { readonly is: 'marked'; readonly exact: number; readonly misplaced: number }
  | { readonly is: 'weighed'; readonly down: 'left' | 'right' | 'even' }

export interface Tried<Said> {
  readonly said: Said
  readonly reply: Reply
}

interface Made<Shown> {
  readonly shown: Shown
  /** Empty where what is shown decides whether an answer is right. */
  readonly secret: readonly number[]
}

/** One kind of puzzle: how it is made, answered, judged, and solved from what is shown alone. */
export interface Puzzle<Id extends string, Shown, Said> {
  readonly id: Id
  readonly name: string
  /** Where one stands and what is at stake, in two or three sentences. */
  readonly story: string
  /** What has to be done, in a sentence or two. */
  readonly task: string
  readonly tries: number
  /** One token without spaces that reads back. */
  readonly word: Word<Said>
  make(pick: Picker): Made<Shown>
  /** Why an answer has the wrong form (ED-12.4); nothing if it may be judged. */
  broken(shown: Shown, said: Said, tried: readonly Tried<Said>[]): string | undefined
  judge(shown: Shown, said: Said, secret: readonly number[]): Reply
  solve(shown: Shown, tried: readonly Tried<Said>[], pick: Picker): Said
  /** Any well-formed answer. */
  guess(shown: Shown, pick: Picker): Said
  /** A secret that fits all replies so far; only where there is one. */
  imagine?(shown: Shown, tried: readonly Tried<Said>[], pick: Picker): readonly number[]
}

export const RIGHT: Reply = { is: 'right' }
const WRONG: Reply = { is: 'wrong' }
export const NOTHING_HIDDEN: readonly number[] = []

export function judged(right: boolean): Reply {
  return right ? RIGHT : WRONG
}

export function hasDouble(list: readonly unknown[]): boolean {
  return new Set(list).size < list.length
}

/** The reply as those who take part read it. */
export function sayReply(reply: Reply): string {
  switch (reply.is) {
    case 'right':
      return 'that is right'
    case 'wrong':
      return 'that is wrong'
    case 'marked':
      return `${reply.exact} exact, ${reply.misplaced} misplaced`
    case 'weighed':
      return reply.down === 'even' ? 'the scales are even' : `the ${reply.down} side goes down`
  }
}
