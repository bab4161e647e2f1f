import type { Table } from '@undercroft/kernel'
import { NONE, type Place } from '../../content/board.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  type Explorers,
  explorerAt,
  has,
  type State,
  withExplorer,
} from '../../state/state.ts'

type T = Table<ElectroDungeon>

/** The Explorer and everybody in its group: they are all in one place (ED-5.27). */
export function company(s: State, id: ExplorerId): Explorers {
  const { group } = explorerAt(s, id)
  if (group === NONE) return 1 << id
  return s.explorers.reduce((set, each, other) => (each.group === group ? withExplorer(set, other) : set), 0)
}

/** ED-5.26: makes these Explorers a group; they leave any other (ED-5.27). */
export function formGroup(s: State, members: Explorers, t: T): void {
  for (const id of s.explorers.keys()) if (has(members, id)) quitGroup(s, id, t, false)
  let group = 0
  while (s.explorers.some(each => each.group === group)) group++
  for (const [id, each] of s.explorers.entries()) if (has(members, id)) each.group = group
}

/** ED-5.27: the Explorer leaves its group; a group of one is none. */
export function leaveGroup(s: State, id: ExplorerId, t: T): void {
  quitGroup(s, id, t, true)
}

function quitGroup(s: State, id: ExplorerId, t: T, told: boolean): void {
  const { group } = explorerAt(s, id)
  if (group === NONE) return
  explorerAt(s, id).group = NONE
  if (told) t.tell({ what: 'ungrouped', explorer: id })
  const left = s.explorers.filter(each => each.group === group)
  if (left.length === 1) for (const each of left) each.group = NONE
}

/** ED-5.27: a group is in one place. Those who move or are moved elsewhere leave the members who are not. */
export function leaveBehind(s: State, who: Explorers, t: T): void {
  if (!s.explorers.some((each, id) => each.group !== NONE && has(who, id))) return
  const parted = [...s.explorers.keys()].filter(id => has(who, id) && (company(s, id) & ~who) !== 0)
  for (const id of parted) leaveGroup(s, id, t)
}

/** Puts figures in another place without a step; they leave the members of their group who do not come along. */
export function put(s: State, who: Explorers, to: Place, t: T): void {
  leaveBehind(s, who, t)
  relocate(s, who, to, t)
}

/** Does the same without splitting a group, while it is not yet decided who stays together (ED-5.66). */
export function relocate(s: State, who: Explorers, to: Place, t: T): void {
  let from = NONE
  for (const [id, each] of s.explorers.entries()) {
    if (!has(who, id)) continue
    from = each.place
    each.place = to
  }
  t.tell({ what: 'put', explorers: who, from, to })
}
