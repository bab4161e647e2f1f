import type { EnemyRef, Frame, FrameOf, GravityCause } from './state.ts'

// Frames that carry nothing, made once.

export const HEROES_FRAME: Frame = { phase: 'heroes' }
export const TURN: Frame = { phase: 'turn' }
export const EVENT: Frame = { phase: 'event' }
export const REMOVAL: Frame = { phase: 'removal' }
export const REFRESH: Frame = { phase: 'refresh' }
export const ROLL: Frame = { phase: 'roll' }
export const ENEMY_DIE_FRAME: Frame = { phase: 'enemyDie' }
export const ACTIONS: Frame = { phase: 'actions' }
export const GLOVE: Frame = { phase: 'glove' }
export const SPECIAL: Frame = { phase: 'special' }
export const FALL: Frame = { phase: 'fall' }
export const END_OF_TURN: Frame = { phase: 'end' }
export const BOSS_TURN: Frame = { phase: 'bossTurn' }
export const NEXT: Frame = { phase: 'next' }

export const ladderOf = (seat: number): Frame => ({ phase: 'ladder', seat })
export const gravityBy = (cause: GravityCause): Frame => ({ phase: 'gravity', cause })
export const stepsOf = (left: number, portal: boolean, begun = false): FrameOf<'step'> => ({
  phase: 'step',
  left,
  portal,
  begun,
})
export const beastFor = (steps: number): Frame => ({ phase: 'beast', steps })
export const dragOf = ({ kind, token }: EnemyRef, left: number, begun: boolean): Frame => ({
  phase: 'drag',
  kind,
  token,
  left,
  begun,
})
export const rerollOf = (most: number): Frame => ({ phase: 'reroll', most })
