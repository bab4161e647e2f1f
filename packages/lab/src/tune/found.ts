import type { House } from '@undercroft/kernel'
import { parseDocument } from 'yaml'
import type { Tried } from './tune.ts'

/** The experiment's file with what was found as an arm beside what was: it can be run as it is. */
export function foundFile(text: string, { content }: Tried): string {
  const document = parseDocument(text)
  for (const key of ['goal', 'tune', 'budget', 'arms']) document.delete(key)
  document.set('arms', [{ name: 'as it was' }, { name: 'found', content }])
  return String(document)
}

/** "heroes.HE3.hearts 4, heroes.HE3.star.0 coin" */
export function sayContent(content: House): string {
  const changes = Object.entries(content).map(([id, value]) => `${id} ${value}`)
  return changes.length === 0 ? 'as it was' : changes.join(', ')
}
