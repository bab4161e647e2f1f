import { useState } from 'react'
import { CoverPage } from '../shell/cover-page.tsx'
import { Icon } from '../shell/icons.tsx'
import { call } from './api.ts'
import { NameForm, ProblemNote, WordField } from './parts.tsx'
import { freshWord, noteWord } from './seals.ts'
import { useCall } from './use-call.ts'
import { isCard, isObject, type OnlineCard } from './wire.ts'

interface InvitedProps {
  readonly table: string
  readonly invitation: string
  readonly name: string | undefined
  readonly onDone: () => void
}

/** Whoever comes with a link: a name, and one is in. */
export function Invited({ table, invitation, name, onDone }: InvitedProps) {
  const [word, setWord] = useState(freshWord)
  const { busy, problem, run } = useCall()
  const join = () =>
    run(
      () => call('POST', `/api/tables/${table}/join`, isJoined, { invitation, word }),
      ({ card, seat }) => {
        if (seat !== undefined) noteWord(table, card.seal.commitment, word)
        onDone()
      },
    )
  return (
    <CoverPage title="You are invited">
      <h1>You are invited to a table</h1>
      <div className="invited">
        {name === undefined ? (
          <NameForm button="Come in" onDone={join} />
        ) : (
          <button type="button" className="button button-main button-large" disabled={busy} onClick={join}>
            <Icon name="door" /> Come in as {name}
          </button>
        )}
        <ProblemNote text={problem} />
        {problem !== undefined && (
          <button type="button" className="button" onClick={onDone}>
            Just look on
          </button>
        )}
        <WordField word={word} onChange={setWord} />
      </div>
    </CoverPage>
  )
}

interface Joined {
  readonly card: OnlineCard
  readonly seat?: number
}

export function isJoined(body: unknown): body is Joined {
  return isObject(body) && isCard(body.card)
}
