import type { Match } from '@undercroft/kernel'
import { at as table } from '@undercroft/kernel/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../board.ts'
import { boardProps } from '../../drawing/testing/index.ts'
import { withoutMasters } from '../index.ts'
import type { WithoutMasters } from '../state/state.ts'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { LayoutForm } from './LayoutForm.tsx'
import { Side } from './Side.tsx'

/** What the board shows whoever is asked. */
function propsOf(match: Match<WithoutMasters>): BoardProps<WithoutMasters> {
  return boardProps(match, match.asks()[0]?.seat ?? 0)
}

function at(position?: object): BoardProps<WithoutMasters> {
  return propsOf(table(withoutMasters, { position }).match)
}

/** Names of the buttons that answer the question. */
function targets(html: string): string[] {
  return [...html.matchAll(/<button[^>]*data-live=""[^>]*aria-label="([^"]*)"/g)].map(([, name = '']) => name)
}

describe('the board', () => {
  it('has a button on each cell, one of them for the Tab key', () => {
    const html = renderToStaticMarkup(<Board {...at({ hero: 'a8' })} />)
    expect(html.match(/<button[^>]*data-cell=/g)).toHaveLength(144)
    expect(html.match(/class="wm-cell"[^>]*tabindex="0"/g)).toHaveLength(1)
  })

  it('names what may be done', () => {
    const html = renderToStaticMarkup(<Board {...at({ hero: 'f3', crates: ['short f4'], enemies: { l1: 'e3' } })} />)
    const names = targets(html)
    expect(names).toContain(
      'f4, height 1, short crate. Climb north to the short crate (2 move points). Push the short crate north (2 move points)',
    )
    expect(names.some(name => name.startsWith('e3, Rascal') && name.includes('Attack Rascal the raccoon'))).toBe(true)
  })

  it('shows the reach of the enemy in hand', () => {
    const html = renderToStaticMarkup(<Board {...at({ phase: 'gmTurn', hero: 'a1', enemies: { h1: 'd4' } })} />)
    expect(targets(html)).toHaveLength(5)
    expect(html).toContain('Grumble is in hand')
  })

  it('draws covered tiles as such', () => {
    const html = renderToStaticMarkup(
      <Board {...at({ hero: 'a1', tiles: ['end l12', 'treat f4 at 0'], crates: ['short f4 at 0'] })} />,
    )
    expect(html).toContain('wm-covered')
    expect(html).toContain('f4, height 1, short crate, covered treat')
  })

  it('shows the Hero the way home, with each push, before the first turn', () => {
    const { match } = table(withoutMasters)
    match.answer(1, ['ready', 'L5', 'r0'])
    const html = renderToStaticMarkup(<Board {...propsOf(match)} />)
    expect(html).toContain('leads home to the kennel')
    expect(html.match(/wm-push-sign/g)).toHaveLength(3)
  })

  it('draws the dog through what hides it', () => {
    // North of the tower, which stands before it as the picture is first turned.
    const behind = (hero: string) => renderToStaticMarkup(<Board {...at({ hero })} />).includes('wm-ghost')
    expect([behind('h12'), behind('a1')]).toEqual([true, false])
  })

  it('lights what the page speaks of', () => {
    const props = at({ hero: 'a1', enemies: { l1: 'b1' } })
    const lit = (more: Partial<BoardProps<WithoutMasters>>) =>
      [...renderToStaticMarkup(<Board {...props} {...more} />).matchAll(/wm-light-(\w+)/g)].map(([, name]) => name)
    expect(lit({})).toEqual([])
    expect(lit({ pointed: ['step', 'N'], advised: ['attack', 0] })).toEqual(['advised', 'pointed'])
    expect(lit({ advised: ['attack', 0], nextBest: [['step', 'N']] })).toEqual(['next', 'advised'])
    expect(lit({ advised: ['step', 'N'], nextBest: [['step', 'N']] })).toEqual(['advised'])
    expect(lit({ pointed: ['endTurn'] })).toEqual([])
    expect(lit({ recalled: { what: 'enemyMoved', figure: 0, from: 2, to: 1 } })).toEqual(['recalled'])
  })

  it('waits while the Game Master builds', () => {
    expect(renderToStaticMarkup(<Board {...at()} viewer={0} />)).toContain('is building the yard')
  })
})

describe('beside the board', () => {
  it('lists what is wrong with an empty draft', () => {
    const props = at()
    if (props.ask === undefined) throw new Error('nobody is asked')
    const html = renderToStaticMarkup(<LayoutForm {...props} ask={props.ask} check={async () => []} />)
    expect(html).toContain('There is no end tile'.slice(1))
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('Raccoon</span><b class="wm-tray-count">3')
  })

  it('says how the dog is doing', () => {
    const html = renderToStaticMarkup(<Side {...at({ hero: 'a1', treats: 4, held: 'key', enemies: { h1: 'd4' } })} />)
    for (const text of ['4 treats', 'the key', 'Grumble']) expect(html).toContain(text)
  })

  it('says who won and why', () => {
    const props = at({ hero: 'a1' })
    const seen = { ...props.seen, outcome: { winners: [0], by: 'WM-12.7' as const } }
    expect(renderToStaticMarkup(<Ending {...props} seen={seen} />)).toContain('Ada and the dog are home')
  })

  it('has a picture', () => {
    expect(renderToStaticMarkup(<Cover />)).toContain('role="img"')
  })
})
