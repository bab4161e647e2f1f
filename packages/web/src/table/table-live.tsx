import { useSecondsLeft } from '@undercroft/games/drawing'
import { memo, useEffect, useRef, useState } from 'react'
import { Live } from '../shell/live.tsx'
import { newsOf } from './news.ts'
import type { TableProps } from './open-table.tsx'
import { turnOf } from './turn.ts'

/** Says what has happened since it last spoke, and then who is asked what. */
export const TableLive = memo(function TableLive(props: TableProps) {
  const { ask, clocks } = props.board
  const clock = ask?.within === undefined ? undefined : clocks?.find(each => each.seat === ask.seat)
  return (
    <>
      <NewsLive {...props} />
      {clock !== undefined && <TimeLive key={clock.endsAt} endsAt={clock.endsAt} />}
    </>
  )
})

/** Seconds that are worth a word when they are all that is left. */
const WORTH_SAYING = [60, 30, 10] as const

/** How much time there is for what one is asked: said at its beginning, and seldom again. */
function TimeLive({ endsAt }: { readonly endsAt: number }) {
  const left = useSecondsLeft(endsAt)
  const [first] = useState(left)
  const mark = WORTH_SAYING.findLast(seconds => left <= seconds && seconds < first)
  return <Live>{mark === undefined ? `You have ${first} seconds for this.` : `${mark} seconds left.`}</Live>
}

/** How many utterances stay: what is taken away is not said, and nobody listens that far back. */
const KEPT = 20

/** How long others think before it is said that they do. */
const LONG_THOUGHT_MS = 2500

/**
 * All that is told, as it is told, and then what one is asked: each is added behind the last, so that nothing that is still
 * being read out is cut off.
 */
function NewsLive({ state, board, playable, coach }: TableProps) {
  const { now, stage, looking, newFrom } = state
  // Whoever has just got the screen hears what has happened since they had it last.
  const spoken = useRef(newFrom ?? now.lines.length)
  const asked = useRef('')
  const [said, setSaid] = useState<readonly Utterance[]>([])
  const turn = turnOf(state, board, playable.game)
  const question = coach?.says ?? `${turn.who}. ${turn.what}`
  // When it is over nothing is asked; how it ended is told. A coach has a last word.
  const over = now.outcome !== undefined && looking === undefined && coach === undefined
  const open = stage.busy || over ? undefined : question
  // Asked the same again, one is told so again: something has happened in between.
  const mark = coach?.mark ?? `${board.ask?.ticket ?? ''} ${question}`
  const urgent = turn.yours || looking !== undefined || coach !== undefined
  const { viewer, sitters } = board
  const { game } = playable
  const { lines } = now
  const { told } = stage
  useEffect(() => {
    const say = (parts: readonly string[]) => {
      const text = parts.join('. ')
      if (text !== '') setSaid(before => [...before, { n: (before.at(-1)?.n ?? 0) + 1, text }].slice(-KEPT))
    }
    const ask = (): readonly string[] => {
      if (open === undefined || mark === asked.current) return []
      asked.current = mark
      return [open]
    }
    // Not at once: where bots answer in quick succession, each answer would set off another drawing within the same one.
    const news = setTimeout(() => {
      const names = sitters.map(({ player }) => player)
      const fresh = lines.slice(Math.min(spoken.current, told), told)
      spoken.current = told
      say([...newsOf(fresh, { game, viewer, names }), ...(urgent ? ask() : [])])
    })
    const thought = setTimeout(() => say(ask()), LONG_THOUGHT_MS)
    return () => {
      clearTimeout(news)
      clearTimeout(thought)
    }
  }, [lines, told, open, mark, urgent, viewer, sitters, game])
  return (
    <div className="unseen" role="log" aria-label="What happens" aria-live="polite" aria-relevant="additions">
      {said.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  )
}

interface Utterance {
  readonly n: number
  readonly text: string
}
