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
    const measure = () => setFit(before => fitted(element.clientWidth, element.clientHeight, before.chart))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return fit
}

/** How much larger the maze must become before it is laid the other way: a line more or less above it is no reason. */
const WORTH = 1.12

export function fitted(width: number, height: number, before: Chart = LANDSCAPE): Fit {
  const [first, second] = [LANDSCAPE, UPRIGHT].map(chart => {
    const scale = Math.min(width / chart.width, height / chart.height)
    return { chart, width: chart.width * scale, height: chart.height * scale }
  })
  if (first === undefined || second === undefined) return { chart: LANDSCAPE, width, height }
  const larger = second.width / first.height
  if (before.upright) return larger * WORTH < 1 ? first : second
  return larger > WORTH ? second : first
}
