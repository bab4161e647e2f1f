import type { Seat } from '@undercroft/kernel'
import {
  OWN_FIELDS,
  OWN_LIMITS,
  type OwnField,
  type OwnLine,
  type OwnTalk,
  type OwnTask,
} from '../../state/own-task.ts'

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

export function brokenMessage(message: string): string | undefined {
  const { length } = message.trim()
  if (length === 0) return 'the message is empty'
  return length > OWN_LIMITS.message
    ? `the message has ${length} characters, ${OWN_LIMITS.message} are allowed`
    : undefined
}

export function startOwn(task: OwnTask, trial: boolean, who: readonly Seat[]): OwnTalk {
  return { task, trial, who: [...who], said: [], messages: 0, rolls: 0, next: 0, asks: 'explorer' }
}

export type OwnAsk =
  | { readonly asks: 'explorer'; readonly seat: Seat }
  /** `must` means that nothing but a ruling is left (ED-14.7). */
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

/** Saying nothing counts as a message, so that the conversation always ends. */
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

/** ED-14.7: the active Explorer may give up, but not in a trial of several. */
export function mayGiveUp({ trial, who }: OwnTalk, seat: Seat): boolean {
  return seat === who[0] && (!trial || who.length === 1)
}

/** ED-14.4: the rulings that the MoF can make; a seat stands for the winner of a trial of several. */
export function ownVerdicts({ trial, who }: OwnTalk): readonly ('solved' | 'failed' | Seat)[] {
  return trial && who.length > 1 ? who : ['solved', 'failed']
}
