import { STATS, type StatId } from './state.ts'

/** What is going on: one for each phase, named as the rulebook names its steps. */
export type Frame =
  | { readonly phase: 'sheets' }
  | { readonly phase: 'firstTurn' }
  | { readonly phase: 'round' }
  | { readonly phase: 'turn'; readonly seat: number }
  | { readonly phase: 'pawn' }
  | { readonly phase: 'activation' }
  | { readonly phase: 'move' }
  | { readonly phase: 'injury' }
  | { readonly phase: 'injure' }
  | { readonly phase: 'modifier' }
  | { readonly phase: 'red'; readonly number: number }
  | { readonly phase: 'blue'; readonly number: number }
  | { readonly phase: 'train' }
  | { readonly phase: 'meditation' }
  | { readonly phase: 'attack' }
  | { readonly phase: 'compare'; readonly stat: StatId }
  | { readonly phase: 'tie' }
  | { readonly phase: 'endOfActivation' }
  | { readonly phase: 'endOfRound' }

export type FrameOf<Phase extends Frame['phase']> = Extract<Frame, { readonly phase: Phase }>

// Every frame, made once.

export const SHEETS: Frame = { phase: 'sheets' }
export const FIRST_TURN: Frame = { phase: 'firstTurn' }
export const ROUND: Frame = { phase: 'round' }
export const PAWN: Frame = { phase: 'pawn' }
export const ACTIVATION: Frame = { phase: 'activation' }
export const MOVE: Frame = { phase: 'move' }
export const INJURY: Frame = { phase: 'injury' }
export const INJURE: Frame = { phase: 'injure' }
export const MODIFIER: Frame = { phase: 'modifier' }
export const TRAIN: Frame = { phase: 'train' }
export const MEDITATION: Frame = { phase: 'meditation' }
export const ATTACK: Frame = { phase: 'attack' }
export const TIE: Frame = { phase: 'tie' }
export const END_OF_ACTIVATION: Frame = { phase: 'endOfActivation' }
export const END_OF_ROUND: Frame = { phase: 'endOfRound' }

const FACES = [0, 1, 2, 3, 4, 5, 6] as const
const TURN = [0, 1].map((seat): FrameOf<'turn'> => ({ phase: 'turn', seat }))
const RED = FACES.map((number): FrameOf<'red'> => ({ phase: 'red', number }))
const BLUE = FACES.map((number): FrameOf<'blue'> => ({ phase: 'blue', number }))
const COMPARE = STATS.map((_, stat): FrameOf<'compare'> => ({ phase: 'compare', stat }))

export const turnOf = (seat: number): Frame => TURN[seat] as Frame
export const redWith = (number: number): Frame => RED[number] as Frame
export const blueWith = (number: number): Frame => BLUE[number] as Frame
export const compareWith = (stat: StatId): Frame => COMPARE[stat] as Frame
