import type { FormProps } from '@undercroft/games/board'
import type { Shape } from '@undercroft/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isFormAdvice } from './groups.ts'
import type { TableProps } from './open-table.tsx'
import { playTest } from './playtest/play-test.ts'
import { tryTable } from './try-table.ts'

/**
 * An answer that takes a free value has an editor of its own, laid over the board; the board is one tap away. The editor
 * lives as long as its question does: whoever looks at the board, or back in time, finds the draft as it was.
 */
export function FormArea({ client, state, playable, board }: TableProps) {
  const [away, setAway] = useState<number>()
  const [, navigate] = useLocation()
  const { now, looking, advice } = state
  const { ask } = now
  const Form = ask?.form === undefined ? undefined : playable.look.forms?.[ask.form]
  if (ask === undefined || Form === undefined) return undefined
  const asked = looking === undefined && board.ask !== undefined
  const hidden = away === ask.ticket
  const out = hidden || !asked
  const tryOut: FormProps<Shape>['playTest'] = (choice, wanted) =>
    playTest({ game: playable.game.id, seen: now.seen, seat: ask.seat, choice, seats: board.sitters.length }, wanted)
  const tryAs: FormProps<Shape>['tryAs'] = async (seat, choice) => {
    const made = await tryTable(playable.game, board.options, seat, { seat: ask.seat, choice })
    if (!made.ok) return made.error
    navigate(`/table/${made.value}`)
    return []
  }
  return (
    <>
      <div className="form-area" hidden={out} inert={out}>
        <Form
          key={ask.ticket}
          {...board}
          seen={now.seen}
          ask={ask}
          check={client.check}
          advised={isFormAdvice(ask, playable.look, advice) ? advice : undefined}
          playTest={tryOut}
          tryAs={tryAs}
        />
      </div>
      {asked && (
        <button
          type="button"
          className="button button-small form-toggle"
          aria-pressed={hidden}
          onClick={() => setAway(hidden ? undefined : ask.ticket)}
        >
          {hidden ? 'Back to the draft' : 'Look at the board'}
        </button>
      )}
    </>
  )
}
