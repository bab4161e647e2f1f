import { findRule } from '@undercroft/kernel'
import { useEffect, useRef } from 'react'
import { play } from '../settings/sound.ts'
import { Icon } from '../shell/icons.tsx'
import { labelOf } from './entries.ts'
import type { TableProps } from './open-table.tsx'

/** Why something cannot be done: the rule, what made it apply, and the way to the rulebook. */
export function Why({ client, state, playable, board }: TableProps) {
  const { explained } = state
  const link = useRef<HTMLButtonElement>(null)
  const pinned = explained?.pinned === true
  useEffect(() => {
    if (!pinned) return
    play('refused')
    const before = document.activeElement
    link.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [pinned])
  // It goes with the next click, wherever that is: whoever tries something else has read it.
  useEffect(() => {
    if (!pinned) return
    const away = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.why') !== null)) client.explain(undefined)
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [pinned, client])
  if (explained === undefined) return undefined
  const { game } = playable
  const { choice, message, refusals } = explained
  return (
    <div
      className="why"
      role="alert"
      onKeyDown={event => {
        if (event.key === 'Escape') client.explain(undefined)
      }}
    >
      <div className="why-text">
        <p className="why-title">
          <Icon name="barred" />
          {choice === undefined ? message : `Not now: ${label(() => labelOf(playable, choice, state.now.seen))}`}
        </p>
        {refusals.map(({ rule, facts }) => (
          <div key={rule} className="why-rule">
            <p>{findRule(game.rulebook, rule)?.says}</p>{' '}
            {facts !== undefined && (
              <p className="why-facts">
                {facts.says}
                {facts.instead !== undefined && ` · ${facts.instead}`}{' '}
              </p>
            )}
            <button ref={link} type="button" className="rule-link" onClick={() => board.openRule(rule)}>
              Rule {rule}
            </button>
          </div>
        ))}
      </div>
      {pinned && (
        <button type="button" className="button button-icon" onClick={() => client.explain(undefined)}>
          <Icon name="close" />
          <span className="unseen">Close</span>
        </button>
      )}
    </div>
  )
}

/** A choice from outside the question may name what its game cannot label. */
function label(say: () => string): string {
  try {
    return say()
  } catch {
    return 'that'
  }
}
