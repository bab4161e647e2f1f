import { useId, useState } from 'react'
import { brokenMessage } from '../../../rules/14-own-tasks/talk.ts'
import { OWN_LIMITS } from '../../../state/own-task.ts'
import { Left } from '../OwnEditor.tsx'
import type { OwnTalkPanelProps } from '../OwnTalkPanel.tsx'

interface MessageProps {
  readonly label: string
  readonly send: string
  onSend(text: string): void
}

/** A line of free text; Ctrl+Enter sends it. */
export function Message({ label, send, onSend }: MessageProps) {
  const id = useId()
  const [text, setText] = useState('')
  const flaw = brokenMessage(text)
  const ready = flaw === undefined
  return (
    <div className="ed-own-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        aria-describedby={`${id}-left`}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && ready) onSend(text)
        }}
      />
      <Left
        id={`${id}-left`}
        used={text.trim().length}
        most={OWN_LIMITS.message}
        flaw={text === '' ? undefined : flaw}
      />
      <button
        type="button"
        className="ed-lab-button ed-lab-main"
        aria-disabled={!ready}
        onClick={() => ready && onSend(text)}
      >
        {send}
      </button>
    </div>
  )
}

/** An Explorer's word: an answer, silence, or giving up. */
export function Speaking({ onSay, onPass, onGiveUp }: OwnTalkPanelProps) {
  return (
    <div className="ed-own-desk">
      <Message label="Your answer" send="Say it" onSend={text => onSay?.(text)} />
      <div className="ed-lab-tools">
        <button type="button" className="ed-lab-button" onClick={() => onPass?.()}>
          Say nothing
        </button>
        {onGiveUp !== undefined && (
          <button type="button" className="ed-lab-button ed-lab-give-up" onClick={onGiveUp}>
            Give up
          </button>
        )}
      </div>
    </div>
  )
}
