import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Chart, LANDSCAPE, UPRIGHT } from './chart.ts'

/** How the maze lies in its frame, and how large it can be there. */
export interface Fit {
  readonly chart: Chart
  readonly width: number
  readonly height: number
}

/** Lays the maze so that it is as large as the frame allows, and keeps it so when the frame changes. */
export function useFit(frame: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState<Fit>({ chart: LANDSCAPE, width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () => setFit(fitted(element.clientWidth, element.clientHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return fit
}

export function fitted(width: number, height: number): Fit {
  const [first, second] = [LANDSCAPE, UPRIGHT].map(chart => {
    const scale = Math.min(width / chart.width, height / chart.height)
    return { chart, width: chart.width * scale, height: chart.height * scale }
  })
  if (first === undefined || second === undefined) return { chart: LANDSCAPE, width, height }
  return second.width > first.height ? second : first
}
