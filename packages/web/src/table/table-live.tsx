import { useSecondsLeft } from '@undercroft/games/drawing'
import { useEffect, useRef, useState } from 'react'
import { Live } from '../shell/live.tsx'
import type { TableProps } from './open-table.tsx'
import { turnOf } from './turn.ts'

/** Says what has happened since it last spoke, and then who is asked what. */
export function TableLive(props: TableProps) {
  const { ask, clocks } = props.board
  const clock = ask?.within === undefined ? undefined : clocks?.find(each => each.seat === ask.seat)
  return (
    <>
      <NewsLive {...props} />
      {clock !== undefined && <TimeLive key={clock.endsAt} endsAt={clock.endsAt} />}
    </>
  )
}

/** Seconds that are worth a word when they are all that is left. */
const WORTH_SAYING = [60, 30, 10] as const

/** How much time there is for what one is asked: said at its beginning, and seldom again. */
function TimeLive({ endsAt }: { readonly endsAt: number }) {
  const left = useSecondsLeft(endsAt)
  const [first] = useState(left)
  const mark = WORTH_SAYING.findLast(seconds => left <= seconds && seconds < first)
  return <Live>{mark === undefined ? `You have ${first} seconds for this.` : `${mark} seconds left.`}</Live>
}

function NewsLive({ state, board }: TableProps) {
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
