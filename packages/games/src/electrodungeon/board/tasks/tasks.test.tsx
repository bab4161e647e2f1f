import { FastDice } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type OwnTask, ownListen, ownReply, ownRoll, ownSay, seeOwn, startOwn } from '../../tasks/own.ts'
import { upTo } from '../../tasks/pick.ts'
import {
  guessPuzzle,
  type Posed,
  PUZZLE_IDS,
  PUZZLES,
  pose,
  type SeenPuzzle,
  seePuzzle,
  tryAnswer,
} from '../../tasks/puzzles/index.ts'
import {
  botMove,
  type Contestant,
  labelMove,
  playTrial,
  type Referee,
  seeTrial,
  startTrial,
  TRIAL_IDS,
  TRIALS,
  type TrialId,
  type TrialState,
  trialAsks,
  trialOffers,
} from '../../tasks/trials/index.ts'
import { OwnEditor } from './OwnEditor.tsx'
import { OwnTalkPanel } from './OwnTalkPanel.tsx'
import { PuzzlePicture } from './PuzzlePicture.tsx'
import { TrialPanel } from './TrialPanel.tsx'

const nothing = () => undefined

function picker(seed: string) {
  const dice = new FastDice(seed)
  return (below: number) => dice.below(below)
}

function picture(seen: SeenPuzzle, mine = true, endsAt?: number): string {
  return renderToStaticMarkup(
    <PuzzlePicture seen={seen} mine={mine} endsAt={endsAt} onAnswer={nothing} onGiveUp={nothing} />,
  )
}

/** What the buttons are called, by their label or by what stands in them. */
function buttons(html: string): string[] {
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', inside = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ??
      inside.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]*>/g, ''),
  )
}

describe.each(PUZZLE_IDS)('the picture of %s', id => {
  const posed = pose(id, picker(id))

  it('counts the time down, if there is a limit (ED-12.5)', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(picture(seePuzzle(posed))).not.toContain('role="timer"')
    expect(picture(seePuzzle(posed), true, Date.now() + 89_900)).toContain('aria-label="1:30 left"')
    expect(picture(seePuzzle(posed), false, Date.now() + 9900)).toMatch(/data-low="true"[^>]*aria-label="0:10 left"/)
  })

  it('says what it is, what to do and how many tries are left, and names all its buttons', () => {
    const html = picture(seePuzzle(posed))
    const { name, tries } = PUZZLES[id]
    expect(html).toContain(`<h2>${name}</h2>`)
    expect(html).toContain(`${tries} ${tries === 1 ? 'try' : 'tries'} left`)
    expect(buttons(html).every(each => each.trim() !== '')).toBe(true)
    expect(html).not.toMatch(/undefined|NaN/)
  })

  it('lets those who do not answer think along, and no more', () => {
    const html = picture(seePuzzle(posed), false)
    expect(html).toContain('think along')
    expect(html).not.toContain('ed-lab-main')
    expect(html).not.toContain('Give up')
  })
})

function shown<K extends Posed['puzzle']>(posed: Extract<Posed, { puzzle: K }>): string {
  return picture(seePuzzle(posed))
}

describe('pictures', () => {
  it('light the lamps that burn', () => {
    const lit = [true, false, false, false, true, false, false, false, true]
    const html = shown({ puzzle: 'PZ-01', shown: { lit }, secret: [], tried: [], left: 2 })
    expect(buttons(html).filter(name => name.endsWith('burning'))).toEqual([
      'Lamp a1, burning',
      'Lamp b2, burning',
      'Lamp c3, burning',
    ])
    expect(html).toContain('3 lamps burn')
  })

  it('stamp each guess with its marks, and never show the code', () => {
    const posed: Posed = { puzzle: 'PZ-02', shown: { length: 4 }, secret: [0, 1, 2, 3], tried: [], left: 6 }
    tryAnswer(posed, { puzzle: 'PZ-02', said: [0, 2, 1, 5] })
    const html = picture(seePuzzle(posed))
    expect(html).toContain('aria-label="1 in place, 2 misplaced"')
    expect(JSON.stringify(seePuzzle(posed))).not.toContain('secret')
  })

  it('keep the last weighing in the pans', () => {
    const posed: Posed = { puzzle: 'PZ-03', shown: { coils: 9, weighings: 3 }, secret: [4, 0], tried: [], left: 1 }
    tryAnswer(posed, { puzzle: 'PZ-03', said: { do: 'weigh', left: [1, 4], right: [2, 3] } })
    const html = picture(seePuzzle(posed))
    expect(html).toContain('is heavier than')
    expect(buttons(html)).toEqual(expect.arrayContaining(['Coil 4, in the left pan', 'Coil 9, on the shelf']))
    expect(html).toContain('2 weighings left')
  })

  it('name who must not be left alone', () => {
    const html = shown({
      puzzle: 'PZ-04',
      shown: { cargo: ['eel', 'rat', 'acid'], conflicts: [['rat', 'acid']], room: 1, limit: 9 },
      secret: [],
      tried: [],
      left: 2,
    })
    expect(html).toContain('rat and acid')
    expect(html).toContain('0 of 9 crossings')
  })

  it('say the clues in sentences', () => {
    const html = shown({
      puzzle: 'PZ-05',
      shown: {
        clues: [
          { says: 'rightBefore', thing: 1, other: 6 },
          { says: 'notAt', thing: 4, place: 3 },
          { says: 'different', thing: 0, other: 7 },
        ],
      },
      secret: [],
      tried: [],
      left: 1,
    })
    expect(html).toContain('The blue statue is just left of the lens.')
    expect(html).toContain('The coil is not in the fourth place.')
    expect(html).toContain('The amber statue does not bear the valve.')
  })

  it('tell of each tile what it joins', () => {
    const tiles = upTo(16).map(i => (i === 0 ? ('elbow' as const) : ('straight' as const)))
    const html = shown({
      puzzle: 'PZ-06',
      shown: { tiles, turns: upTo(16).map(() => 0), from: 1, to: 1 },
      secret: [],
      tried: [],
      left: 2,
    })
    expect(buttons(html)).toContain('Row 1, column 1: joins left and top')
    expect(buttons(html)).toContain('Row 2, column 4: joins left and right, live')
    expect(html).toContain('The current runs through.')
  })

  it('let the statues speak', () => {
    const html = shown({
      puzzle: 'PZ-09',
      shown: {
        statements: [
          { says: 'lies', of: 1 },
          { says: 'or', both: [0, 2] },
          { says: 'liars', count: 2 },
          { says: 'same', both: [0, 1] },
        ],
      },
      secret: [],
      tried: [],
      left: 1,
    })
    expect(html).toContain('B lies.')
    expect(html).toContain('A or C tells the truth, or both.')
    expect(html).toContain('Exactly two of us lie.')
  })

  it.each(PUZZLE_IDS)('show %s with what was tried before', id => {
    const pick = picker(`${id} tried`)
    const posed = pose(id, pick)
    tryAnswer(posed, guessPuzzle(posed, pick))
    expect(picture(seePuzzle(posed))).not.toMatch(/undefined|NaN/)
  })
})

const NAMES = ['Ada', 'Bo', 'Cy', 'The Shade']

function contestants(shade: boolean): Contestant[] {
  const explorers = upTo(shade ? 1 : 3).map(i => ({ seat: i + 1, shade: false, fight: 2, live: 4 }))
  return shade ? [...explorers, { seat: 0, shade: true, fight: 0, live: 0 }] : explorers
}

function referee(seed: string): Referee {
  const pick = picker(seed)
  return { roll: sides => pick(sides) + 1, pick: below => pick(below), tell: nothing, reveal: nothing }
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
    const table = referee(`${id} ${shade}`)
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
    const s = startTrial(id, contestants(false), referee(id))
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
    const s = startTrial('TR-03', contestants(false), referee('cups'))
    const dice = (html: string) =>
      html.match(/class="ed-cup-dice">.*?<\/span><\/li>/g)?.map(cup => cup.includes('ed-die-pip'))
    expect(dice(panel(s, 1))).toEqual([false, true, false])
    expect(dice(panel(s, undefined))).toEqual([false, false, false])
  })
})

describe('own tasks', () => {
  const task: OwnTask = { title: 'A <b>door</b>', text: 'Line one\n<script>alert(1)</script>', note: 'a saw' }

  it('are plain text to whoever reads them', () => {
    const talk = startOwn(task, false, [1, 2])
    ownSay(talk, 1, '<img src=x onerror=alert(2)>')
    ownReply(talk, 0, 'No & no')
    ownRoll(talk, { roll: 2, trait: 'see', total: 9, d20: 12, success: false })
    ownListen(talk)
    const html = (me: 1 | 'mof', master: boolean) =>
      renderToStaticMarkup(
        <OwnTalkPanel
          talk={seeOwn(talk, master)}
          me={me}
          names={seat => `Seat ${seat}`}
          ask={undefined}
          must={false}
        />,
      )
    expect(html(1, false)).toContain('&lt;script&gt;')
    expect(html(1, false)).toContain('&lt;img')
    expect(html(1, false)).not.toContain('<script')
    expect(html(1, false)).toContain('Seat 2 rolls see')
    expect(html(1, false)).not.toContain('a saw')
    expect(html('mof', true)).toContain('a saw')
  })

  it('offer the Master a reply, rolls and rulings, and in the end rulings only', () => {
    const talk = startOwn(task, true, [1, 2])
    const names = (must: boolean) =>
      buttons(
        renderToStaticMarkup(
          <OwnTalkPanel talk={talk} me="mof" names={seat => `Seat ${seat}`} ask="master" must={must} />,
        ),
      )
    expect(names(false)).toEqual(expect.arrayContaining(['Reply', 'see, Seat 2', 'Let them go on', 'Seat 1 wins']))
    expect(names(true)).toEqual(['Seat 1 wins', 'Seat 2 wins'])
  })

  it('say how long they are, and what is wrong', () => {
    const html = renderToStaticMarkup(<OwnEditor kind="trial" task={{ ...task, text: '' }} onTask={nothing} />)
    expect(html).toContain('13 / 60')
    expect(html).toContain('the text is empty')
    expect(html).not.toContain('The solution')
  })
})
