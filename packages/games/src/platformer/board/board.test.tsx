import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Drawer } from './Drawer.tsx'
import { Ending } from './Ending.tsx'
import { Side } from './Side.tsx'
import { tableAt } from './testing.ts'

/** Names of the Spaces that answer the question. */
function targets(html: string): string[] {
  return [...html.matchAll(/<button[^>]*data-live=""[^>]*aria-label="([^"]*)"/g)].map(([, name = '']) => name)
}

const CLIMB = { open: 2, floors: 'c4y2', P1: { at: 'c4y1' }, enemies: { slime1: 'c3y1' }, pool: 'foot sword' }

describe('the tower', () => {
  it('has a button on each Space of the Map, one of them for the Tab key', () => {
    const html = renderToStaticMarkup(<Board {...tableAt(platformer, CLIMB)} />)
    expect(html.match(/<button[^>]*data-space=/g)).toHaveLength(64)
    expect(html.match(/class="pl-cell"[^>]*tabindex="0"/g)).toHaveLength(1)
  })

  it('names what may be done, with the dice that it takes', () => {
    const names = targets(renderToStaticMarkup(<Board {...tableAt(platformer, CLIMB)} />))
    expect(names).toContain(
      'Row 1, column 5: the ground right of Sweety. Go to the ground right of Sweety with foot: −1 ♥',
    )
    expect(names).toContain(
      'Row 1, column 3: the slime: damage 1, health 1. Strike the slime with sword: 1 of 1. Push the slime away with foot',
    )
  })

  it('shows Gravity before it comes, with its Wounds', () => {
    const above = { open: 1, traps: 'c4y2', P1: { at: 'c4y3' }, pool: 'coin' }
    const html = renderToStaticMarkup(<Board {...tableAt(platformer, above)} />)
    expect(html).toContain('pl-ghost-line')
    expect(html).toContain('pl-wound-tag')
    expect(html).toContain('Sweety: 4 Hearts, nothing underfoot')
    expect(renderToStaticMarkup(<Board {...tableAt(platformer, CLIMB)} />)).not.toContain('pl-ghost-line')
  })

  it('lights the next best answers faintly, and none where the best is', () => {
    const table = tableAt(platformer, CLIMB)
    const blow = table.ask?.options.find(([verb]) => verb === 'attack')
    const lit = (advised: typeof blow) =>
      /pl-light-next">(<g)?/.exec(
        renderToStaticMarkup(<Board {...table} advised={advised} nextBest={blow === undefined ? [] : [blow]} />),
      )?.[1]
    expect(lit(table.ask?.options.find(([verb]) => verb === 'end'))).toBe('<g')
    expect(lit(blow)).toBeUndefined()
  })

  it('hides what nobody has seen, and greys what has fallen away', () => {
    const html = renderToStaticMarkup(
      <Board {...tableAt(platformer, { open: 3, gone: 1, P1: { at: 'c1y5' }, P2: { at: 'c2y5' } })} />,
    )
    expect(html).toContain('The Boss waits up here')
    expect(html).not.toContain('Level 3 · enemies')
    expect(html.match(/pl-rubble/g)).toHaveLength(1)
    expect(html.match(/<button[^>]*data-space=/g)).toHaveLength(64)
  })

  it('counts the cards of the Boss that reach each Space', () => {
    const fight = {
      open: 4,
      gone: 3,
      enemies: { medusa: 'c5y14' },
      P1: { at: 'c4y13' },
      P2: { at: 'off', entered: true },
    }
    const html = renderToStaticMarkup(<Board {...tableAt(platformer, fight, { boss: 'medusa' })} />)
    expect(html).toContain('>3/5<')
    expect(html).toContain('The Boss’s reach')
  })
})

describe('the dice', () => {
  it('lie there to be picked up, the used ones marked', () => {
    const html = renderToStaticMarkup(<Board {...tableAt(platformer, { ...CLIMB, rolled: 'foot sword star' })} />)
    expect(html).toMatch(/data-die="0"[^>]*data-face="foot"[^>]*aria-pressed="false"[^>]*aria-label="foot"/)
    expect(html).toMatch(/data-die="2"[^>]*data-used=""[^>]*aria-label="star, used"/)
    expect(html).toContain('aria-label="Special die: blank"')
  })

  it('wait for a Spawn', () => {
    const html = renderToStaticMarkup(
      <Board {...tableAt(platformer, { open: 1, P1: { at: 'off' }, pool: 'coin foot' })} />,
    )
    expect(html).toContain('Click the lowest row to come onto the map.')
    expect(targets(html)).toContain(
      'Row 1, column 1: the ground, at the far left, at the foot of Level 1. Come onto the map here with a coin die. Come onto the map here with a foot die',
    )
  })

  it('are kept in step 6', () => {
    const html = renderToStaticMarkup(<Board {...tableAt(platformer, { ...CLIMB, step: 'special' })} />)
    expect(html).toContain('Pick a die to keep')
    expect(html).toContain('Keep as it is')
  })
})

describe('beside the tower', () => {
  it('lists everybody, the Shop, the Enemies and the Boss', () => {
    const html = renderToStaticMarkup(
      <Side {...tableAt(platformer, { ...CLIMB, P1: { at: 'c4y1', items: ['IT02'], gems: 3 } })} />,
    )
    for (const text of ['Sweety', 'Etern', 'Greedymer', 'The Shop', '3 Gems', 'The Boss: Medusa']) {
      expect(html.replaceAll(/<[^>]*>/g, '')).toContain(text.replaceAll(/<[^>]*>/g, ''))
    }
  })

  it('sells on a Shop Space, and says what is dear', () => {
    const shopping = {
      open: 1,
      shops: 'c1y1',
      P1: { at: 'c1y1', coins: 3 },
      shop: { items: 'IT01 IT15 IT03', potions: 'PO1 PO2 PO3' },
    }
    const html = renderToStaticMarkup(
      <Drawer table={tableAt(platformer, shopping)} drawer="shop" onHand={() => {}} onClose={() => {}} />,
    )
    const cards = [
      ...html.matchAll(/<button[^>]*class="pl-card[^>]*aria-disabled="(\w+)"[^>]*>.*?pl-card-name">([^<]*)</g),
    ]
    expect(cards.map(([, closed, name]) => `${name} ${closed}`).slice(0, 3)).toEqual([
      'Boots of Haste false',
      'Giant’s Maul true',
      'Hobnail Soles false',
    ])
  })

  it('shows the Event of solo and the score so far', () => {
    const html = renderToStaticMarkup(
      <Side {...tableAt(platformer, { open: 1, P1: { at: 'c1y1', gems: 2 }, events: 'EV04' }, { players: 1 })} />,
    )
    expect(html).toContain('Market Day')
    expect(html).toContain('11 Events left')
    expect(html).toContain('35 points')
  })

  it('says who struck the Boss down', () => {
    const table = tableAt(platformer, CLIMB)
    const seen = { ...table.seen, outcome: { winners: [1], by: 'PL-17.1' as const } }
    expect(renderToStaticMarkup(<Ending {...table} seen={seen} />)).toContain('Etern has struck down Medusa')
  })

  it('has a picture', () => {
    expect(renderToStaticMarkup(<Cover />)).toContain('role="img"')
  })
})
