import { type Seat, text, type Word } from '@undercroft/kernel'
import { copyOf } from '../content/copy.ts'
import type { RolledTrait } from '../content/rooms.ts'

/** Lengths in characters, and how much may be said before the MoF must rule (ED-14.2, ED-14.3, ED-14.7). */
export const OWN_LIMITS = { title: 60, text: 1000, note: 1000, message: 500, messages: 20, rolls: 10 } as const

export const OWN_FIELDS = ['title', 'text', 'note'] as const

export type OwnField = (typeof OWN_FIELDS)[number]

export interface OwnTask {
  readonly title: string
  readonly text: string
  /** The solution, for the MoF's eyes; empty for a trial. */
  readonly note: string
}

/** Texts that are too long are read too, so that a rule refuses them and not the spelling. */
const LONGEST = 4 * OWN_LIMITS.text

/** An own task as three percent-encoded parts, without spaces, commas, semicolons or pluses. */
export const ownWord: Word<OwnTask> = {
  kind: 'own task',
  say: task => OWN_FIELDS.map(field => encodeURIComponent(task[field])).join('/'),
  read(token) {
    const parts = token.split('/')
    if (parts.length !== OWN_FIELDS.length) return undefined
    try {
      const [title = '', said = '', note = ''] = parts.map(decodeURIComponent)
      return Math.max(title.length, said.length, note.length) > LONGEST ? undefined : { title, text: said, note }
    } catch {
      return undefined
    }
  },
}

export const messageWord: Word<string> = text('message', LONGEST)

export type OwnLine =
  | { readonly by: Seat; readonly text: string }
  | { readonly by: Seat; readonly passed: true }
  | {
      readonly roll: Seat
      readonly trait: RolledTrait
      readonly total: number
      readonly d20: number
      readonly success: boolean
    }

/** The conversation about an own task: after each Explorer's message the MoF may reply, call for rolls, or rule. */
export interface OwnTalk {
  readonly task: OwnTask
  readonly trial: boolean
  /** Who takes part, the active Explorer first. */
  readonly who: readonly Seat[]
  said: OwnLine[]
  messages: number
  rolls: number
  /** Which Explorer speaks next. */
  next: number
  asks: 'explorer' | 'master'
}

/** What those who take part see; the note is the MoF's. */
export function seeOwn(talk: OwnTalk, master: boolean): OwnTalk {
  const seen = copyOf(talk)
  return master ? seen : { ...seen, task: { ...seen.task, note: '' } }
}

/** What everybody else sees: the title, and that words and dice were exchanged. */
export function dimOwn(talk: OwnTalk): OwnTalk {
  const said = talk.said.map(line => ('text' in line ? { by: line.by, text: '' } : copyOf(line)))
  return { ...copyOf(talk), task: { title: talk.task.title, text: '', note: '' }, said }
}

export function cloneOwn(talk: OwnTalk): OwnTalk {
  return copyOf(talk)
}
