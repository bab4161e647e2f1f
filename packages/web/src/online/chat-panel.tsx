import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../shell/icons.tsx'
import type { Chat, SaidLine } from './chat.ts'
import { ReportDialog } from './order/report-dialog.tsx'
import { NameForm } from './parts.tsx'
import { isReaction, ReactionGlyph } from './reactions.tsx'
import { type OnlineCard, REACTIONS } from './wire.ts'
import '../styles/order.css'

interface ChatPanelProps {
  readonly chat: Chat
  readonly card: OnlineCard
  /** Whether one plays, and does not only look on. */
  readonly plays: boolean
  readonly me: string | undefined
}

/** What is said at the table; whom one does not want to hear is not heard. */
export function ChatPanel({ chat, card, plays, me }: ChatPanelProps) {
  const { lines, muted, problem } = useSyncExternalStore(chat.subscribe, chat.state)
  const heard = lines.filter(line => !muted.has(line.person))
  const [reported, setReported] = useState<SaidLine>()
  const end = useRef<HTMLOListElement>(null)
  const count = heard.length
  useEffect(() => {
    if (count > 0) end.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    chat.markRead()
  }, [count, chat])
  return (
    <div className="chat">
      {count === 0 ? (
        <p className="muted chat-empty">Nothing has been said yet.</p>
      ) : (
        <ol className="chat-lines" ref={end}>
          {heard.map(line => (
            <ChatEntry
              key={`${line.talk} ${line.n}`}
              line={line}
              own={line.person === me}
              onReport={me === undefined ? undefined : () => setReported(line)}
              onMute={me === undefined ? undefined : () => void chat.mute(line, true)}
            />
          ))}
        </ol>
      )}
      {[...muted].map(([person, name]) => (
        <p key={person} className="chat-muted">
          You do not hear {name}.{' '}
          <button type="button" className="rule-link" onClick={() => void chat.mute({ person, name }, false)}>
            Hear again
          </button>
        </p>
      ))}
      {problem !== undefined && (
        <p className="chat-problem" role="alert">
          {problem}
        </p>
      )}
      <ChatRule card={card} plays={plays} />
      {card.chat?.kind !== 'closed' && (me === undefined ? <NameForm button="Join the talk" /> : <Say chat={chat} />)}
      {reported !== undefined && <ReportDialog {...reported} table={card.id} onClose={() => setReported(undefined)} />}
    </div>
  )
}

/** How one may talk here, where that is not as usual. */
function ChatRule({ card: { chat, status }, plays }: Pick<ChatPanelProps, 'card' | 'plays'>) {
  const says = [
    ...(!plays && status === 'playing'
      ? ['You talk with the other spectators: the players read it when the game is over.']
      : []),
    ...(chat?.kind === 'closed' ? ['The host has closed the chat.'] : []),
    ...(chat?.kind === 'slow' ? [`The host has slowed the chat: one message every ${chat.seconds} seconds.`] : []),
  ]
  return says.length === 0 ? undefined : <p className="chat-muted">{says.join(' ')}</p>
}

interface ChatEntryProps {
  readonly line: SaidLine
  readonly onReport: (() => void) | undefined
  readonly own: boolean
  readonly onMute: (() => void) | undefined
}

function ChatEntry({ line, own, onMute, onReport }: ChatEntryProps) {
  return (
    <li className="chat-line" data-own={own} data-kind={line.kind}>
      <span className="chat-name">
        {own ? 'You' : line.name}
        {line.talk === 'gallery' && ', looking on'}
      </span>
      <span className="chat-text">
        {line.kind === 'react' && isReaction(line.text) ? <ReactionGlyph of={line.text} /> : line.text}
      </span>
      {!own && onReport !== undefined && (
        <button type="button" className="button button-icon chat-mute chat-report" onClick={onReport}>
          <Icon name="flag" />
          <span className="unseen">Report {line.name}</span>
        </button>
      )}
      {!own && onMute !== undefined && (
        <button type="button" className="button button-icon chat-mute" onClick={onMute}>
          <Icon name="mute" />
          <span className="unseen">Mute {line.name}</span>
        </button>
      )}
    </li>
  )
}

function Say({ chat }: { readonly chat: Chat }) {
  const [text, setText] = useState('')
  return (
    <form
      className="chat-say"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() === '') return
        chat.say('say', text.trim())
        setText('')
      }}
    >
      <fieldset className="reactions">
        <legend className="unseen">React</legend>
        {REACTIONS.map(each => (
          <button key={each} type="button" onClick={() => chat.say('react', each)}>
            <ReactionGlyph of={each} />
          </button>
        ))}
      </fieldset>
      <div className="chat-row">
        <input
          type="text"
          aria-label="Say something"
          placeholder="Say something"
          maxLength={500}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button button-main button-icon" aria-label="Send">
          <Icon name="send" />
        </button>
      </div>
    </form>
  )
}
