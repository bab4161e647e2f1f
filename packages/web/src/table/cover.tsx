import type { Seat } from '@undercroft/kernel'
import { useEffect, useRef } from 'react'
import { titleOf, useBox } from '../looks.ts'
import { CoverPage } from '../shell/cover-page.tsx'
import { Icon } from '../shell/icons.tsx'
import { SeatColours, SeatMark } from '../shell/seat-mark.tsx'
import type { Sitting } from '../store/tables.ts'
import { nameOf } from './names.ts'
import type { CoveredState } from './source.ts'

interface CoverProps extends Omit<CoveredState, 'kind'> {
  readonly onUncover: () => void
  readonly onTakeBack: () => void
}

/** Lies over the table while the screen changes hands: nothing of the game is on the page then. */
export function Cover({ to, back, game, sittings, onUncover, onTakeBack }: CoverProps) {
  const box = useBox(game)
  const name = nameAt(to, sittings)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <CoverPage title={`For ${name}`}>
      <p className="cover-game">{titleOf(game)}</p>
      <h1>
        Pass the screen to{' '}
        <SeatColours value={box?.look.seatColours}>
          <SeatMark seat={to} />
        </SeatColours>{' '}
        {name}
      </h1>
      <p>What {name} knows is not for the others. Tap when you are alone with it.</p>
      <button ref={button} type="button" className="button button-main button-large" onClick={onUncover}>
        <Icon name="eye" /> I am {name}
      </button>
      {back !== undefined && (
        <button type="button" className="button button-quiet" onClick={onTakeBack}>
          <Icon name="undo" /> I am {nameAt(back, sittings)}: take it back
        </button>
      )}
    </CoverPage>
  )
}

function nameAt(seat: Seat, sittings: readonly Sitting[]): string {
  const sitting = sittings[seat]
  return sitting === undefined ? '?' : nameOf(sitting, seat, sittings)
}
