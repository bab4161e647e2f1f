/** A frame for each phase. */
export type Frame =
  | { readonly phase: 'building' }
  | { readonly phase: 'opening' }
  | { readonly phase: 'heroStarts' }
  | { readonly phase: 'heroTurn' }
  | { readonly phase: 'pickUp' }
  | { readonly phase: 'heroEnds' }
  | { readonly phase: 'gmStarts' }
  | { readonly phase: 'gmTurn' }
  | { readonly phase: 'gmEnds' }
  | { readonly phase: 'completed' }

export type FrameOf<Phase extends Frame['phase']> = Extract<Frame, { readonly phase: Phase }>

/** Frames carry no data here, so one object of each is enough. */
export const FRAME: { readonly [P in Frame['phase']]: FrameOf<P> } = {
  building: { phase: 'building' },
  opening: { phase: 'opening' },
  heroStarts: { phase: 'heroStarts' },
  heroTurn: { phase: 'heroTurn' },
  pickUp: { phase: 'pickUp' },
  heroEnds: { phase: 'heroEnds' },
  gmStarts: { phase: 'gmStarts' },
  gmTurn: { phase: 'gmTurn' },
  gmEnds: { phase: 'gmEnds' },
  completed: { phase: 'completed' },
}
