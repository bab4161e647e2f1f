import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Menu } from './Menu.tsx'

const ITEMS = [
  { text: 'Climb the crate', vain: false },
  { text: 'Push the crate', vain: true },
] as const

interface Shown
  extends Partial<Pick<Parameters<typeof Menu<(typeof ITEMS)[number]>>[0], 'place' | 'show' | 'fails' | 'advised'>> {
  readonly close?: string
}

function html({ close, ...more }: Shown = {}): string {
  return renderToStaticMarkup(
    <Menu
      title="What to do there"
      items={ITEMS}
      classes={{ menu: 'xx-menu', item: 'xx-item', ...(close !== undefined && { close }) }}
      says={({ text }) => text}
      onPick={() => undefined}
      onClose={() => undefined}
      {...more}
    />,
  )
}

describe('a menu', () => {
  it('is a list of its items, under its title', () => {
    expect(html()).toContain('<div role="menu" aria-label="What to do there" tabindex="-1" class="xx-menu">')
    expect(html().match(/role="menuitem"/g)).toHaveLength(2)
    expect(html()).toContain('>Climb the crate</button>')
  })

  it('has an item that picks none where its game has a style for it', () => {
    expect(html()).not.toContain('Not now')
    expect(html({ close: 'xx-close' })).toContain('class="xx-item xx-close">Not now</button>')
  })

  it('says in words what it shows in pictures', () => {
    const shown = html({ show: () => <svg aria-hidden="true" />, fails: ({ vain }) => vain })
    expect(shown).toContain('aria-label="Climb the crate"><svg')
    expect(shown.match(/data-fails=""/g)).toHaveLength(1)
  })

  it('marks the item that is advised', () => {
    const shown = html({ advised: ({ text }) => text === 'Push the crate' })
    expect(shown.match(/data-advised=""/g)).toHaveLength(1)
    expect(shown).toContain('data-advised="">Push the crate')
  })

  it.each([
    [{ x: 0.25, y: 0.25 }, false, false],
    [{ x: 0.75, y: 0.25 }, true, false],
    [{ x: 0.5, y: 0.75 }, true, true],
  ])('lies beside %j, away from the edge that is near', (at, east, south) => {
    const shown = html({ place: { at, gap: 0.1 } })
    expect(shown).toContain(`style="--menu-x:${at.x};--menu-y:${at.y};--menu-gap:0.1"`)
    expect([shown.includes('data-east'), shown.includes('data-south')]).toEqual([east, south])
  })
})
