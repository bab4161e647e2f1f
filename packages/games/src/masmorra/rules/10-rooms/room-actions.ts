import type { Step } from '@undercroft/kernel'
import type { Dock, DockUse } from '../../content/docks.ts'
import type { Docked } from '../../content/faces.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, heroId } from '../../state/heroes.ts'
import { factsOf, roomOf } from '../../state/map.ts'
import {
  type At,
  type Choice,
  type Handlers,
  type Masmorra,
  NONE,
  type Open,
  type RoomId,
  type Sheet,
  type State,
  type TrapId,
} from '../../state/state.ts'
import { gainSymbols } from '../05-dice-symbols-spending-docking/dice.ts'
import { teleport } from '../07-steps-and-moving/places.ts'
import { disarmBroken, disarmTrap, trapDock } from '../09-traps/disarming.ts'
import type { Rule } from '../rulebook.ts'
import { chestBroken, openChest } from './chests.ts'
import { actionBroken, begin, offerDock, tellNimble } from './docks.ts'

/** MA-10.17: offers chest, fountain, portal and traps; none of them while engaged. */
export function offerRoomActions(s: Open, o: Sheet): void {
  const { room } = activeHero(s)
  const { dock } = factsOf(s, room)
  const here = (use: DockUse): Dock | undefined => (dock?.use === use ? dock : undefined)
  offerDock(s, o, 'chest', here('chest')?.dice, spaceBroken(s) ?? chestBroken(s, s.turn.player), dice => ['open', dice])
  offerDock(s, o, 'fountain', here('fountain')?.dice, here('fountain') ? spaceBroken(s) : 'MA-10.16', dice => [
    'fountain',
    dice,
  ])
  offerPortal(s, o, here('portal')?.dice)
  for (const trap of s.traps.keys()) {
    offerDock(s, o, 'disarm', trapDock(s, trap), disarmBroken(s, trap), dice => ['disarm', trap, dice])
  }
}

type RoomAction = Extract<Choice, readonly ['open' | 'fountain' | 'portal' | 'disarm', ...unknown[]]>

/** The rule that forbids a Room Action here, whatever the dice. */
export function roomActionBroken(s: Open, choice: RoomAction): Rule | undefined {
  const { dock } = factsOf(s, activeHero(s).room)
  switch (choice[0]) {
    case 'open':
      return spaceBroken(s) ?? chestBroken(s, s.turn.player)
    case 'fountain':
      return spaceBroken(s) ?? (dock?.use === 'fountain' ? undefined : 'MA-10.16')
    case 'portal': {
      if (dock?.use !== 'portal') return 'MA-10.4'
      const explored = s.rooms[choice[2]] !== undefined
      return spaceBroken(s) ?? (s.ground === 'none' ? (explored ? portalBroken(s, choice[2]) : 'MA-10.4') : 'MA-21.9')
    }
    case 'disarm':
      return disarmBroken(s, choice[1])
  }
}

/** MA-5.5: a docking space works once in a turn. */
function spaceBroken(s: Open): Rule | undefined {
  return actionBroken(s) ?? (s.turn.dockedRooms.includes(activeHero(s).room) ? 'MA-5.5' : undefined)
}

/** MA-10.4: any explored room of any level but the one you are in, and not Level 3. */
function offerPortal(s: Open, o: Sheet, dock: readonly Docked[] | undefined): void {
  const broken = dock === undefined ? 'MA-10.4' : (spaceBroken(s) ?? (s.ground === 'none' ? undefined : 'MA-21.9'))
  for (const room of s.rooms.keys()) {
    if (broken !== undefined && !o.explaining) return
    offerDock(s, o, 'portal', dock, broken ?? portalBroken(s, room), dice => ['portal', dice, room])
  }
}

function portalBroken(s: Open, room: RoomId): Rule | undefined {
  return room === activeHero(s).room || roomOf(s, room).level === 3 ? 'MA-10.4' : undefined
}

export const roomHandlers = {
  open({ s, f, choice: [, dice], t }) {
    tellNimble(s, t, factsOf(s, activeHero(s).room).dock?.dice ?? [], dice)
    fillSpace(s)
    begin(s, 'chest', dice)
    s.frames.push({ phase: 'roomActs', action: 'chest' }, f)
  },
  fountain({ s, f, choice: [, dice] }) {
    fillSpace(s)
    begin(s, 'fountain', dice)
    s.frames.push({ phase: 'roomActs', action: 'fountain' }, f)
  },
  portal({ s, f, choice: [, dice, room] }) {
    fillSpace(s)
    begin(s, 'portal', dice)
    s.frames.push({ phase: 'roomActs', action: 'portal', room }, f)
  },
} satisfies Handlers

function fillSpace(s: State): void {
  s.turn.dockedRooms.push(activeHero(s).room)
}

/** Lets a Room Action act, unless it was cancelled. */
function perform(s: State, action: DockUse, room: RoomId, trap: TrapId, t: At): void {
  const { player } = s.turn
  const hero = activeHero(s)
  if (hero.lying) return // MA-13.19
  if (s.turn.cancelled) {
    s.turn.cancelled = false
    t.tell({ what: 'cancelled', of: 'roomAction', by: 'MA-19.9' })
    return
  }
  if (action === 'chest') openChest(s, t, player)
  else if (action === 'disarm') disarmTrap(s, t, player, trap)
  else if (action === 'portal') {
    t.uses(`tile.${roomOf(s, hero.room).tile}`)
    teleport(s, t, player, room)
  } else {
    t.uses(`tile.${roomOf(s, hero.room).tile}`)
    t.tell({ what: 'fountain', hero: heroId(s, player), room: hero.room, tile: roomOf(s, hero.room).tile })
    gainSymbols(s, t, ['E', 'E'], 'MA-10.16')
  }
}

export const roomActs: Step<Masmorra, FrameOf<'roomActs'>> = {
  run(s, t, { action, room = NONE, trap = NONE }) {
    perform(s, action, room, trap, t)
  },
}
