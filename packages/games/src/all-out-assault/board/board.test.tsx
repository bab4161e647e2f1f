import { FastDice, Match, type Viewer } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../board.ts'
import { boardProps } from '../../drawing/testing/index.ts'
import { boards } from '../content/boards.ts'
import { allOutAssault } from '../index.ts'
import type { Choice } from '../state/choices.ts'
import type { AllOutAssault } from '../state/state.ts'
import { writeUse } from '../state/uses.ts'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { SheetsForm } from './SheetsForm.tsx'
import { Side } from './Side.tsx'

const options = { board: 'arena', roundLimit: 40, quietLimit: 12 } as const

/** A game after both have handed in sheets; the second side's are given. */
function begun(sheet: readonly number[]): Match<AllOutAssault> {
  const match = new Match(allOutAssault, options, new FastDice('arena'))
  answer(match, 0, ['sheets', [6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6]])
  answer(match, 1, ['sheets', sheet, sheet])
  return match
}

function answer(match: Match<AllOutAssault>, seat: number, choice: Choice): void {
  expect(match.answer(seat, choice)).toEqual({ ok: true })
}

function propsOf(match: Match<AllOutAssault>, viewer: Viewer): BoardProps<AllOutAssault> {
  return { ...boardProps(match, viewer), showing: match.heard(viewer).map(heard => heard.event), pace: 200 }
}

function labels(markup: string): string[] {
  return [...markup.matchAll(/class="aa-tile"[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label ?? '')
}

/** Plays on until this seat is asked in this phase, always taking the first option. */
function playTo(match: Match<AllOutAssault>, phase: string): number {
  for (let i = 0; i < 200; i++) {
    const ask = match.asks()[0]
    if (ask === undefined) break
    if (ask.phase === phase) return ask.seat
    answer(match, ask.seat, ask.options[ask.otherwise] as Choice)
  }
  throw new Error(`nobody was asked in the phase ${phase}`)
}

describe('the board', () => {
  it('has a named button for every tile, and one stop for the Tab key', () => {
    const markup = renderToStaticMarkup(<Board {...propsOf(begun([1, 2, 3, 4, 5, 6]), 'spectator')} />)
    expect(labels(markup)).toHaveLength(81)
    expect(labels(markup)).toContain('b2, Red Stat Swap')
    expect(labels(markup)).toContain('a1, start, A1 of crimson, 12 health')
    expect(markup.match(/class="aa-tile"[^>]*tabindex="0"|tabindex="0"[^>]*class="aa-tile"/gi)).toHaveLength(1)
  })

  it('says of each reachable tile what going there takes', () => {
    const match = begun([1, 2, 3, 4, 5, 6])
    const seat = playTo(match, 'move')
    const props = { ...propsOf(match, seat), showing: [] }
    const moves = labels(renderToStaticMarkup(<Board {...props} />)).filter(label => /^(Move|Stay)/.test(label))
    expect(moves).toHaveLength(props.ask?.options.length ?? 0)
    expect(moves.filter(label => label.startsWith('Stay'))).toHaveLength(1)
    expect(moves.filter(label => / 1 step/.test(label)).length).toBeGreaterThan(0)
  })

  it('shows others no reach', () => {
    const match = begun([1, 2, 3, 4, 5, 6])
    const seat = playTo(match, 'move')
    const markup = renderToStaticMarkup(<Board {...propsOf(match, 1 - seat)} />)
    expect(labels(markup).filter(label => label.startsWith('Move'))).toEqual([])
  })
})

describe('what has been', () => {
  const match = begun([1, 2, 3, 4, 5, 6])
  const props = { ...propsOf(match, 'spectator'), showing: [] }
  const { view } = props.seen
  const tile = boards.arena.tiles.find(each => boards.arena.kinds[each] === 'meditation') ?? 0

  it('marks a Meditation tile with the pawns that have used it, for eyes and for ears', () => {
    const pawns = view.pawns.map((pawn, i) => (i === 0 || i === 3 ? { ...pawn, uses: [writeUse(tile, 1)] } : pawn))
    const markup = renderToStaticMarkup(<Board {...props} seen={{ ...props.seen, view: { ...view, pawns } }} />)
    expect(markup.match(/aa-seal /g)).toHaveLength(2)
    expect(labels(markup).filter(label => label.includes('spent by A1 and B2'))).toHaveLength(1)
    expect(renderToStaticMarkup(<Board {...props} />)).not.toContain('aa-seal')
  })

  it('keeps the last comparison in a line', () => {
    const recent = [
      { what: 'compared', attacker: 0, defender: 2, stat: 0, values: [5, 3] },
      { what: 'rolled', sides: 6, face: 4, label: 'the attack' },
      { what: 'lost', pawn: 2, loss: 4, health: 8 },
    ] as const
    const text = renderToStaticMarkup(<Board {...props} recent={recent} />).replaceAll(/<[^>]*>/g, ' ')
    expect(text).toMatch(/Last comparison: +Strength +A1 +5 &gt; 3 +B1 +B1 loses 4/)
    expect(renderToStaticMarkup(<Board {...props} />)).not.toContain('Last comparison')
  })
})

describe('secrets', () => {
  it('draws the same for one side, whatever the other side wrote', () => {
    const [one, other] = [begun([1, 2, 3, 4, 5, 6]), begun([6, 5, 4, 3, 2, 1])]
    for (const viewer of [0, 'spectator'] as const) {
      for (const Part of [Board, Side]) {
        expect(renderToStaticMarkup(<Part {...propsOf(one, viewer)} />)).toBe(
          renderToStaticMarkup(<Part {...propsOf(other, viewer)} />),
        )
      }
    }
  })

  it('masks the other side’s stats, and both sides’ for those who only watch', () => {
    const match = begun([1, 2, 3, 4, 5, 6])
    const masks = (viewer: Viewer) =>
      renderToStaticMarkup(<Side {...propsOf(match, viewer)} />).match(/aa-stat-masked/g)?.length
    expect(masks(0)).toBe(12)
    expect(masks('spectator')).toBe(24)
  })
})

describe('the other parts', () => {
  it('offers numbers, stats and ready-made sheets, and is not ready at first', () => {
    const match = new Match(allOutAssault, options, new FastDice(1))
    const props = propsOf(match, 1)
    if (props.ask === undefined) throw new Error('nobody was asked for sheets')
    const markup = renderToStaticMarkup(<SheetsForm {...props} ask={props.ask} check={async () => []} />)
    expect(markup).toContain('B1 is still empty')
    expect(markup).toContain('Strength (empty). Press 1 to 6')
    expect(markup).toContain('Ada: still writing')
    expect(markup).toMatch(/aa-ready"[^>]*aria-disabled="true"/)
  })

  it('ends with who won, the rule and everything that was on the sheets', () => {
    const match = begun([1, 2, 3, 4, 5, 6])
    answer(match, 1, ['concede'])
    const markup = renderToStaticMarkup(<Ending {...propsOf(match, 'spectator')} />)
    expect(markup).toContain('Ada wins')
    expect(markup).toContain('AA-7.5')
    expect(markup).not.toContain('aa-stat-masked')
  })

  it('has a picture with a name', () => {
    expect(renderToStaticMarkup(<Cover />)).toContain('role="img"')
  })
})
