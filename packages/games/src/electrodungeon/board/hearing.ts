import type { Told } from '@undercroft/kernel'
import type { Air, Sound } from '../../board.ts'
import type { Event } from '../state/events.ts'
import type { ElectroDungeon } from '../state/state.ts'

const SOUND_OF: { readonly [W in Event['what']]?: Sound } = {
  stepped: 'step',
  through: 'step',
  put: 'step',
  entered: 'door',
  cleared: 'door',
  unlocked: 'door',
  beastHit: 'hit',
  slain: 'hit',
  attacked: 'hit',
  beastMissed: 'miss',
  dodged: 'miss',
  beast: 'spark',
  burst: 'spark',
  electroshock: 'spark',
  lost: 'hurt',
  died: 'fall',
  took: 'coin',
  gave: 'coin',
  prize: 'coin',
  drew: 'card',
  played: 'card',
  escaped: 'cheer',
}

/** What an event sounds like in the maze; a task is heard by how it ends. */
export function soundOf(told: Told<ElectroDungeon>): Sound | undefined {
  if (told.what === 'taskOver') return told.success ? 'cheer' : 'miss'
  return SOUND_OF[told.what as Event['what']]
}

/** The hum of the mains under the floor, its overtone, and a crackle far away. */
export const AIR: readonly Air[] = [
  { of: 'tone', pitch: 55, level: 0.5, sway: 11 },
  { of: 'tone', pitch: 110, level: 0.18, sway: 7 },
  { of: 'noise', pitch: 3400, level: 0.06, chirps: 2.5 },
]
