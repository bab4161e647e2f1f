import type { House } from '@undercroft/kernel'
import { parseDocument } from 'yaml'
import { EXTRAS, type Experiment } from '../experiment/experiment.ts'
import type { Tried } from './tune.ts'
import { extrasFor } from './wanted.ts'

/** The experiment's file with what was found as an arm beside what was: it can be run as it is, and measures the goals. */
export function foundFile(text: string, { measures, tune }: Experiment, { content }: Tried): string {
  const document = parseDocument(text)
  const { arms: [arm = {}] = [] } = document.toJS() as Written
  for (const key of ['goal', 'tune', 'budget', 'arms']) document.delete(key)
  const goals = extrasFor(tune?.goals ?? [])
  if (goals.some(extra => !measures.includes(extra))) {
    document.set(
      'measures',
      EXTRAS.filter(extra => measures.includes(extra) || goals.includes(extra)),
    )
  }
  const arms = [
    { ...arm, name: 'as it was' },
    { ...arm, name: 'found', content: { ...arm.content, ...content } },
  ]
  document.set('arms', document.createNode(arms, { aliasDuplicateObjects: false }))
  return String(document)
}

/** What matters here of a file. */
interface Written {
  readonly arms?: readonly { readonly content?: House }[]
}

/** "heroes.HE3.health 4, heroes.HE3.star.0 coin" */
export function sayContent(content: House): string {
  const changes = Object.entries(content).map(([id, value]) => `${id} ${value}`)
  return changes.length === 0 ? 'as it was' : changes.join(', ')
}
