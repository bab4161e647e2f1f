import { useEffect, useRef } from 'react'
import { play } from '../settings/sound.ts'
import { Icon } from '../shell/icons.tsx'
import { Explained } from '../words/explained.tsx'
import { plainRule } from '../words/plain-rules.ts'
import { capital } from './capital.ts'
import { ChoiceButton } from './choice-button.tsx'
import { entryOf, foldable, insteadOf, labelOf } from './entries.ts'
import type { PromptProps } from './prompt.tsx'

/** Why something cannot be done: what is in the way here, the rule that it comes from, what can be done instead, and the way to the rulebook. */
export function Why(props: PromptProps) {
  const { client, state, playable, board } = props
  const { explained } = state
  const link = useRef<HTMLButtonElement>(null)
  const says = useRef<HTMLDivElement>(null)
  const pinned = explained?.pinned === true
  useEffect(() => {
    if (!pinned) return
    play('refused')
    const before = document.activeElement
    link.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [pinned])
  // It is read from its beginning, wherever what stood there before was scrolled to.
  useEffect(() => {
    if (explained !== undefined) says.current?.parentElement?.scrollTo({ top: 0 })
  }, [explained])
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
      ref={says}
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
            {facts !== undefined && (
              <p className="why-facts">
                <Explained game={game} text={sentences(facts.says, facts.instead)} />{' '}
              </p>
            )}
            <p className="why-says">
              <Explained game={game} text={plainRule(game, rule)} />
            </p>{' '}
            <button ref={link} type="button" className="rule-link" onClick={() => board.openRule(rule)}>
              Rule {rule}
            </button>
          </div>
        ))}
        <Instead {...props} />
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

/** What would be legal: the nearest answers of the same kind; else what glows on the board, if no rule says it better. */
function Instead(props: PromptProps) {
  const { state, board, playable } = props
  const { explained, now } = state
  const { ask } = board
  if (ask === undefined || explained?.pinned !== true || explained.choice === undefined) return undefined
  const near = insteadOf(explained.choice, ask)
  const said = explained.refusals.some(({ facts }) => facts?.instead !== undefined)
  if (near.length === 0) return said || !foldable(ask, playable) ? undefined : <p>What glows can be chosen.</p>
  return (
    <div className="why-instead">
      <span>Instead:</span>
      {near.map(choice => {
        const entry = entryOf(choice, ask, playable, now.seen)
        return <ChoiceButton key={entry.key} {...props} entry={entry} />
      })}
    </div>
  )
}

/** Facts are parts of sentences: here they stand by themselves. */
function sentences(...parts: readonly (string | undefined)[]): string {
  const said = parts.flatMap(part => (part === undefined || part === '' ? [] : [part]))
  return said.map(part => `${capital(part)}${/[.!?]$/.test(part) ? '' : '.'}`).join(' ')
}

/** A choice from outside the question may name what its game cannot label. */
function label(say: () => string): string {
  try {
    return say()
  } catch {
    return 'that'
  }
}
