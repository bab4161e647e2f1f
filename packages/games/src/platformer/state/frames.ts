import type { EnemyKind } from '../content/enemies.ts'
import type { Space } from './spaces.ts'
import type { EnemyRef } from './state.ts'

// Frames without data are made once.

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

const GRAVITY_CAUSES = ['action', 'step', 'tremor', 'earthshaker'] as const
export type GravityCause = (typeof GRAVITY_CAUSES)[number]

/** What is going on. There is one kind of frame for each phase, in the order of play. */
export type Frame =
  | { readonly phase: 'heroes' }
  | { readonly phase: 'turn' }
  | { readonly phase: 'event' }
  | { readonly phase: 'removal' }
  | { readonly phase: 'refresh' }
  | { readonly phase: 'roll' }
  | { readonly phase: 'enemyDie' }
  | { readonly phase: 'actions' }
  | {
      readonly phase: 'step'
      /** The number of steps left. */
      readonly left: number
      /** Whether a step may be a Portal hop: a foot allows it, a card does not (PL-9.19). */
      readonly portal: boolean
      /** Whether a step has been made, after which the player may stop (PL-9.3). */
      readonly begun: boolean
    }
  | {
      readonly phase: 'push'
      readonly to: Space
      readonly how: MoveHow
      /** The number of steps left after this one. */
      readonly left: number
      readonly portal: boolean
    }
  | { readonly phase: 'beast'; readonly steps: number }
  | {
      readonly phase: 'drag'
      readonly kind: EnemyKind
      readonly token: number
      readonly left: number
      readonly begun: boolean
    }
  | { readonly phase: 'glove' }
  | { readonly phase: 'reroll'; readonly most: number }
  | { readonly phase: 'ladder'; readonly seat: number }
  | { readonly phase: 'gravity'; readonly cause: GravityCause }
  | { readonly phase: 'special' }
  | { readonly phase: 'fall' }
  | { readonly phase: 'end' }
  | { readonly phase: 'bossTurn' }
  | { readonly phase: 'next' }

export type FrameOf<Phase extends Frame['phase']> = Extract<Frame, { readonly phase: Phase }>

const MOVE_HOWS = ['step', 'passage', 'portal', 'updraft', 'grapnel'] as const
/** The ways in which a Hero comes onto a Space by its own Move. */
export type MoveHow = (typeof MOVE_HOWS)[number]
