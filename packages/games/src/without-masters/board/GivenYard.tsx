import { useMemo } from 'react'
import { readLayout } from '../content/layout.ts'
import type { Choice } from '../state/choices.ts'
import { drafted, plainState } from './drafted.ts'
import { flagged } from './flags.ts'
import { Scene } from './Scene.tsx'
import { NO_TRAVELS } from './things.ts'

const NO_MARKS = new Map()

/** A yard that somebody was given, as a picture. */
export function GivenYard({ choice }: { readonly choice: Choice }) {
  const text = choice[0] === 'layout' ? choice[1] : ''
  const things = useMemo(() => drafted(readLayout(text) ?? []), [text])
  const seen = useMemo(() => flagged(things, { marks: NO_MARKS, numbers: true, quarter: 0, size: 1.45 }), [things])
  return (
    <div className="wm-given" role="img" aria-label="The yard">
      <Scene
        things={things}
        quarter={0}
        marks={NO_MARKS}
        flagged={seen}
        travels={NO_TRAVELS}
        pace={0}
        numbers
        stateOf={plainState}
      />
    </div>
  )
}
