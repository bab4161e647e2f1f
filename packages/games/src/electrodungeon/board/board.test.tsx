import type { Viewer } from '@undercroft/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../board.ts'
import { boardProps } from '../../drawing/testing/index.ts'
import { TRIALS } from '../content/trials.ts'
import { startTrial } from '../rules/13-trials/index.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { begun, placeNamed } from '../testing/board.ts'
import { Dictated } from '../testing/trials.ts'
import { Board } from './Board.tsx'
import { Cover } from './Cover.tsx'
import { Ending } from './Ending.tsx'
import { PlanForm } from './PlanForm.tsx'
import { Side } from './Side.tsx'
import { TraitsForm } from './TraitsForm.tsx'

type Props = BoardProps<ElectroDungeon>

function board(position: object, viewer: Viewer, more: Partial<Props> = {}): string {
  return renderToStaticMarkup(<Board {...boardProps(begun(position), viewer)} {...more} />)
}

function labels(markup: string): string[] {
  return [...markup.matchAll(/<button[^>]*data-spot="[^"]*"[^>]*>/g)].map(
    ([button]) => /aria-label="([^"]*)"/.exec(button)?.[1] ?? '',
  )
}

function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/ +/g, ' ')
}

const MOVING = { A: { place: '6,5' }, stage: 'moving', die: 4, points: 4 }

describe('the board', () => {
  it('has a named button on every place and door', () => {
    const all = labels(board({}, 'spectator'))
    expect(all).toHaveLength(84 + 1 + 12 + 6)
    expect(all).toContain('The Hub, A and B here')
    expect(all).toContain('Room e, unknown')
    expect(all).toContain('The blue door, locked')
  })

  it('lets Tab stop only where something can be done', () => {
    const stops = (markup: string) => [...markup.matchAll(/<button[^>]*class="ed-spot[^>]*tabindex="0"/gi)].length
    expect(stops(board(MOVING, 2))).toBe(0)
    expect(stops(board(MOVING, 1))).toBeGreaterThan(4)
  })

  it('says how many steps a place is off, and what can be done there', () => {
    const all = labels(board(MOVING, 1))
    expect(all.filter(label => /; step here$/.test(label))).toHaveLength(2)
    expect(all.filter(label => /; 4 steps away$/.test(label)).length).toBeGreaterThan(0)
    expect(all.filter(label => /; 5 steps away$/.test(label))).toEqual([])
  })

  it('shows the Move die as it lies, and the steps that are left', () => {
    expect(board({}, 1)).not.toContain('ed-move-die')
    expect(textOf(board(MOVING, 1))).toContain('4 of 4 steps left')
    expect(textOf(board(MOVING, 2))).toContain('4 of 4 steps left')
  })

  it('counts fragments and keys, and says what is known of each door', () => {
    const found = {
      A: { fragments: 1, keys: 1 },
      B: { fragments: 1 },
      doors: {
        blue: { card: 'puzzle', locked: false, done: true },
        orange: { card: 'lock', locked: false, done: true },
      },
    }
    const text = textOf(board(found, 1))
    expect(text).toContain('2 of 3 fragments found')
    expect(text).toMatch(/\d of 6 Small Keys found/)
    expect(text).toContain('blue door done: Puzzle')
    expect(text).toContain('orange door open: the true exit')
    expect(text).toContain('green door locked,')
    expect(board(found, 1).match(/class="ed-slot" data-full/g)).toHaveLength(2)
  })

  it('marks what is advised, pointed at and told of', () => {
    const place = placeNamed('5,5')
    const rings = (more: Partial<Props>) =>
      [...board(MOVING, 1, more).matchAll(/class="ed-ring" data-why="(\w+)"/g)].map(([, why]) => why)
    expect(rings({})).toEqual([])
    expect(rings({ advised: ['step', place] })).toEqual(['advised'])
    expect(rings({ pointed: ['step', place] })).toEqual(['pointed'])
    expect(rings({ recalled: { what: 'box', room: 3 } })).toEqual(['recalled'])
    expect(rings({ advised: ['stop'] })).toEqual([])
    expect(rings({ advised: ['stop'], nextBest: [['step', place]] })).toEqual(['next'])
    expect(rings({ advised: ['step', place], nextBest: [['step', place], ['stop']] })).toEqual(['advised'])
  })

  it('lights where something is being told, and not while one is asked', () => {
    const news = { what: 'beastMissed', room: 2, explorer: 0 } as const
    expect(board(MOVING, 2, { showing: [news], pace: 200 })).toContain('ed-spotlight')
    expect(board(MOVING, 2, { showing: [news], pace: 0 })).not.toContain('ed-spotlight')
    expect(board(MOVING, 1, { showing: [news], pace: 200 })).not.toContain('ed-spotlight')
  })

  it('says who leads whom', () => {
    const text = textOf(board({ groups: ['AB'], members: 'AB', stage: 'moving', die: 2, points: 2 }, 2))
    expect(text).toContain('A · Ben leads B')
  })
})

describe('a Trial that is being attempted', () => {
  const called = {
    A: { place: '4,1' },
    B: { place: 'c' },
    C: { place: '8,4' },
    rooms: { c: 'empty' },
    doors: { blue: { card: 'trial+fragment', task: 'TR-10', locked: false } },
    stage: 'place',
  }
  function attempted(...answers: readonly (readonly [seat: number, verb: 'join' | 'decline'])[]) {
    const match = begun(called, 3)
    match.answer(1, ['attempt', 0])
    for (const [seat, verb] of answers) match.answer(seat, [verb])
    return match
  }
  it('shows who is called, and from where', () => {
    const markup = renderToStaticMarkup(<Board {...boardProps(attempted([2, 'join']), 3)} />)
    expect(textOf(markup)).toMatch(/A calls all to the Trial behind the blue door/)
    expect(textOf(markup)).toMatch(/room c has answered .*the 2 beside the Hub is asked/)
    expect(
      markup.match(/class="ed-call-lines"><path class="ed-seat-1"[^>]*><\/path><path class="ed-seat-2"/),
    ).not.toBeNull()
  })
  it('shows who has come, where they stand, and the situation', () => {
    const text = textOf(renderToStaticMarkup(<Board {...boardProps(attempted([2, 'join'], [3, 'decline']), 2)} />))
    expect(text).toContain(TRIALS['TR-10'].story)
    expect(text).toContain(TRIALS['TR-10'].task)
    expect(text).toMatch(/the 2 before the blue door.*room c/)
    expect(text).not.toContain('calls all')
  })
})

describe('what is known of rooms', () => {
  const scout = { A: { place: '5,3', perceived: 'e' }, rooms: { e: 'beast+key', h: 'cleared' } }

  it('marks what one has looked into for that one alone', () => {
    expect(board(scout, 1)).toContain('ed-room-mine')
    expect(labels(board(scout, 1))).toContain('Room e, ElectroBeast with a key, looked into by A')
    for (const viewer of [2, 'spectator'] as const) {
      expect(board(scout, viewer)).not.toContain('ed-room-mine')
      expect(labels(board(scout, viewer))).toContain('Room e, unknown, looked into by A')
    }
    expect(board(scout, 2)).toContain('ed-witness ed-seat-0')
  })

  it('draws the same for those who do not know, whatever lies there', () => {
    for (const viewer of [2, 'spectator'] as const) {
      const other = { ...scout, rooms: { ...scout.rooms, e: 'boost' } }
      expect(board(scout, viewer)).toBe(board(other, viewer))
    }
  })

  it('opens a passage through a cleared room', () => {
    expect(board(scout, 1).match(/class="ed-passage"/g)).toHaveLength(1)
    expect(labels(board(scout, 1))).toContain('Room h, cleared')
  })

  it('shows everybody what is claimed, on the board and beside it', () => {
    const match = begun(scout)
    match.answer(1, ['claimRoom', 4, 'boost+key'])
    match.answer(0, ['claimDoor', 0, 'lock'])
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const markup = renderToStaticMarkup(<Board {...boardProps(match, viewer)} />)
      expect(markup.match(/class="ed-said/g)).toHaveLength(2)
      expect(labels(markup)).toContain(
        `The blue door, locked, ${viewer === 0 ? 'Puzzle, ' : ''}the Master says: Master Lock`,
      )
      const side = textOf(renderToStaticMarkup(<Side {...boardProps(match, viewer)} />))
      expect(side).toContain('Ben: room e is Boost Box with a key')
    }
  })
})

describe('lightning', () => {
  const danger = { A: { place: '6,5' }, B: { place: '8,4' }, turn: 'MoF' }

  it('is seen coming while its die is awaited', () => {
    expect(board(danger, 1, { showing: [{ what: 'mofTurn' }] })).toContain('ed-storm')
    expect(board(danger, 1)).not.toContain('ed-strike')
  })

  it('flashes where it strikes, and marks whom it hits', () => {
    const strike = { what: 'electroshock', number: 3, amount: 1, explorers: 1 } as const
    const markup = board(danger, 1, { showing: [{ what: 'mofTurn' }, strike] })
    expect(markup).not.toContain('ed-storm')
    expect(/<g class="ed-strike">(.*?)<\/g><\/g>/.exec(markup)?.[1]?.match(/<rect/g)).toHaveLength(14)
    expect(markup.match(/class="ed-hit"/g)).toHaveLength(1)
    expect(textOf(board(danger, 1, { recent: [strike] }))).toMatch(/Lightning struck every 3 hit A/)
  })
})

describe('a combat', () => {
  const combat = {
    A: { place: 'e', roared: 1 },
    rooms: { e: { card: 'beast', combat: true, health: 4, shockwave: 2 } },
  }

  it('has the beast, its attacks and their recharges, and one’s own blows', () => {
    const text = textOf(board(combat, 1))
    expect(text).toMatch(/ElectroBeast in e/)
    expect(text).toMatch(/Static Bite ready/)
    expect(text).toMatch(/Shockwave recharges, 2/)
    expect(text).toMatch(/Thunder Pounce from 2 health down/)
    expect(text).toMatch(/Strike Flee/)
    expect(textOf(board({ ...combat, rooms: { e: { card: 'beast', combat: true, health: 2 } } }, 1))).toMatch(
      /Thunder Pounce ready/,
    )
  })

  it('lets the Master of Fates attack from it', () => {
    const text = textOf(board({ ...combat, turn: 'MoF' }, 0))
    expect(text).toMatch(/Against it: A \(Live 3\)/)
  })

  it('shows a changed score beside the board', () => {
    const markup = renderToStaticMarkup(<Side {...boardProps(begun(combat), 2)} />)
    expect(markup).toMatch(/<dd data-changed="less">2<\/dd>/)
  })

  it('marks the attack that is advised', () => {
    const lit = board({ ...combat, turn: 'MoF' }, 0, { advised: ['beast', 'roar', 'A'] })
    expect(lit.match(/<button[^>]*data-advised[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/class="ed-button".*>On A$/),
    ])
  })
})

describe('a decided trial', () => {
  const who = [1, 2].map(seat => ({ seat, shade: false, fight: 3, live: 3 }))
  const lastTrial = startTrial('TR-01', who, new Dictated(6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1, 1))
  const props = boardProps(begun({}), 1)
  const seen = { ...props.seen, view: { ...props.seen.view, lastTrial } }
  const event = { what: 'trial', seats: [1, 2], event: { trial: 'TR-01', news: 'round', round: 1 } }
  const told = [event] as unknown as Props['showing']

  it('stands until it has been told and read', () => {
    expect(lastTrial.winner).toBe(0)
    const during = renderToStaticMarkup(<Board {...props} seen={seen} showing={told} />)
    expect(during).toMatch(/data-won=""/)
    expect(during).not.toContain('Back to the maze')
    const after = renderToStaticMarkup(<Board {...props} seen={seen} recent={told} />)
    expect(after).toMatch(/data-won=""/)
    expect(after).toContain('Back to the maze')
    expect(renderToStaticMarkup(<Board {...props} seen={seen} recent={[]} />)).not.toContain('ed-trial')
  })
})

describe('beside the board', () => {
  const hand = { A: { hand: ['full-charge', 'capacitor-bomb'] } }

  it('shows a hand to its owner, and to others how many cards it has', () => {
    const side = (viewer: Viewer) => renderToStaticMarkup(<Side {...boardProps(begun(hand), viewer)} />)
    expect(side(1).match(/class="ed-card /g)).toHaveLength(2)
    expect(side(2)).not.toContain('ed-card ')
    expect(textOf(side(2))).toMatch(/2 reward cards/)
    expect(board(hand, 1)).toContain('ed-strip-cards')
    expect(board(hand, 2)).not.toContain('ed-strip-cards')
  })

  it('lets whoever plays claim something', () => {
    const side = (viewer: Viewer, more: Partial<Props>) =>
      renderToStaticMarkup(<Side {...boardProps(begun({}), viewer)} {...more} />)
    expect(side(1, { aside() {} })).toContain('Say it')
    expect(side(1, {})).not.toContain('Say it')
    expect(side('spectator', { aside() {} })).not.toContain('Say it')
  })
})

describe('the other parts', () => {
  it('names every broken restriction of an empty setup, and is not ready', () => {
    const match = begun({})
    const props = boardProps(match, 0)
    const ask = boardProps(match, 1).ask
    if (ask === undefined) throw new Error('nobody is asked')
    const plan = renderToStaticMarkup(<PlanForm {...props} ask={ask} check={async () => []} />)
    for (const code of ['E-ROOM-MISSING', 'E-KEY-COUNT', 'E-LOCK-COUNT', 'E-FRAG-COUNT']) expect(plan).toContain(code)
    expect(plan).toMatch(/aria-disabled="true">Hand in/)
    const traits = renderToStaticMarkup(<TraitsForm {...props} ask={ask} check={async () => []} />)
    expect(textOf(traits)).toContain('8 points left of 12')
  })

  it('ends with the true exit and everything that was hidden', () => {
    const match = begun({})
    match.answer(0, ['concede'])
    const text = textOf(renderToStaticMarkup(<Ending {...boardProps(match, 'spectator')} />))
    expect(text).toMatch(/The true exit was behind the orange door/)
    expect(text).toMatch(/12 rooms never cleared room a, Boost Box; room b, ElectroBeast with a key/)
  })

  it('has a picture with a name', () => {
    expect(renderToStaticMarkup(<Cover />)).toContain('role="img"')
  })
})
