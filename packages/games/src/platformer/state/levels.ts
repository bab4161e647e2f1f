const LEVEL_STATUS = ['down', 'up', 'gone'] as const
type LevelStatus = (typeof LEVEL_STATUS)[number]

/** One Level as it lies: what is printed on it is known once it is up, and stays (PL-3.18) and stays known (PL-21.2, PL-21.5). */
export interface Level {
  readonly status: LevelStatus
  readonly boss: boolean
  /** Left and right; none while face down. */
  readonly tiles: readonly string[]
  /** Row by row from the bottom, left to right: 32 signs, or none while face down. */
  readonly spaces: string
  readonly floors: string
  /** `|` where a Wall is to the right of the Space. */
  readonly walls: string
}

export const faceDown = (boss: boolean): Level =>
  Object.freeze({ status: 'down', boss, tiles: Object.freeze([]), spaces: '', floors: '', walls: '' })
