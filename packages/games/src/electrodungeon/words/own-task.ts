import type { Seat } from '@undercroft/kernel'
import { messageWord, OWN_LIMITS, type OwnLine, type OwnTalk } from '../state/own-task.ts'

/** An own task and the talk about it; what a viewer may not read is empty in what it sees. */
export function sayOwn({ task, said, messages, rolls }: OwnTalk, names: readonly string[]): string[] {
  const { title, text, note } = task
  return [
    `${plain(title)}, ${messages} of ${OWN_LIMITS.messages} messages, ${rolls} of ${OWN_LIMITS.rolls} rolls`,
    ...text.split(CONTROLS).filter(line => line !== ''),
    ...(note === '' ? [] : [`The Master’s note: ${plain(note)}`]),
    ...said.map(line => sayLine(line, seat => names[seat] ?? '')),
    ...(text === '' ? [] : [`A message is typed so: ${messageWord.say('a door')}`]),
  ]
}

/** Line ends, and what a person might write to play tricks on a terminal. */
const CONTROLS = /\p{Cc}+/u

function plain(typed: string): string {
  return typed.split(CONTROLS).join(' ')
}

function sayLine(line: OwnLine, name: (seat: Seat) => string): string {
  if ('roll' in line) {
    const how = line.success ? 'a success' : 'a failure'
    return `${name(line.roll)} rolls ${line.trait}: ${line.total} against ${line.d20}, ${how}`
  }
  if ('passed' in line) return `${name(line.by)} says nothing`
  return `${name(line.by)}: ${line.text === '' ? '…' : `“${plain(line.text)}”`}`
}
