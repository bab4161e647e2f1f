import { cloneFrames } from '@undercroft/kernel'
import type { Combat, Die, Foe, Open, Room, Stack, State, Turn } from './state.ts'

// Copies written by hand for speed: `clone`, `view` and `imagine` use them. Read-only parts are shared. What there is many
// of is copied field by field, which takes half as long as a spread.

/** Copies everything public; options and frozen data are shared. */
export function copyOpen(s: Open): Open {
  return {
    options: s.options,
    round: s.round,
    first: s.first,
    heroes: s.heroes.map(hero => ({ ...hero, learned: hero.learned.slice() })),
    rooms: s.rooms.map(copyRoom),
    traps: s.traps.map(trap => ({ ...trap })),
    foes: s.foes.map(copyFoe),
    stacks: s.stacks.map(copyStack),
    mediums: s.mediums.map(tiles => tiles.slice()),
    ground: s.ground,
    turn: copyTurn(s.turn),
    combat: copyCombat(s.combat),
    stack: s.stack.map(played => ({ ...played, target: { ...played.target } })),
    queue: cloneFrames(s.queue),
    discard: s.discard.slice(),
    evilDeck: s.evilDeck.slice(),
    evilDiscard: s.evilDiscard.slice(),
    hushed: s.hushed,
    time: s.time,
    ending: s.ending,
    bonus: s.bonus.slice(),
  }
}

function copyRoom({ tile, level, x, y, turns, gold, opened, extra }: Room): Room {
  return { tile, level, x, y, turns, gold, opened, extra }
}

function copyFoe({ is, room, side, fought, turned, bound, gone }: Foe): Foe {
  return { is, room, side, fought, turned, bound, gone }
}

function copyDie({ face, place }: Die): Die {
  return { face, place }
}

function copyStack(stack: Stack): Stack {
  return { ...stack, next: stack.next.slice(), rest: stack.rest.slice(), bottom: stack.bottom.slice() }
}

function copyTurn(turn: Turn): Turn {
  return {
    ...turn,
    dice: turn.dice.map(copyDie),
    symbols: { ...turn.symbols },
    used: turn.used.slice(),
    dockedRooms: turn.dockedRooms.slice(),
    dockedTraps: turn.dockedTraps.slice(),
    climbed: turn.climbed.slice(),
    horde: turn.horde.slice(),
    dmClimbed: turn.dmClimbed.slice(),
  }
}

function copyCombat(combat: Combat): Combat {
  return {
    ...combat,
    done: combat.done.slice(),
    symbols: { ...combat.symbols },
    added: { ...combat.added },
    beaten: combat.beaten.map(beaten => ({ ...beaten })),
  }
}

export function clone(s: State): State {
  return {
    ...copyOpen(s),
    frames: cloneFrames(s.frames),
    outcome: s.outcome,
    hands: s.hands.map(hand => hand.slice()),
    deck: s.deck.slice(),
    drawn: s.drawn.slice(),
    seen: s.seen.map(sighting => ({ ...sighting })),
  }
}
