import { useState } from 'react'
import { Link } from 'wouter'
import { LinkField } from '../../look/link-field.tsx'
import { titleOf } from '../../looks.ts'
import { Switch } from '../../shell/fields.tsx'
import { Icon } from '../../shell/icons.tsx'
import { anything, call } from '../api.ts'
import { ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { isToken } from '../wire.ts'
import { areFriends, type FriendList } from './friends.ts'
import '../../styles/friends.css'

interface FriendsPartProps {
  readonly list: FriendList
  readonly onChange: (list: FriendList) => void
}

/** Who one's friends are, who of them is here, and what they ask. */
export function FriendsPart({ list, onChange }: FriendsPartProps) {
  const [link, setLink] = useState<string>()
  const { busy, problem, run } = useCall()
  const button = { type: 'button', disabled: busy, className: 'button button-small' } as const
  const ask = (person: string) => run(() => call('POST', '/api/me/friends', areFriends, { person }), onChange)
  const part = (person: string) => run(() => call('DELETE', `/api/me/friends/${person}`, areFriends), onChange)
  return (
    <section aria-labelledby="friends">
      <h2 id="friends">Friends</h2>
      <ul className="friends">
        {list.calls.map(({ by, name, table, game }) => (
          <li key={`${by} ${table}`} className="friend friend-calls">
            <span>
              <strong>{name}</strong> calls you to {titleOf(game)}
            </span>
            <Link href={`/t/${table}`} className="button button-small button-main">
              Go there
            </Link>
          </li>
        ))}
        {list.asking.map(({ person, name }) => (
          <li key={person} className="friend friend-calls">
            <span>
              <strong>{name}</strong> asks to be friends
            </span>
            <button {...button} onClick={() => ask(person)}>
              Yes<span className="unseen">, friends with {name}</span>
            </button>
            <button {...button} onClick={() => part(person)}>
              No<span className="unseen">, not with {name}</span>
            </button>
          </li>
        ))}
        {list.friends.map(({ person, name, here }) => (
          <li key={person} className="friend">
            <span className="friend-light" data-here={here} aria-hidden="true" />
            <Link href={`/who/${person}`}>{name}</Link>
            <span className="muted">{here ? 'here' : 'away'}</span>
            <button {...button} className="button button-small button-quiet" onClick={() => part(person)}>
              Remove<span className="unseen"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {link === undefined ? (
        <button
          {...button}
          className="button"
          onClick={() =>
            run(
              () => call('POST', '/api/me/friends/link', isToken),
              ({ token }) => setLink(new URL(`/friend#${token}`, location.origin).href),
            )
          }
        >
          <Icon name="link" /> A link for a friend
        </button>
      ) : (
        <>
          <p className="muted">Whoever opens it becomes your friend. It works once, and for a week.</p>
          <LinkField label="Link for a friend" link={link} />
        </>
      )}
      <Switch
        label="Show my friends when I am here"
        on={!list.hidden}
        busy={busy}
        onChange={on =>
          run(
            () => call('POST', '/api/me/hidden', anything, { on: !on }),
            () => onChange({ ...list, hidden: !on }),
          )
        }
      />
      <ProblemNote text={problem} />
    </section>
  )
}
