import { type AnyChoice, type OpenAsk, type Shape, sameData, sayChoice } from '@undercroft/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import { arrows, useFocusByKeyboard } from './arrows.ts'
import { commonStart, digitsOf, groupsOf, hasEditor, isFormAdvice } from './groups.ts'
import type { PromptProps } from './prompt.tsx'
import type { OpenState } from './source.ts'

interface ChoicesProps extends PromptProps {
  readonly ask: OpenAsk<Shape>
}

interface Entry {
  readonly choice: AnyChoice
  readonly key: string
  readonly label: string
  /** What one would work out before choosing it. */
  readonly odds: string | undefined
  /** The digit that chooses it; 0 for none. */
  readonly digit: number
}

/** Every answer as a button: the board's targets once more, for the keyboard, the screen reader and the thumb. */
export function Choices(props: ChoicesProps) {
  const { ask, playable, state } = props
  const { game, look } = playable
  const { seen } = state.now
  const groups = useMemo(() => {
    const digits = digitsOf(ask, look)
    return groupsOf(ask).map(({ verb, many, choices }) => ({
      verb,
      many,
      entries: choices.map((choice): Entry => {
        const odds = game.odds?.(seen, ask.seat, choice)
        const digit = digits.indexOf(choice) + 1
        return { choice, key: sayChoice(game.words, choice), label: game.label(choice, seen), odds, digit }
      }),
    }))
  }, [ask, game, look, seen])
  const list = useRef<HTMLDivElement>(null)
  useFocusByKeyboard(list, ask.ticket)
  const { advice } = state
  useEffect(() => {
    if (advice !== undefined) list.current?.querySelector('[data-advised=true]')?.scrollIntoView({ block: 'nearest' })
  }, [advice])
  const [ready, setReady] = useState(false)
  const filled = isFormAdvice(ask, look, advice)
  // Where the answer has an editor of its own, ready-made answers are only the short way; unless one of them is advised.
  if (hasEditor(ask, look) && !ready && (advice === undefined || filled)) {
    return (
      <div ref={list}>
        {filled && <Filled />}
        <button type="button" className="button button-quiet button-small" onClick={() => setReady(true)}>
          {ask.options.length} ready-made answers
        </button>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons inside
    <div
      className="choices"
      data-sent={state.sent !== undefined}
      ref={list}
      onKeyDown={event => arrows(event, list.current)}
    >
      {filled && <Filled />}
      {groups.map(({ verb, many, entries }) =>
        many ? (
          <ManyChoices key={verb} {...props} entries={entries} />
        ) : (
          <div key={verb} className="choice-group" data-odds={entries.some(entry => entry.odds !== undefined)}>
            {entries.map(entry => (
              <ChoiceButton key={entry.key} {...props} entry={entry} />
            ))}
          </div>
        ),
      )}
      <Refused {...props} />
    </div>
  )
}

/** Advice for a form stands in the form. */
function Filled() {
  return (
    <p className="choice-filled" role="status">
      <Icon name="owl" /> The advice is filled in: change what you like, then hand it in.
    </p>
  )
}

function ChoiceButton({ entry, state, client }: ChoicesProps & { readonly entry: Entry }) {
  const { choice, label, odds, digit } = entry
  const advised = state.advice !== undefined && sameData(state.advice, choice)
  return (
    <button
      type="button"
      className="choice"
      data-advised={advised}
      data-sent={isSent(state, choice)}
      aria-keyshortcuts={digit === 0 ? undefined : String(digit)}
      onClick={() => client.answer(choice)}
    >
      {digit > 0 && (
        <span className="choice-digit" aria-hidden="true">
          {digit}
        </span>
      )}
      <span className="choice-label">{label}</span>
      {odds !== undefined && <span className="choice-odds">{odds}</span>}
      {advised && (
        <span className="choice-advised">
          <Icon name="owl" /> advised
        </span>
      )}
    </button>
  )
}

/** A long list of one verb, such as destinations: its common words said once, the rest as a grid with a filter. */
function ManyChoices({ entries, ...props }: ChoicesProps & { readonly entries: readonly Entry[] }) {
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLowerCase()
  const start = commonStart(entries.map(entry => entry.label))
  const title = start.trim() === '' ? (entries[0]?.choice[0] ?? '') : start.trim()
  const shown = entries.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <div className="choice-many">
      <div className="choice-many-head">
        <span className="choice-many-title">{title} …</span>
        <label className="filter">
          <Icon name="search" />
          <span className="unseen">Filter {entries.length} choices</span>
          <input
            type="search"
            placeholder={`Filter ${entries.length}`}
            value={filter}
            onChange={event => setFilter(event.target.value)}
            onKeyDown={event => {
              const only = shown[0]
              if (event.key === 'Enter' && only !== undefined && shown.length === 1) props.client.answer(only.choice)
            }}
          />
        </label>
      </div>
      <div className="choice-grid">
        {shown.map(({ choice, key, label, odds }) => (
          <button
            key={key}
            type="button"
            className="choice choice-small"
            aria-label={odds === undefined ? label : `${label} ${odds}`}
            data-advised={props.state.advice !== undefined && sameData(props.state.advice, choice)}
            data-sent={isSent(props.state, choice)}
            onClick={() => props.client.answer(choice)}
          >
            {label.slice(start.length)}
            {odds !== undefined && <span className="choice-odds"> {odds}</span>}
          </button>
        ))}
        {shown.length === 0 && <p className="muted">Nothing matches.</p>}
      </div>
    </div>
  )
}

function isSent({ sent }: OpenState, choice: AnyChoice): boolean {
  return sent?.choice !== undefined && sameData(sent.choice, choice)
}

/** What is not legal now, with its rule on hover, focus and tap. */
function Refused({ ask, playable, state, client, board }: ChoicesProps) {
  const [open, setOpen] = useState(false)
  if (ask.refused.length === 0) return undefined
  const few = ask.refused.length <= 8
  return (
    <div className="refused">
      {!few && (
        <button
          type="button"
          className="button button-quiet button-small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="barred" /> {ask.refused.length} not possible now
        </button>
      )}
      {(few || open) && (
        <div className="choice-group">
          {ask.refused.map(({ choice, rule }, i) => (
            <button
              key={sayChoice(playable.game.words, choice)}
              type="button"
              className="choice choice-refused"
              aria-disabled="true"
              onPointerMove={event => event.pointerType === 'mouse' && hover(state.now.refusals[i] ?? { rule })}
              onPointerLeave={away}
              onFocus={() => hover(state.now.refusals[i] ?? { rule })}
              onBlur={away}
              onClick={() => board.explain(choice)}
            >
              <Icon name="barred" />
              <span className="choice-label">{playable.game.label(choice, state.now.seen)}</span>
              <span className="choice-odds">{rule}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )

  function hover(refusal: (typeof state.now.refusals)[number]) {
    const shown = state.explained
    if (shown?.pinned !== true && shown?.refusals[0] !== refusal) {
      client.explain({ message: 'Not possible now', refusals: [refusal] })
    }
  }

  function away() {
    const now = client.state()
    if (now.kind === 'open' && now.explained?.pinned !== true) client.explain(undefined)
  }
}
