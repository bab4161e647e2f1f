import type { Seat } from '@undercroft/kernel'
import { useEffect, useRef } from 'react'
import { Vault } from '../home/vault.tsx'
import { findPlayable } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { Masthead, SkipLink, useTitle } from '../shell/page.tsx'
import { SeatMark } from '../shell/seat-mark.tsx'
import type { Sitting } from '../store/tables.ts'
import { nameOf } from './names.ts'

interface CoverProps {
  readonly to: Seat
  readonly game: string
  readonly sittings: readonly Sitting[]
  readonly onUncover: () => void
}

/** Lies over the table while the screen changes hands: nothing of the game is on the page then. */
export function Cover({ to, game, sittings, onUncover }: CoverProps) {
  const sitting = sittings[to]
  const name = sitting === undefined ? '?' : nameOf(sitting, to, sittings)
  const button = useRef<HTMLButtonElement>(null)
  useTitle(`For ${name}`)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="page cover">
      <Vault />
      <SkipLink />
      <Masthead />
      <main id="main" tabIndex={-1} className="cover-main">
        <p className="cover-game">{findPlayable(game)?.game.title}</p>
        <h1>
          Pass the screen to <SeatMark seat={to} /> {name}
        </h1>
        <p>What {name} knows is not for the others. Tap when you are alone with it.</p>
        <button ref={button} type="button" className="button button-main button-large" onClick={onUncover}>
          <Icon name="eye" /> I am {name}
        </button>
      </main>
    </div>
  )
}
