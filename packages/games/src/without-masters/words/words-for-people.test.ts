import { readChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { withoutMasters as game } from '../index.ts'
import { verbs } from '../state/choices.ts'
import type { Event } from '../state/events.ts'
import { narrate } from './narrate.ts'

/** What a choice is called on its button, and what is said beside it. */
function said(position: object, line: string): string[] {
  const { play } = at(game, { position }).match
  const choice = readChoice(verbs, line)
  if (!choice.ok) throw new Error(choice.error)
  const seat = play.asks[0]?.seat ?? 0
  const seen = see(play, seat)
  const beside = game.odds?.(seen, seat, choice.value)
  return beside === undefined ? [game.label(choice.value, seen)] : [game.label(choice.value, seen), beside]
}

describe('labels and odds', () => {
  const building = { phase: 'building' }
  const opening = { phase: 'opening', layout: 'L1' }
  const gm = { phase: 'gmTurn', hero: 'a1', enemies: { l1: 'b1', h1: 'a2' }, tiles: ['spawn l6'] }
  it.each([
    [building, 'layout Ha1', ['Hand in this layout']],
    [building, 'ready L4 r0', ['Locked Shed']],
    [building, 'ready L4 r270', ['Locked Shed, turned 270°']],
    [building, 'generate', ['Have a fair setup generated']],
    [opening, 'accept', ['Accept: you begin']],
    [opening, 'complain', ['Complain: the Game Master begins']],
    [{ hero: 'a8' }, 'step E', ['Climb east to b8 (2 move points)']],
    [{ hero: 'a8' }, 'step N', ['Move north to a9 (1 move point)']],
    [{ hero: 'a8' }, 'step W', ['Move west, out of the yard']],
    [{ hero: 'd8' }, 'step S', ['Jump south to d7 (1 move point)']],
    [{ hero: 'f3', crates: ['short f4'] }, 'push N', ['Push the crate north (2 move points)']],
    [{ hero: 'd9', crates: ['short d8'] }, 'push S', ['Push the crate south, dropping 3 (2 move points)']],
    [
      { hero: 'd9', crates: ['short d8'], enemies: { l1: 'd7' } },
      'push S',
      ['Push the crate south, onto an enemy (2 move points)'],
    ],
    [
      { hero: 'h3', crates: ['lyingEW h4'], enemies: { l1: 'h5', l2: 'i5' } },
      'push N',
      ['Push the crate north, onto 2 enemies (2 move points)'],
    ],
    [{ hero: 'a1', held: 'ball' }, 'throw c2', ['Throw the ball to c2 (1 move point)']],
    [{ hero: 'a1', enemies: { l1: 'b1' } }, 'attack l1', ['Attack light enemy l1 on b1', '83% to kill']],
    [{ hero: 'a1', enemies: { h1: 'b1' } }, 'attack h1', ['Attack heavy enemy h1 on b1', '17% to kill, 83% to hit']],
    [{ hero: 'a1', tiles: ['ball a1'] }, 'take ball', ['Take the ball']],
    [{ hero: 'a1', held: 'key', tiles: ['ball a1'] }, 'take ball', ['Take the ball and put the key down']],
    [{ phase: 'pickUp', hero: 'a1', tiles: ['ball a1'] }, 'leave', ['Leave it']],
    [{ hero: 'a1' }, 'endTurn', ['End the turn']],
    [gm, 'moveEnemy l1 d1', ['Move light enemy l1 on b1 to d1 (2 move points)']],
    [gm, 'moveEnemy l1 l12', ['Move light enemy l1 on b1 to l12']],
    [gm, 'strike l1', ['light enemy l1 on b1 attacks the Hero', '50% to take 1 of 6 treats']],
    [gm, 'strike h1', ['heavy enemy h1 on a2 attacks the Hero', '33% to take 2 of 6 treats']],
    [gm, 'spawn l6 heavy', ['Spawn a heavy enemy on l6']],
    [gm, 'concede', ['Concede the game']],
  ])('%o %s', (position, line, wants) => {
    expect(said(position, line)).toEqual(wants)
  })
})

describe('the log', () => {
  const short = { kind: 'short', cell: 41, bottom: 0 } as const
  const events: [Event, string][] = [
    [{ what: 'built', setup: 1, layout: 'Ha1', from: 'L1' }, 'Setup 1 stands: Back Yard'],
    [{ what: 'built', setup: 2, layout: 'Ha1', from: 'generated' }, 'Setup 2 stands: generated'],
    [{ what: 'complained' }, 'The Hero complains about the difficulty: the Game Master begins'],
    [{ what: 'heroTurn', turn: 3, of: 30 }, 'Hero turn 3 of 30'],
    [{ what: 'gmTurn', lure: -1 }, 'Game Master turn'],
    [{ what: 'gmTurn', lure: 0 }, 'Game Master turn: the ball on a1 lures every enemy'],
    [{ what: 'stepped', how: 'jump', from: 0, to: 1, mp: 5 }, 'The Hero jumps down to b1 (5 mp left)'],
    [
      {
        what: 'pushed',
        crate: { ...short, bottom: 2 },
        way: 'E',
        to: { ...short, cell: 42 },
        covers: ['treat'],
        mp: 4,
      },
      'The Hero pushes a short crate from f4 to g4, where it drops by 2, onto a treat (4 mp left)',
    ],
    [{ what: 'ate', cell: 0, treats: 7 }, 'The Hero picks up a treat on a1 and has 7'],
    [{ what: 'took', item: 'key', cell: 0 }, 'The Hero takes the key on a1'],
    [{ what: 'took', item: 'key', cell: 0, putDown: 'ball' }, 'The Hero takes the key on a1 and puts the ball down'],
    [{ what: 'threw', from: 0, to: 2, mp: 5 }, 'The Hero throws the ball to c1 (5 mp left)'],
    [{ what: 'hit', figure: 3, damage: 1 }, 'The Hero hits heavy enemy h1 for 1 damage'],
    [{ what: 'missed', figure: 0 }, 'The Hero misses light enemy l1'],
    [{ what: 'died', figure: 0, cell: 0, crushed: true }, 'The crate falls on light enemy l1 on a1, which is dead'],
    [{ what: 'died', figure: 0, cell: 0, crushed: false }, 'The Hero’s attack kills light enemy l1 on a1'],
    [{ what: 'ballGone', cell: 0, figure: 1 }, 'Light enemy l2 reaches the ball on a1, which goes back into the box'],
    [{ what: 'enemyMoved', figure: 1, from: 0, to: 1 }, 'Light enemy l2 moves from a1 to b1'],
    [{ what: 'struck', figure: 0, loss: 1, treats: 5 }, 'Light enemy l1 takes a treat: the Hero has 5 left'],
    [{ what: 'struck', figure: 3, loss: 2, treats: 3 }, 'Heavy enemy h1 takes 2 treats: the Hero has 3 left'],
    [{ what: 'dodged', figure: 3 }, 'Heavy enemy h1 misses the Hero'],
    [{ what: 'spawned', figure: 3, cell: 0 }, 'Heavy enemy h1 spawns on a1'],
    [{ what: 'completed', setup: 1, turns: 1 }, 'Setup 1 is completed in 1 turn'],
    [{ what: 'completed', setup: 2, turns: 4, key: 'spent' }, 'Setup 2 is completed in 4 turns, and the key is spent'],
    [{ what: 'impossible', nodes: 20 }, 'No way leads to the end tile any more (20 positions were looked at)'],
    [{ what: 'impossible', nodes: 1 }, 'No way leads to the end tile any more (1 position was looked at)'],
    [{ what: 'outOfTime', turns: 30 }, 'The Hero has had 30 turns on this setup and is out of time'],
    [{ what: 'heroDied' }, 'The Hero has no treats left and is dead'],
    [{ what: 'conceded', seat: 1 }, 'Bo concedes'],
  ]
  it.each(events)('%o', (event, line) => {
    expect(narrate(event, ['Ann', 'Bo'])).toBe(line)
  })
})

describe('the position as text', () => {
  const show = (position: object): string =>
    game.text?.(see(at(game, { position }).match.play, 'spectator'), ['Ann', 'Bo']) ?? ''

  it('shows heights and what is on them', () => {
    const text = show({
      hero: 'b8',
      held: 'ball',
      crates: ['short f4'],
      tiles: ['treat d9', 'end l8'],
      enemies: { h1: { cell: 'k8', damage: 1, stayed: 2 } },
    })
    expect(text.split('\n')[5]).toBe(' 8 .   1H  2   3   .   .   .   .   .   .   h   E')
    expect(text).toContain(' 9 .   1   2   3d')
    expect(text).toContain('1s')
    expect(text).toContain('Ann has 6 treats and a ball')
    expect(text).toContain('h1 heavy on k8, damage 1 of 2, stayed 2')
    expect(text).toContain('In the box: 3 light, 2 heavy, 1 short, 1 tall, 5 treats')
  })

  it('shows the lure, and that there is building', () => {
    expect(show({ phase: 'gmTurn', lure: 'd1', enemies: { l1: 'l1' }, tiles: ['spawn l6'] })).toContain(
      'The ball on d1 lures every enemy',
    )
    expect(show({ phase: 'building', setup: 2 })).toContain('Setup 2 of 3: Bo is building')
  })
})
