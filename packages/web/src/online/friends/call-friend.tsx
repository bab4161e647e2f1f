import { useState } from 'react'
import { Icon } from '../../shell/icons.tsx'
import { anything, call } from '../api.ts'
import { ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { useFriends } from './friends.ts'

/** Calls a friend to the table at which one sits. */
export function CallFriend({ table, seated }: { readonly table: string; readonly seated: readonly string[] }) {
  const [list] = useFriends(true, 0)
  const [called, setCalled] = useState<readonly string[]>([])
  const { busy, problem, run } = useCall()
  const others = list?.friends.filter(({ person }) => !seated.includes(person)) ?? []
  if (others.length === 0) return undefined
  return (
    <div className="call-friends">
      {others.map(({ person, name, here }) => (
        <button
          key={person}
          type="button"
          className="button button-small"
          disabled={busy || called.includes(person)}
          onClick={() =>
            run(
              () => call('POST', `/api/me/friends/${person}/call`, anything, { table }),
              () => setCalled([...called, person]),
            )
          }
        >
          <Icon name={called.includes(person) ? 'check' : 'meeple'} />{' '}
          {called.includes(person) ? `${name} is called` : `Call ${name}`}
          {here && ' (here)'}
        </button>
      ))}
      <ProblemNote text={problem} />
    </div>
  )
}
