const LEVEL_STATUS = ['down', 'up', 'gone'] as const
type LevelStatus = (typeof LEVEL_STATUS)[number]

/**
 * A Level as it lies. What is printed on it is known once it is revealed, never changes (PL-3.18), and stays known when
 * it is removed (PL-21.2, PL-21.5).
 */
export interface Level {
  readonly status: LevelStatus
  readonly boss: boolean
  /** The ids of the left and the right tile; there are none while the Level is face down. */
  readonly tiles: readonly string[]
  /** 32 signs, row by row from the bottom, left to right; there are none while the Level is face down. */
  readonly spaces: string
  readonly floors: string
  /** `|` where a Wall is to the right of the Space. */
  readonly walls: string
}

export const faceDown = (boss: boolean): Level =>
  Object.freeze({ status: 'down', boss, tiles: Object.freeze([]), spaces: '', floors: '', walls: '' })
