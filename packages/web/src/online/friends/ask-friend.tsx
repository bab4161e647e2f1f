import { useState } from 'react'
import { Icon } from '../../shell/icons.tsx'
import { call } from '../api.ts'
import { ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { areFriends, type FriendList, useFriends } from './friends.ts'

/** On somebody's page: asks them to be friends, or says that they are. */
export function AskFriend({ person }: { readonly person: string }) {
  const [found] = useFriends(true, 0)
  const [changed, setChanged] = useState<FriendList>()
  const { busy, problem, run } = useCall()
  const list = changed ?? found
  if (list === undefined) return undefined
  if (list.friends.some(each => each.person === person)) return <p className="tag">Your friend</p>
  return (
    <div>
      <button
        type="button"
        className="button"
        disabled={busy || changed !== undefined}
        onClick={() => run(() => call('POST', '/api/me/friends', areFriends, { person }), setChanged)}
      >
        <Icon name="meeple" /> {changed === undefined ? 'Ask to be friends' : 'Asked'}
      </button>
      <ProblemNote text={problem} />
    </div>
  )
}
