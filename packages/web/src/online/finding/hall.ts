import { useCallback, useEffect, useRef, useState } from 'react'
import { Line, type LineState } from '../line.ts'
import type { OnlineCard, Problem } from '../wire.ts'

export type Pace = 'live' | 'days'

/** Which tables are looked for. */
export interface Wanted {
  readonly game?: string
  readonly pace?: Pace
  readonly free?: true
  /** The place where this page of the list begins. */
  readonly after?: string
}

interface SeekWish {
  readonly game: string
  readonly pace: Pace
  readonly bots?: { readonly level: string; readonly after: number }
}

interface Found {
  readonly tables: readonly OnlineCard[]
  readonly next?: string
}

/** What goes on in the hall: the lists of tables as the server tells them, and whether a game is sought. */
export interface Hall {
  readonly line: LineState
  readonly open: Found | undefined
  readonly playing: Found | undefined
  /** Others who wait for the same game; undefined while nothing is sought. */
  readonly seeking: { readonly others: number } | undefined
  /** Counts how often friends have changed. */
  readonly friendNews: number
  readonly problem: Problem | undefined
  readonly seek: (wish: SeekWish) => void
  readonly stop: () => void
}

interface Seeking extends SeekWish {
  readonly request: string
}

/** A line to the server for as long as the page is shown. Who comes back after a lost connection has lost no place. */
export function useHall(
  there: boolean,
  who: string | undefined,
  wanted: Wanted,
  onMatched: (table: string) => void,
): Hall {
  const [line, setLine] = useState<LineState>({ kind: 'connecting' })
  const [open, setOpen] = useState<Found>()
  const [playing, setPlaying] = useState<Found>()
  const [seeking, setSeeking] = useState<{ others: number }>()
  const [friendNews, setFriendNews] = useState(0)
  const [problem, setProblem] = useState<Problem>()
  const socket = useRef<Line>(undefined)
  const sought = useRef<Seeking>(undefined)
  const matched = useRef(onMatched)
  matched.current = onMatched
  const lists = useRef(wanted)
  lists.current = wanted
  const browse = useCallback(() => {
    const { free, after, ...both } = lists.current
    socket.current?.send({ do: 'browse', list: 'open', ...both, ...(free && { free }), ...(after && { after }) })
    socket.current?.send({ do: 'browse', list: 'playing', ...both })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has another name needs another line
  useEffect(() => {
    if (!there) return
    const made = new Line({
      onState: setLine,
      onOpen: () => {
        browse()
        if (sought.current !== undefined) made.send({ do: 'seek', ...sought.current })
      },
      onMessage: message => {
        if (message.say === 'tables') (message.list === 'open' ? setOpen : setPlaying)(message)
        if (message.say === 'seeking' && message.request === sought.current?.request) setSeeking(message)
        if (message.say === 'matched' && message.request === sought.current?.request) {
          sought.current = undefined
          setSeeking(undefined)
          matched.current(message.table)
        }
        if (message.say === 'friends') setFriendNews(n => n + 1)
        if (message.say !== 'refused') return
        if (message.request !== undefined) sought.current = undefined
        setSeeking(undefined)
        setProblem(message.error)
      },
    })
    socket.current = made
    return () => {
      if (sought.current?.pace === 'live') made.send({ do: 'unseek' })
      made.close()
      socket.current = undefined
    }
  }, [there, who, browse])
  const { game, pace, free, after } = wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish is another list
  useEffect(browse, [browse, game, pace, free, after])
  const seek = useCallback((wish: SeekWish) => {
    sought.current = { ...wish, request: crypto.randomUUID() }
    setProblem(undefined)
    setSeeking({ others: 0 })
    socket.current?.send({ do: 'seek', ...sought.current })
  }, [])
  const stop = useCallback(() => {
    sought.current = undefined
    setSeeking(undefined)
    socket.current?.send({ do: 'unseek' })
  }, [])
  return { line, open, playing, seeking, friendNews, problem, seek, stop }
}
