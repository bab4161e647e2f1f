import { type AnyChoice, type OpenAsk, type Shape, sameData, sayChoice } from '@undercroft/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import { arrows, takeNoFocus, useFocusByKeyboard } from './arrows.ts'
import { ChoiceButton } from './choice-button.tsx'
import { type Entry, entriesOf, labelOf } from './entries.ts'
import { commonStart, groupsOf, hasEditor, isFormAdvice } from './groups.ts'
import { useIsPointed } from './pointing.ts'
import type { PromptProps } from './prompt.tsx'

interface ChoicesProps extends PromptProps {
  readonly ask: OpenAsk<Shape>
}

/** Every answer as a button: the board's targets once more, for the keyboard, the screen reader and the thumb. */
export function Choices(props: ChoicesProps) {
  const { ask, playable, state } = props
  const { look } = playable
  const { seen } = state.now
  const groups = useMemo(() => {
    const entries = entriesOf(ask, playable, seen)
    return groupsOf(ask).map(({ verb, many, choices }) => ({
      verb,
      many,
      entries: choices.flatMap(choice => entries.get(choice) ?? []),
    }))
  }, [ask, playable, seen])
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
        {filled && <Filled {...props} />}
        {props.coach === undefined && (
          <button type="button" className="button button-quiet button-small" onClick={() => setReady(true)}>
            {counted(ask.options.length, 'suggestion')}
          </button>
        )}
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
      {filled && <Filled {...props} />}
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
function Filled({ coach }: ChoicesProps) {
  return (
    <p className="choice-filled" role="status">
      <Icon name="owl" />{' '}
      {coach === undefined
        ? 'The advice is filled in: change what you like, then hand it in.'
        : 'It is filled in for you: hand it in when you have looked at it.'}
    </p>
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
          <span className="unseen">Filter {counted(entries.length, 'choice')}</span>
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
        {shown.map(entry => (
          <SmallChoice key={entry.key} {...props} entry={entry} cut={start.length} />
        ))}
        {shown.length === 0 && <p className="muted">Nothing matches.</p>}
      </div>
    </div>
  )
}

/** One of many: what all begin with stands above them. */
function SmallChoice({ entry, cut, ...props }: ChoicesProps & { readonly entry: Entry; readonly cut: number }) {
  const { client, state, pointing, onPoint } = props
  const { choice, label, odds } = entry
  const pointed = useIsPointed(pointing, choice)
  return (
    <button
      type="button"
      className="choice choice-small"
      aria-label={odds === undefined ? label : `${label} ${odds}`}
      data-advised={state.advice !== undefined && sameData(state.advice, choice)}
      data-sent={state.sent?.choice !== undefined && sameData(state.sent.choice, choice)}
      data-pointed={pointed}
      onPointerEnter={() => onPoint(choice)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(choice)}
      onBlur={() => onPoint(undefined)}
      onMouseDown={takeNoFocus}
      onClick={() => client.answer(choice)}
    >
      {label.slice(cut)}
      {odds !== undefined && <span className="choice-odds"> {odds}</span>}
    </button>
  )
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
          <Icon name="barred" /> What cannot be done now, and why ({ask.refused.length})
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
              onPointerMove={event => event.pointerType === 'mouse' && hover(choice, state.now.refusals[i] ?? { rule })}
              onPointerLeave={away}
              onFocus={() => hover(choice, state.now.refusals[i] ?? { rule })}
              onBlur={away}
              onClick={() => board.explain(choice)}
            >
              <Icon name="barred" />
              <span className="choice-label">{labelOf(playable, choice, state.now.seen)}</span>
              <span className="choice-odds">{rule}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )

  function hover(choice: AnyChoice, refusal: (typeof state.now.refusals)[number]) {
    const shown = state.explained
    if (shown?.pinned !== true && shown?.refusals[0] !== refusal) {
      client.explain({ choice, refusals: [refusal] })
    }
  }

  function away() {
    const now = client.state()
    if (now.kind === 'open' && now.explained?.pinned !== true) client.explain(undefined)
  }
}
