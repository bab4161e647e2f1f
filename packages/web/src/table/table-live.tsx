import { useEffect, useRef, useState } from 'react'
import { Live } from '../shell/live.tsx'
import type { TableProps } from './open-table.tsx'
import { turnOf } from './turn.ts'

/** Says what has happened since it last spoke, and then who is asked what. */
export function TableLive({ state, board }: TableProps) {
  const { now, stage } = state
  const spoken = useRef(now.lines.length)
  const [text, setText] = useState('')
  const turn = turnOf(state, board)
  const question = `${turn.who}. ${turn.what}`
  useEffect(() => {
    if (stage.busy) return
    // Not at once: where bots answer in quick succession, each answer would set off another drawing within the same one.
    const timer = setTimeout(() => {
      const news = now.lines.slice(Math.min(spoken.current, now.lines.length)).map(line => line.text)
      spoken.current = now.lines.length
      setText([...news.slice(-12), question].join('. '))
    })
    return () => clearTimeout(timer)
  }, [stage.busy, now.lines, question])
  return <Live>{text}</Live>
}
