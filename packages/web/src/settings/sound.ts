import { getSettings } from './settings.ts'

const SOUNDS = {
  die: [0.35, 0.2, 180, 0, 0.01, 0.05, 4, 1.5, 0, 0, 0, 0, 0, 9, 0, 0.1, 0, 0.6, 0.01],
  move: [0.3, 0.05, 220, 0, 0.01, 0.06, 1, 1.2, -4, 0, 0, 0, 0, 1, 0, 0, 0, 0.7, 0.01],
  ask: [0.25, 0.02, 520, 0.01, 0.05, 0.16, 0, 1.1, 0, 0, 130, 0.06, 0, 0, 0, 0, 0, 0.6, 0.03],
  refused: [0.3, 0.05, 130, 0.01, 0.03, 0.12, 2, 0.8, -1, 0, 0, 0, 0, 0.5, 0, 0, 0, 0.6, 0.02],
  end: [0.35, 0, 392, 0.03, 0.2, 0.5, 0, 1.2, 0, 0, 196, 0.12, 0, 0, 0, 0, 0.1, 0.7, 0.1],
} as const

/** Loaded when the first sound is wanted: before that a browser would complain of audio that nobody asked for. */
let zzfx: Promise<(...parameters: number[]) => unknown> | undefined

export function play(sound: keyof typeof SOUNDS): void {
  if (!getSettings().sound) return
  zzfx ??= import('zzfx').then(module => module.zzfx)
  void zzfx.then(make => make(...SOUNDS[sound])).catch(() => {}) // no sound card, no sound
}
