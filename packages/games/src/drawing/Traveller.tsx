import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface TravellerProps<Travel> {
  /** Where it is drawn; what is inside is drawn around this point. */
  readonly at: { readonly x: number; readonly y: number }
  /** How it has just come there, if that is being shown: each is shown once. */
  readonly travel: Travel | undefined
  readonly pace: number
  readonly children: ReactNode
  /** Its keyframes, and how many moves they take. */
  animate(travel: Travel): { readonly frames: Keyframe[]; readonly moves: number }
}

/** Stands where it is, and comes there while that is being shown. */
export function Traveller<Travel>({ at, travel, pace, children, animate }: TravellerProps<Travel>) {
  const group = useRef<SVGGElement>(null)
  const gone = useRef<Travel>(undefined)
  useLayoutEffect(() => {
    if (travel === undefined || travel === gone.current) return
    gone.current = travel
    if (pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { frames, moves } = animate(travel)
    group.current?.animate?.(frames, { duration: pace * moves })
  }, [travel, pace, animate])
  return (
    <g ref={group} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      {children}
    </g>
  )
}
