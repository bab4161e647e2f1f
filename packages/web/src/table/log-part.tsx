import { type ReactNode, useEffect, useRef, useState } from 'react'

interface LogPartProps {
  /** Drawn wherever it is: the newest lines, and where the focus goes. */
  readonly always: boolean
  /** How many rows it has, to guess its height before it has been drawn. */
  readonly rows: number
  readonly children: () => ReactNode
}

/** A part of the log, drawn while it is in sight or near it; else its room is kept. */
export function LogPart({ always, rows, children }: LogPartProps) {
  const list = useRef<HTMLOListElement>(null)
  const [near, setNear] = useState(false)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const part = list.current
    if (part === null) return
    const watch = new IntersectionObserver(
      entries => {
        const entry = entries.at(-1)
        if (entry === undefined) return
        setNear(entry.isIntersecting)
        if (!entry.isIntersecting) setHeight(entry.boundingClientRect.height)
      },
      { root: part.closest('.tab-panel, dialog'), rootMargin: '800px 0px' },
    )
    watch.observe(part)
    return () => watch.disconnect()
  }, [])
  const shown = always || near
  return (
    <ol
      className="log-part"
      ref={list}
      style={shown ? undefined : { height: height === undefined ? `${rows * 2.1}rem` : `${height}px` }}
    >
      {shown && children()}
    </ol>
  )
}
