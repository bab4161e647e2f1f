import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import type { TrialState } from '../../state/trials.ts'
import { all, Dictated, explorers } from '../../testing/trials.ts'
import { startTrial } from './index.ts'

describe('TR-04 Spark Chain', () => {
  const enter = (s: TrialState, ...nodes: string[]) => {
    for (const node of nodes) all(s, new Dictated(), `press ${node}`)
    return s
  }

  it('grows by one node a turn, and a wrong one puts out', () => {
    const s = startTrial('TR-04', explorers(3), new Dictated())
    enter(s, 'blue')
    expect(s).toMatchObject({ chain: ['blue'], turn: 1 })
    enter(s, 'blue', 'pink')
    expect(s).toMatchObject({ chain: ['blue', 'pink'], turn: 2 })
    enter(s, 'blue', 'white')
    expect(s).toMatchObject({ chain: [], turn: 0, isIn: [true, true, false], last: { by: 2, right: false } })
    enter(s, 'green')
    expect(enter(s, 'amber')).toMatchObject({ winner: 0 })
  })

  it('ends with a roll-off once a chain has 15', () => {
    const s = startTrial('TR-04', explorers(2), new Dictated())
    for (const length of upTo(14)) enter(s, ...upTo(length + 1).map(() => 'violet'))
    enter(s, ...upTo(14).map(() => 'violet'))
    expect(all(s, new Dictated(2, 5), 'press violet')).toMatchObject({ winner: 1, rollOffs: [[2, 5]] })
  })
})
