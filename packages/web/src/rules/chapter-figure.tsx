import type { BoardProps, Sitter } from '@undercroft/games/board'
import type { Game, Shape } from '@undercroft/kernel'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { type Playable, usePlayable } from '../looks.ts'
import { SeatColours } from '../shell/seat-mark.tsx'
import { type ChapterPicture, shownAt } from './pictures.ts'

/** A real position as a picture, with what is to be seen below it. It is drawn when one comes near it, or prints the book. */
export function ChapterFigure({ game, picture }: { readonly game: string; readonly picture: ChapterPicture }) {
  const frame = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const draw = () => setWanted(true)
    const near = new IntersectionObserver(seen => seen.some(({ isIntersecting }) => isIntersecting) && draw(), {
      rootMargin: '600px',
    })
    if (frame.current !== null) near.observe(frame.current)
    addEventListener('beforeprint', draw)
    return () => {
      near.disconnect()
      removeEventListener('beforeprint', draw)
    }
  }, [])
  return (
    <figure className="chapter-figure">
      <div ref={frame} className="chapter-picture" role="img" aria-label={picture.says}>
        {wanted && (
          <Suspense>
            <Picture game={game} picture={picture} />
          </Suspense>
        )}
      </div>
      <figcaption aria-hidden="true">{picture.says}</figcaption>
    </figure>
  )
}

/** The game's own board, out of reach. */
function Picture({ game, picture }: { readonly game: string; readonly picture: ChapterPicture }) {
  const playable = usePlayable(game)
  return (
    playable && (
      <SeatColours value={playable.look.seatColours}>
        <div className="chapter-board" aria-hidden="true" inert>
          <StillBoard playable={playable} picture={picture} />
        </div>
      </SeatColours>
    )
  )
}

export function StillBoard({ playable, picture }: { readonly playable: Playable; readonly picture: ChapterPicture }) {
  const { game, look } = playable
  const board = useMemo(() => boardOf(game, picture), [game, picture])
  return <look.Board {...board} />
}

/** A board that nobody is asked at: nothing moves, and nothing can be done. */
function boardOf(game: Game, picture: ChapterPicture): BoardProps<Shape> {
  const { seen, seat, options } = shownAt(game, picture)
  const sitters = game
    .seats(options)
    .map(({ name, role }, at): Sitter => ({ seat: at, name, role, player: name, bot: at !== seat }))
  const nothing = () => {}
  return {
    seen,
    viewer: seat,
    sitters,
    options,
    ask: undefined,
    showing: [],
    pace: 0,
    choose: nothing,
    refusal: () => ({ rule: game.outOfTurn }),
    explain: nothing,
    openRule: nothing,
  }
}
