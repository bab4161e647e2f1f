import { type Seat, text, type Word } from '@undercroft/kernel'
import { copyOf } from '../../content/copy.ts'

/** Lengths in characters, and how much may be said before the MoF must rule (ED-14.2, ED-14.3, ED-14.7). */
export const OWN_LIMITS = { title: 60, text: 1000, note: 1000, message: 500, messages: 20, rolls: 10 } as const

const OWN_FIELDS = ['title', 'text', 'note'] as const
export type OwnField = (typeof OWN_FIELDS)[number]

export interface OwnTask {
  readonly title: string
  readonly text: string
  /** The solution, for the MoF's eyes; empty for a trial. */
  readonly note: string
}

export interface OwnFlaw {
  readonly field: OwnField
  readonly says: string
}

/** Everything that is wrong with an own task (ED-14.2). */
export function brokenOwn(task: OwnTask): OwnFlaw[] {
  return OWN_FIELDS.flatMap(field => {
    const length = task[field].trim().length
    if (length > OWN_LIMITS[field])
      return [{ field, says: `the ${field} has ${length} characters, ${OWN_LIMITS[field]} are allowed` }]
    return length === 0 && field !== 'note' ? [{ field, says: `the ${field} is empty` }] : []
  })
}

/** Too long ones are read too, so that a rule refuses them and not the spelling. */
const LONGEST = 4 * OWN_LIMITS.text

/** Three percent-encoded parts: no spaces, commas, semicolons or pluses. */
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

export function brokenMessage(message: string): string | undefined {
  const { length } = message.trim()
  if (length === 0) return 'the message is empty'
  return length > OWN_LIMITS.message
    ? `the message has ${length} characters, ${OWN_LIMITS.message} are allowed`
    : undefined
}

export const CALLED_TRAITS = ['move', 'see', 'fight'] as const
export type CalledTrait = (typeof CALLED_TRAITS)[number]

export type OwnLine =
  | { readonly by: Seat; readonly text: string }
  | { readonly by: Seat; readonly passed: true }
  | {
      readonly roll: Seat
      readonly trait: CalledTrait
      readonly total: number
      readonly d20: number
      readonly success: boolean
    }

/** The conversation about an own task: after each Explorer's word it is the MoF's to reply, to call for rolls and to rule. */
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

export function startOwn(task: OwnTask, trial: boolean, who: readonly Seat[]): OwnTalk {
  return { task, trial, who: [...who], said: [], messages: 0, rolls: 0, next: 0, asks: 'explorer' }
}

export type OwnAsk =
  | { readonly asks: 'explorer'; readonly seat: Seat }
  /** `must`: nothing but a ruling is left (ED-14.7). */
  | { readonly asks: 'master'; readonly must: boolean }

export function nextOwn(talk: OwnTalk): OwnAsk {
  const must = talk.messages >= OWN_LIMITS.messages || talk.rolls >= OWN_LIMITS.rolls
  if (must || talk.asks === 'master') return { asks: 'master', must }
  return { asks: 'explorer', seat: talk.who[talk.next] ?? 0 }
}

function spoken(talk: OwnTalk, line: OwnLine): void {
  talk.said.push(line)
  talk.messages++
  talk.next = (talk.next + 1) % talk.who.length
  talk.asks = 'master'
}

export function ownSay(talk: OwnTalk, by: Seat, message: string): void {
  spoken(talk, { by, text: message })
}

/** Saying nothing counts as a message: so it always ends. */
export function ownPass(talk: OwnTalk, by: Seat): void {
  spoken(talk, { by, passed: true })
}

export function ownReply(talk: OwnTalk, by: Seat, message: string): void {
  talk.said.push({ by, text: message })
  talk.messages++
}

export function ownRoll(talk: OwnTalk, line: Extract<OwnLine, { roll: Seat }>): void {
  talk.said.push(line)
  talk.rolls++
}

/** The MoF lets the next Explorer speak. */
export function ownListen(talk: OwnTalk): void {
  talk.asks = 'explorer'
}

/** ED-14.7: the active Explorer may, but not in a trial of several. */
export function mayGiveUp({ trial, who }: OwnTalk, seat: Seat): boolean {
  return seat === who[0] && (!trial || who.length === 1)
}

/** ED-14.4: a seat is the winner of a trial of several. */
export function ownVerdicts({ trial, who }: OwnTalk): readonly ('solved' | 'failed' | Seat)[] {
  return trial && who.length > 1 ? who : ['solved', 'failed']
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
