import { bots } from '@undercroft/bots'
import type { OpenAsk } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BoardProps } from '../../board.ts'
import { boardProps } from '../../drawing/testing/index.ts'
import type { Choice } from '../state/choices.ts'
import type { AllOutAssault } from '../state/state.ts'
import { played } from '../testing/played.ts'
import { Board } from './Board.tsx'
import { tileOf } from './lights.ts'
import { Question } from './Questions.tsx'
import { SheetsForm } from './SheetsForm.tsx'
import { table } from './table.ts'

type Asked = OpenAsk<AllOutAssault>

/** Looks at a board as somebody does who is asked, and after a click on each pawn that opens its stats. */
function drawn(props: BoardProps<AllOutAssault>, ask: Asked): string {
  if (ask.phase === 'sheets') return renderToStaticMarkup(<SheetsForm {...props} ask={ask} check={async () => []} />)
  const picked = ask.options.flatMap(choice => (choice[0] === 'attack' || choice[0] === 'blue' ? [choice[1]] : []))
  const pickers = [...new Set(picked)].map(target =>
    renderToStaticMarkup(<Question table={props} target={target} focus={false} onClose={() => {}} />),
  )
  return [renderToStaticMarkup(<Board {...props} />), ...pickers].join('')
}

/** What a hand presses for this answer, as it is written in the page. */
function targetsOf(choice: Choice, { seen }: BoardProps<AllOutAssault>): readonly RegExp[] {
  const tile = new RegExp(`data-tile="${tileOf(choice, seen.view)}" data-live=""`)
  const row = (stat: number) => new RegExp(`class="aa-row" data-stat="${stat}"[^>]* aria-disabled="false"`)
  switch (choice[0]) {
    case 'sheets':
      return [/class="aa-pair"/, />Shadow</, /aa-ready/]
    case 'pawn':
    case 'move':
      return [tile]
    case 'attack':
    case 'blue':
      return [tile, row(choice[2])]
    case 'use':
      return [choice[1] === 'yes' ? />Use it</ : />Leave it</]
    case 'red':
    case 'train':
    case 'injure':
    case 'tie':
      return [row(choice[1])]
    default:
      throw new Error(`${choice[0]} is no place on the board`)
  }
}

it('has a target on the board for every answer that the look says it takes, in every phase', () => {
  const found = new Map<string, number>()
  played(bots.greedy, (ask, _, match) => {
    const times = found.get(ask.phase) ?? 0
    if (times >= 3) return // each phase thrice: a board takes longer to draw than to play on
    found.set(ask.phase, times + 1)
    const props = boardProps(match, ask.seat)
    const markup = drawn(props, ask)
    for (const choice of ask.options.filter(([verb]) => table.onBoard?.[ask.phase]?.includes(verb))) {
      for (const target of targetsOf(choice, props)) expect(markup, choice.join(' ')).toMatch(target)
    }
  })
  expect([...found.keys()].toSorted()).toEqual(Object.keys(table.onBoard ?? {}).toSorted())
})
