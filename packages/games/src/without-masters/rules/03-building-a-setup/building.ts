import { type Decision, type Facts, FastDice, type Table } from '@undercroft/kernel'
import { type Layout, readLayout, sayLayout } from '../../content/layout.ts'
import { READY_MADE } from '../../content/layouts/index.ts'
import { stockBeside } from '../../state/box.ts'
import { type Choice, GENERATE, ready } from '../../state/choices.ts'
import { contentOf } from '../../state/content.ts'
import { FRAME, type FrameOf } from '../../state/frames.ts'
import { GM, type State, type WithoutMasters } from '../../state/state.ts'
import { generateLayout } from '../14-house-additions/generate.ts'
import { checkSetup, type Flaw } from './check.ts'
import { layOut } from './lay-out.ts'
import { brokenByReady, readyLayout, tierOf } from './ready.ts'

/** How many seeds the generator has: the seed is a draw of the table, and so recorded with the choice. */
const SEEDS = 100_000_000

/** WM-3.1: the Game Master builds, takes a ready-made layout (WM-3.17) or has one generated (WM-14.1). */
export const building: Decision<WithoutMasters, FrameOf<'building'>> = {
  offer(s, o) {
    o.ask(GM, `Build setup ${s.setup} of ${contentOf(s).numbers.setups}`).form('layout')
    const stock = stockBeside(s)
    const tier = tierOf(s.setup)
    let chosen = false
    for (const { id, tier: its } of READY_MADE) {
      const broken = brokenByReady(id, stock, s.options)
      for (const choice of ready(id)) {
        if (!chosen && its === tier && broken === undefined) {
          chosen = true
          o.otherwise()
        }
        o.try(choice, broken)
      }
    }
    if (!chosen) o.otherwise()
    o.may(GENERATE)
  },

  check: ({ s, choice }) => layoutFlaws(s, choice).map(flaw => ({ rule: flaw.rule, facts: sayFlaw(flaw) })),

  invent: ({ s, dice }) => ['layout', sayLayout(generated(s, dice))],

  on: {
    layout({ s, choice: [, text], t }) {
      accept(s, readLayout(text) ?? [], 'built', t)
    },
    ready({ s, choice: [, id, turn], t }) {
      t.uses(`layout.${id}`)
      accept(s, readyLayout(id, turn, stockBeside(s)), id, t)
    },
    generate({ s, t }) {
      const layout = generated(s, new FastDice(t.pick(SEEDS, 'generated setup')))
      t.uses('layout.generated')
      accept(s, layout, 'generated', t)
    },
  },
}

function generated(s: State, dice: { below(n: number): number }): Layout {
  const { difficulty, accessPushes } = s.options
  return generateLayout(dice, { difficulty, stock: stockBeside(s), accessPushes, unit: contentOf(s).hero })
}

/** WM-3.16: everything that is wrong with the layout that was handed in or named. */
export function layoutFlaws(s: State, choice: Choice): readonly Flaw[] {
  const stock = stockBeside(s)
  if (choice[0] === 'layout') return checkSetup(readLayout(choice[1]) ?? [], stock, s.options)
  if (choice[0] === 'ready') return checkSetup(readyLayout(choice[1], choice[2], stock), stock, s.options)
  return []
}

/** A flaw in words. */
export function sayFlaw({ says, instead }: Flaw): Facts {
  return instead === undefined ? { says } : { says, instead }
}

/** WM-4.1: plays the layout that has passed the test; from here on everybody sees it (WM-13.2). */
function accept(s: State, layout: Layout, from: string, t: Table<WithoutMasters>): void {
  layOut(s, layout)
  const said = sayLayout(layout)
  t.reveal('WM-13.2', 'all', said)
  t.tell({ what: 'built', setup: s.setup, layout: said, from })
  s.frames.push(FRAME.opening)
}
