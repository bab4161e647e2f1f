/** What is going on, one type a phase. Frames are public: never put a secret into one. */
export type Frame = { readonly phase: 'filling' } | { readonly phase: 'turn' } | { readonly phase: 'next' }

export type FrameOf<Phase extends Frame['phase']> = Extract<Frame, { readonly phase: Phase }>
