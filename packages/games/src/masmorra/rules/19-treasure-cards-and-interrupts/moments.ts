import { DOCK_NAMES } from '../../content/docks.ts'
import { EVIL } from '../../content/evil.ts'
import { ABILITIES, HERO_NAMES } from '../../content/heroes.ts'
import { WINDOWS } from '../../content/windows.ts'
import { aimedAt, cardName, sayAimed, sayStats, tileName } from '../../state/aims.ts'
import { statsOf } from '../../state/foes.ts'
import type { Frame, FrameOf, Trigger } from '../../state/frames.ts'
import { heroId } from '../../state/heroes.ts'
import { NONE, type Open, type Played } from '../../state/state.ts'

/**
 * What a window is about, so that whoever may answer knows what would be answered: the card that was played last and
 * its target, else the event (table 19.A). Frames are public, and so is all that is said of them.
 */
export function sayMoment(s: Open, frames: readonly Frame[], f: Trigger): string {
  const top = s.stack.at(-1)
  if (top !== undefined) return `${nameOf(s, top.player)} has played ${sayPlayed(s, top)}`
  const about = sayEvent(s, frames, f)
  return `${nameOf(s, f.player)}: ${WINDOWS[f.window]}${about === '' ? '' : ` (${about})`}`
}

/** "Banishment on Orc 3/2 in Web Room (L1-18)". */
export function sayPlayed(s: Open, { card, target }: Pick<Played, 'card' | 'target'>): string {
  return `${cardName(card)}${sayAimed(aimedAt(s, target))}`
}

function sayEvent(s: Open, frames: readonly Frame[], f: Trigger): string {
  switch (f.window) {
    case 'explore':
      return tileNameOr(last(frames, 'place')?.tile)
    case 'entered':
    case 'combat':
      return tileNameOr(s.rooms[f.room]?.tile)
    case 'spawn':
      return sayFoe(s, f)
    case 'attack':
      return sayFoe(s, f)
    case 'payback':
      return `${sayFoe(s, f)}, Payback ${f.amount}`
    case 'use':
      return sayUse(s, frames, f)
    case 'reward':
      return `${f.amount} XP`
    case 'gold':
      return `${f.amount} gold`
    case 'evil': {
      const card = last(frames, 'evilActs')?.card
      return card === undefined ? '' : EVIL[card].name
    }
    default:
      return ''
  }
}

function tileNameOr(tile: string | undefined): string {
  return tile === undefined ? '' : tileName(tile)
}

function sayFoe(s: Open, { foe, room }: Trigger): string {
  if (s.foes[foe] === undefined) return ''
  const tile = s.rooms[room === NONE ? (s.foes[foe]?.room ?? NONE) : room]?.tile
  return `${sayStats(statsOf(s, foe))}${tile === undefined ? '' : ` in ${tileName(tile)}`}`
}

/** An ability or a Room Action with what it is aimed at. */
function sayUse(s: Open, frames: readonly Frame[], { ability, action }: Trigger): string {
  const used = ability === 'none' ? undefined : last(frames, 'abilityActs')
  const docked = action === 'none' ? undefined : last(frames, 'roomActs')
  const name = ability !== 'none' ? ABILITIES[ability].name : action !== 'none' ? DOCK_NAMES[action] : ''
  return `${name}${sayAimed(aimedAt(s, used ?? docked ?? {}))}`
}

function last<P extends Frame['phase']>(frames: readonly Frame[], phase: P): FrameOf<P> | undefined {
  return frames.findLast((frame): frame is FrameOf<P> => frame.phase === phase)
}

function nameOf(s: Open, player: number): string {
  return HERO_NAMES[heroId(s, player)]
}
