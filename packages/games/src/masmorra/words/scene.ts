import type { Scene } from '@undercroft/kernel'
import { FACES, type Face } from '../content/faces.ts'
import { ABILITIES } from '../content/heroes.ts'
import { cellAt, sayCell } from '../state/cells.ts'
import { readyDice } from '../state/dice.ts'
import { foesIn, isBoss } from '../state/foes.ts'
import { type Foe, type Masmorra, PET, type Player, type Room, type State, type Trap } from '../state/state.ts'
import { readPosition } from './scene-read.ts'
import type { Written, WrittenHero } from './written.ts'

/**
 * Positions in words: `{ heroes: { jay: { room: L1-03, lp: 3 } }, rooms: [L1-03 0:-1], foes: { L1-03: [orc] }, dice:
 * RRM }`.
 */
export const scene: Scene<Masmorra> = { read: readPosition, show }

/** Writes the position as `read` takes it; before the Heroes are chosen players go by their numbers. */
function show(s: State): Shown {
  const { turn } = s
  const pet = turn.dice[PET]
  return {
    phase: s.frames.at(-1)?.phase ?? 'over',
    turn: nameOf(s, turn.player),
    first: nameOf(s, s.first),
    round: s.round,
    time: s.time,
    ending: s.ending,
    heroes: Object.fromEntries([...s.heroes.keys()].map(player => [nameOf(s, player), showHero(s, player)])),
    rooms: s.rooms.map(sayRoom),
    traps: s.traps.map(sayTrap),
    foes: Object.fromEntries(
      [...s.rooms.entries()].map(([room, { tile }]) => [tile, foesIn(s, room).map(foe => sayFoe(s.foes[foe], foe))]),
    ),
    up: s.stacks.map(({ up }) => up),
    below: s.stacks.map(({ next, rest }) => [...next, ...rest]),
    mediums: s.mediums.map(tiles => tiles.slice()),
    ground: s.ground,
    dice: sayFaces(
      readyDice(s)
        .filter(die => die !== PET)
        .map(die => turn.dice[die]?.face ?? 'S'),
    ),
    pet: pet?.place === 'ready' ? pet.face : 'none',
    symbols: sayFaces(FACES.flatMap(face => Array.from({ length: turn.symbols[face] }, () => face))),
    mp: turn.mp,
    dmMp: turn.dmMp,
    curse: turn.curse,
    evil: turn.evil,
    hushed: s.hushed,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    evilDeck: s.evilDeck.slice(),
  }
}

type Shown = Omit<Required<Written>, 'turn' | 'first'> & { readonly turn: string; readonly first: string }

function nameOf(s: State, player: Player): string {
  const id = s.heroes[player]?.id ?? 'none'
  return id === 'none' ? `player ${player + 1}` : id
}

function sayFaces(faces: readonly Face[]): string {
  return faces.join('')
}

function showHero(s: State, player: Player): Required<WrittenHero> {
  const hero = s.heroes[player]
  if (hero === undefined) throw new Error(`there is no player ${player}`)
  const { lp, xp, peak, gold, lying, freeStep, captive, tossed } = hero
  return {
    room: s.rooms[hero.room]?.tile ?? 'nowhere',
    lp,
    xp,
    peak,
    gold,
    lying,
    freeStep,
    learned: hero.learned.map(ability => ABILITIES[ability].slot).filter(slot => slot !== 'start'),
    hand: s.hands[player]?.slice() ?? [],
    captive,
    tossed,
  }
}

function sayRoom({ tile, x, y, turns, gold, opened, extra }: Room): string {
  const parts = [tile, sayCell(cellAt(x, y)), `turned ${turns}`, `gold ${gold}`]
  return [...parts, ...(opened ? ['opened'] : []), ...(extra === 'none' ? [] : [extra])].join(' ')
}

function sayTrap({ tile, x, y, live }: Trap): string {
  return `${tile} ${sayCell(cellAt(x, y))}${live ? '' : ' disarmed'}`
}

function sayFoe(foe: Foe | undefined, id: number): string {
  if (foe === undefined) return 'nobody'
  const { is, side, fought, turned, bound } = foe
  const marks = { red: isBoss(id) && side === 'red', fought, turned, bound }
  return [is, ...Object.entries(marks).flatMap(([mark, on]) => (on ? [mark] : []))].join(' ')
}
