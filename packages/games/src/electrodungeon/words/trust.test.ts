import { see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { electroDungeon as game } from '../index.ts'
import { isTrusted, saidOf } from './trust.ts'

const [MASTER, A, B] = [0, 1, 2]
const ROOM_B = 1

/** What A sees after these claims, where it has looked into c, d and e itself. */
function viewAfter(...claims: readonly string[]) {
  const rooms = { b: 'beast', c: 'empty', d: 'boost+key', e: 'trapped' }
  const position = { A: { perceived: 'c d e' }, rooms }
  const { play } = at(game, { options: { explorers: 2, botTempers: 'loyal' }, position }).plays(...claims).match
  return see(play, A).view
}

describe('whom an Explorer believes (ED-5.43)', () => {
  it('a teammate, until it is found out twice', () => {
    expect(saidOf(viewAfter('B claimRoom b boost+key'), ROOM_B)).toBe('boost+key')
    expect(isTrusted(viewAfter('B claimRoom c beast'), B)).toBe(true)
    const liar = ['B claimRoom c beast', 'B claimRoom d beast', 'B claimRoom b boost+key']
    expect(saidOf(viewAfter(...liar), ROOM_B)).toBeUndefined()
    expect(isTrusted(viewAfter(...liar, 'B claimRoom d boost+key', 'B claimRoom e trapped'), B)).toBe(true)
  })

  it('the Master of Fates only after two claims have held true, and never again after one was false', () => {
    const honest = ['MoF claimRoom c empty', 'MoF claimRoom d boost+key']
    expect(isTrusted(viewAfter(), MASTER)).toBe(false)
    expect(saidOf(viewAfter('MoF claimRoom b boost+key'), ROOM_B)).toBeUndefined()
    expect(saidOf(viewAfter(...honest, 'MoF claimRoom b boost+key'), ROOM_B)).toBe('boost+key')
    expect(isTrusted(viewAfter(...honest, 'MoF claimRoom e trapped+key'), MASTER)).toBe(false)
  })

  it('what it cannot check proves nothing', () => {
    expect(isTrusted(viewAfter('MoF claimRoom a empty', 'MoF claimRoom f empty'), MASTER)).toBe(false)
  })
})
