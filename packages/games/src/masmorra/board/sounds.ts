import type { Told } from '@undercroft/kernel'
import type { Air, Sound } from '../../board.ts'
import type { Masmorra } from '../state/state.ts'

type What = Told<Masmorra>['what']

const SOUNDS: { readonly [W in What]?: Sound } = {
  moved: 'step',
  foeMoved: 'step',
  placed: 'push',
  ground: 'door',
  trapPlaced: 'push',
  trapActs: 'spark',
  disarmed: 'door',
  opened: 'door',
  fountain: 'spark',
  roomAction: 'door',
  payback: 'hit',
  wounded: 'hurt',
  fell: 'fall',
  hurled: 'fall',
  beaten: 'cheer',
  gold: 'coin',
  xp: 'coin',
  drew: 'card',
  played: 'card',
  evil: 'card',
  stolenCard: 'card',
  discarded: 'card',
  learned: 'cheer',
  freed: 'cheer',
  malaphyas: 'spark',
  curse: 'spark',
  used: 'spark',
}

/** What an event sounds like; a blow by whether it is enough. */
export function sound(told: Told<Masmorra>): Sound | undefined {
  if (told.what === 'hit') return told.won ? 'hit' : 'miss'
  return SOUNDS[told.what]
}

/** A torch that burns and crackles, a draught, and a drop that falls now and then. */
export const air: readonly Air[] = [
  { of: 'noise', pitch: 420, level: 0.3, sway: 5 },
  { of: 'noise', pitch: 1900, level: 0.1, chirps: 7, sway: 3 },
  { of: 'noise', pitch: 140, level: 0.35, sway: 13 },
  { of: 'tone', pitch: 1250, level: 0.05, chirps: 0.35, sway: 9 },
]
