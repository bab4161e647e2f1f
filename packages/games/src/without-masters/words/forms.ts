import { fail, ok, type PlainForms } from '@undercroft/kernel'
import { readLayout, sayLayout } from '../content/layout.ts'
import { READY_MADE } from '../content/layouts/index.ts'
import { readyLayout, tierOf } from '../rules/03-building-a-setup/ready.ts'
import { stockBeside } from '../state/box.ts'
import type { WithoutMasters } from '../state/state.ts'
import { LEGEND } from './picture.ts'

/** How a yard is typed. */
export const forms: PlainForms<WithoutMasters> = {
  layout: {
    says: `pieces with their cells: structures S1 to S5 at their south-west corner, turned r90, r180 or r270; ${LEGEND.split(';')[0]}`,
    such: ({ view }, { options }) => {
      const offered = READY_MADE.filter(({ id }) => options.some(choice => choice[0] === 'ready' && choice[1] === id))
      const yard = offered.find(({ tier }) => tier === tierOf(view.setup)) ?? offered[0]
      return yard && `layout ${sayLayout(readyLayout(yard.id, 'r0', stockBeside(view)))}`
    },
    read: text => {
      const groups = text.split(/[\s,.;]+/).filter(group => group !== '')
      const wrong = groups.find(group => readLayout(group) === undefined)
      if (wrong !== undefined) return fail(`"${wrong}" is no piece with its cells: S3d2r90 or ld4k8 would be`)
      return groups.length === 0 ? fail('there is nothing in it') : ok(groups.join('.'))
    },
  },
}
