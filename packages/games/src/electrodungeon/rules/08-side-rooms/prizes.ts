import type { Step, Table, Together } from '@undercroft/kernel'
import { NONE } from '../../content/board.ts'
import { vote } from '../../state/ready-choices.ts'
import {
  doorAt,
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  type FrameOf,
  has,
  type State,
  seatOf,
  sizeOf,
} from '../../state/state.ts'
import { checkEscape } from '../06-keys-fragments-escape/escape.ts'
import { drawCard } from '../10-reward-cards/cards.ts'

type T = Table<ElectroDungeon>

/** ED-6.7, ED-8.8, ED-8.10: the prizes go to the winner of a trial; those who solved a puzzle vote. */
export const prizes: Step<ElectroDungeon, FrameOf<'prizes'>> = {
  run(s, t, { winner }) {
    const { task } = s
    if (task === undefined) return
    const door = doorAt(s, task.door)
    door.done = true
    t.reveal('ED-6.7', 'all', { fragment: door.fragment, reward: door.reward })
    t.tell({ what: 'taskOver', door: task.door, success: true, by: 'ED-6.7' })
    const alone = sizeOf(task.who) === 1 ? task.active : NONE
    const taker = winner === NONE ? alone : winner
    if (taker === NONE) {
      s.frames.push({ phase: 'voted' })
      if (door.reward) s.frames.push({ phase: 'vote', item: 'reward' })
      if (door.fragment) s.frames.push({ phase: 'vote', item: 'fragment' })
      return
    }
    if (door.fragment) award(s, taker, 'fragment', t)
    if (door.reward) award(s, taker, 'reward', t)
    s.task = undefined
  },
}

/** Ends the task when the votes are over. */
export const voted: Step<ElectroDungeon, FrameOf<'voted'>> = {
  run(s) {
    s.task = undefined
  },
}

/** ED-8.11: all vote at the same time, each for somebody who took part. */
export const votePhase: Together<ElectroDungeon, FrameOf<'vote'>> = {
  offer(s, o, { item }) {
    const who = s.task?.who ?? 0
    for (const id of s.explorers.keys()) {
      if (!has(who, id)) continue
      o.ask(seatOf(id), `Who gets the ${item === 'fragment' ? 'Master Key fragment' : 'reward card'}?`, 'secret')
      for (const candidate of s.explorers.keys()) {
        if (candidate === id) o.otherwise()
        if (has(who, candidate)) o.may(vote(candidate))
        else if (o.explaining) o.refuse(vote(candidate), 'ED-8.11')
      }
    }
  },
  all(s, t, answers, { item }) {
    const active = s.task?.active ?? 0
    const votes = s.explorers.map(() => 0)
    const cast: [ExplorerId, ExplorerId][] = []
    for (const id of s.explorers.keys()) {
      const answer = answers[seatOf(id)]
      if (answer?.[0] !== 'vote') continue
      votes[answer[1]] = (votes[answer[1]] ?? 0) + 1
      cast.push([id, answer[1]])
    }
    t.reveal('ED-8.11', 'all', cast)
    t.tell({ what: 'votes', item, votes: cast })
    const most = Math.max(...votes)
    const tied = votes.filter(each => each === most).length > 1
    const own = cast.find(([id]) => id === active)?.[1] ?? active
    award(s, tied ? own : votes.indexOf(most), item, t)
  },
}

/** ED-6.6: gives a prize to an Explorer; fragments come from nowhere else. */
function award(s: State, id: ExplorerId, item: 'fragment' | 'reward', t: T): void {
  t.tell({ what: 'prize', explorer: id, door: s.task?.door ?? NONE, item })
  if (item === 'reward') {
    drawCard(s, seatOf(id), t)
    return
  }
  explorerAt(s, id).fragments++
  // ED-6.10: a Trial can be won from before the open exit.
  checkEscape(s, t)
}
