import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { botMove } from '../../bots/trials.ts'
import { upTo } from '../../content/pick.ts'
import { TRIAL_IDS, TRIALS, type TrialId } from '../../content/trials.ts'
import { playTrial, startTrial, trialAsks, trialOffers } from '../../rules/13-trials/index.ts'
import { seeTrial } from '../../state/trial-secrets.ts'
import type { Contestant, TrialState } from '../../state/trials.ts'
import { buttons, nothing } from '../../testing/board.ts'
import { picker } from '../../testing/picker.ts'
import { Lucky } from '../../testing/trials.ts'
import { labelMove } from '../../words/trials/moves.ts'
import { TrialPanel } from './TrialPanel.tsx'

const NAMES = ['Ada', 'Bo', 'Cy', 'The Shade']

function contestants(shade: boolean): Contestant[] {
  const explorers = upTo(shade ? 1 : 3).map(i => ({ seat: i + 1, shade: false, fight: 2, live: 4 }))
  return shade ? [...explorers, { seat: 0, shade: true, fight: 0, live: 0 }] : explorers
}

function panel(s: TrialState, me: number | undefined): string {
  const asked = trialAsks(s).some(({ who }) => who === me)
  return renderToStaticMarkup(
    <TrialPanel
      seen={seeTrial(s, me)}
      me={me}
      names={NAMES}
      offers={asked && me !== undefined ? trialOffers(s, me) : []}
      waiting={trialAsks(s).map(({ who }) => who)}
      onMove={nothing}
    />,
  )
}

describe.each(TRIAL_IDS)('the panel of %s', id => {
  it.each([false, true])('shows every moment of it to everybody, with a Shade: %s', shade => {
    const table = new Lucky(`${id} ${shade}`)
    const pick = picker(`${id} bots`)
    const s = startTrial(id, contestants(shade), table)
    for (let i = 0; i < 400; i++) {
      for (const me of [undefined, ...s.who.keys()]) {
        if (i % 5 !== 0 && s.winner === undefined) continue
        const html = panel(s, me)
        expect(html).toContain(TRIALS[id].name.replaceAll("'", '&#x27;'))
        expect(html).not.toMatch(/undefined|NaN/)
      }
      if (s.winner !== undefined) break
      const moves = s.who.map((_, who) =>
        trialAsks(s).some(ask => ask.who === who)
          ? botMove(seeTrial(s, who), who, { wants: false, memory: 0.9 }, pick)
          : undefined,
      )
      playTrial(s, moves, table)
    }
    expect(panel(s, 0)).toContain('wins.')
  })
})

describe('panels', () => {
  const moves = (id: TrialId): readonly string[] => {
    const s = startTrial(id, contestants(false), new Lucky(id))
    const html = panel(s, 0)
    const names = buttons(html)
    return trialOffers(s, 0)
      .map(labelMove)
      .filter(label => !names.some(name => name.includes(label)))
  }

  it.each(['TR-02', 'TR-04', 'TR-06', 'TR-07', 'TR-08', 'TR-09'] as const)('of %s have a button for each move', id => {
    expect(moves(id)).toEqual([])
  })

  it('show nobody else what lies under a cup', () => {
    const s = startTrial('TR-03', contestants(false), new Lucky('cups'))
    const dice = (html: string) =>
      html.match(/class="ed-cup-dice">.*?<\/span><\/li>/g)?.map(cup => cup.includes('<circle'))
    expect(dice(panel(s, 1))).toEqual([false, true, false])
    expect(dice(panel(s, undefined))).toEqual([false, false, false])
  })
})
