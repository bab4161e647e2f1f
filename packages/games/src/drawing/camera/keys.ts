import type { Point } from '../shapes.ts'

/** What a key does to a picture. */
export type CameraKey =
  /** Goes on by so many steps or pages. */
  | { readonly what: 'step' | 'page'; readonly by: Point }
  /** Nearer or further: shows so many times as much. */
  | { readonly what: 'zoom'; readonly by: number }
  | { readonly what: 'all' }
  /** Back to what matters now. */
  | { readonly what: 'home' }

const KEYS: { readonly [key: string]: CameraKey } = {
  ArrowLeft: { what: 'step', by: { x: -1, y: 0 } },
  ArrowRight: { what: 'step', by: { x: 1, y: 0 } },
  ArrowUp: { what: 'step', by: { x: 0, y: -1 } },
  ArrowDown: { what: 'step', by: { x: 0, y: 1 } },
  PageUp: { what: 'page', by: { x: 0, y: -1 } },
  PageDown: { what: 'page', by: { x: 0, y: 1 } },
  '+': { what: 'zoom', by: 1 / 1.2 },
  '-': { what: 'zoom', by: 1.2 },
  '0': { what: 'all' },
  Home: { what: 'home' },
}

export function cameraKey(key: string): CameraKey | undefined {
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
}
