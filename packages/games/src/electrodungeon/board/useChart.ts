import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Chart, LANDSCAPE, UPRIGHT } from './chart.ts'

/** How the maze lies in its frame, and how large it can be there. */
export interface Fit {
  readonly chart: Chart
  readonly width: number
  readonly height: number
}

/**
 * Lays the maze out as large as the frame allows, also when the frame changes; on a table that is given, it keeps the
 * layout of that table.
 */
export function useFit(frame: RefObject<HTMLElement | null>, table: RefObject<HTMLElement | null> = frame): Fit {
  const [fit, setFit] = useState<Fit>({ chart: LANDSCAPE, width: 0, height: 0 })
  useLayoutEffect(() => {
    const [element, whole] = [frame.current, table.current]
    if (element === null || whole === null) return
    const measure = () =>
      setFit(before => {
        // As it lies on the whole table, of which a form that scrolls shows only what the window does.
        const { chart } = fitted(whole.clientWidth, Math.min(whole.clientHeight, window.innerHeight), before.chart)
        return element === whole
          ? fitted(element.clientWidth, element.clientHeight, before.chart)
          : sized(chart, element.clientWidth, element.clientHeight)
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (whole !== element) observer.observe(whole)
    return () => observer.disconnect()
  }, [frame, table])
  return fit
}

/** A maze that lies in a given way, as large as it can be. */
function sized(chart: Chart, width: number, height: number): Fit {
  const scale = Math.min(width / chart.width, height / chart.height)
  return { chart, width: chart.width * scale, height: chart.height * scale }
}

/** How much larger the maze must become before it is laid the other way: a line more or less above it is no reason. */
const WORTH = 1.12

export function fitted(width: number, height: number, before: Chart = LANDSCAPE): Fit {
  const [first, second] = [sized(LANDSCAPE, width, height), sized(UPRIGHT, width, height)]
  const larger = second.width / first.height
  if (before.upright) return larger * WORTH < 1 ? first : second
  return larger > WORTH ? second : first
}
