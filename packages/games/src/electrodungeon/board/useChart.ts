import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Chart, LANDSCAPE, UPRIGHT } from './chart.ts'

/** How the maze lies in its frame, and how large it can be there. */
interface Fit {
  readonly chart: Chart
  readonly width: number
  readonly height: number
}

/** How the maze lies in its frame, also when the frame changes: a form that scrolls shows only what the window does. */
export function useChart(frame: RefObject<HTMLElement | null>): Chart {
  // As it will lie on a phone: drawn the other way first, all of it would be drawn twice.
  const [chart, setChart] = useState<Chart>(() => (globalThis.innerWidth <= NARROW ? UPRIGHT : LANDSCAPE))
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () =>
      setChart(before => fitted(element.clientWidth, Math.min(element.clientHeight, window.innerHeight), before).chart)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return chart
}

/** A maze that lies in a given way, as large as it can be. */
function sized(chart: Chart, width: number, height: number): Fit {
  const scale = Math.min(width / chart.width, height / chart.height)
  return { chart, width: chart.width * scale, height: chart.height * scale }
}

/** A frame as wide as a phone, in pixels. */
export const NARROW = 640

/** How much larger the maze must become before it is laid the other way: a line more or less above it is no reason. */
const WORTH = 1.12

export function fitted(width: number, height: number, before: Chart = LANDSCAPE): Fit {
  // On a phone the frame grows and shrinks with what is asked: the maze stays as it lies.
  if (width > 0 && width <= NARROW) return sized(UPRIGHT, width, height)
  const [first, second] = [sized(LANDSCAPE, width, height), sized(UPRIGHT, width, height)]
  const larger = second.width / first.height
  if (before.upright) return larger * WORTH < 1 ? first : second
  return larger > WORTH ? second : first
}
