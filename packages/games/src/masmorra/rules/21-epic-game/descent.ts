import type { Decision, Step } from '@undercroft/kernel'
import { GROUNDS, HENCHMEN, LANDINGS, LARGE_ROOMS, SEATS_OF_MALAPHYAS } from '../../content/large-tile.ts'
import { kindOfMonster } from '../../content/monsters.ts'
import { FIRST_BOSS, foeOf, MALAPHYAS, putFoe, spawnRandom } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, heroOf, inOrderFrom, seatOf } from '../../state/heroes.ts'
import { roomNamed } from '../../state/map.ts'
import { type At, type FoeId, type Masmorra, NONE, type RoomId, type State } from '../../state/state.ts'
import { relocate } from '../07-steps-and-moving/places.ts'
import { layRoom } from '../08-exploring/exploring.ts'
import { gainXp } from '../13-xp-levels-defeat/xp.ts'
import { loseGold } from '../14-elixir-magic-gold-bounties/gold.ts'
import { discardCard, handOf } from '../19-treasure-cards-and-interrupts/hand.ts'

/** MA-21.6: the first to go down chooses where Malaphyas is met. */
export const ground: Decision<Masmorra, FrameOf<'ground'>> = {
  offer(s, o, { player }) {
    o.ask(seatOf(s, player), 'Choose the battleground')
    for (const each of GROUNDS) o.may(['ground', each])
  },
  on: {
    /** MA-21.10: the tile and its monsters first, then everybody goes in. */
    ground({ s, f: { player }, choice: [, chosen], t }) {
      s.ground = chosen
      t.tell({ what: 'ground', hero: heroId(s, player), ground: chosen })
      for (const [i, { id }] of LARGE_ROOMS[chosen].entries()) layRoom(s, t, id, 3, i, 0, 0)
      for (const { id, fixed, spawn } of LARGE_ROOMS[chosen]) {
        const room = roomNamed(s, id)
        for (const is of fixed) s.frames.push({ phase: 'spawn', kind: kindOfMonster(is), room, is, bound: true })
        for (const kind of spawn) spawnRandom(s, kind, room)
      }
      const room = roomNamed(s, SEATS_OF_MALAPHYAS[chosen])
      if (chosen === 'throne') enthrone(s, t, MALAPHYAS, room)
      else for (const boss of henchmen(s, t)) enthrone(s, t, boss, room)
      s.frames.push({ phase: 'descend', player })
    },
  },
}

/** MA-22.1, MA-23.1: blue side up, and bound to its place (MA-22.3, MA-23.4). */
function enthrone(s: State, t: At, foe: FoeId, room: RoomId): void {
  const boss = foeOf(s, foe)
  putFoe(s, foe, room)
  boss.side = 'blue'
  boss.turned = false
  boss.gone = false
  boss.bound = true
  t.uses(`boss.${boss.is}`)
  t.tell({
    what: 'spawned',
    foe,
    is: boss.is,
    room,
    tile: s.rooms[room]?.tile ?? '',
    by: s.ground === 'throne' ? 'MA-22.1' : 'MA-23.1',
  })
}

/** MA-23.2: tokens never used, then such as left the game, then such as stand on Levels 1 and 2; never a captive. One will do (MA-23.3). */
function henchmen(s: State, t: At): FoeId[] {
  const bosses = [...s.foes.keys()].filter(foe => foe >= FIRST_BOSS && foe !== MALAPHYAS && !isCaptive(s, foe))
  const tiers = [
    bosses.filter(foe => foeOf(s, foe).room === NONE && !foeOf(s, foe).gone),
    bosses.filter(foe => foeOf(s, foe).gone),
    bosses.filter(foe => foeOf(s, foe).room !== NONE),
  ]
  const chosen: FoeId[] = []
  for (const tier of tiers) {
    while (tier.length > 0 && chosen.length < HENCHMEN)
      chosen.push(...tier.splice(t.roll(tier.length, 'a henchman') - 1, 1))
  }
  return chosen
}

function isCaptive(s: State, foe: FoeId): boolean {
  return foeOf(s, foe).is === 'schmetterling' && s.heroes.some(({ captive }) => captive)
}

/** MA-21.7, MA-21.8: the Hero goes in, all others are drawn after it, lying ones too; the first gains 3 XP. */
export const descend: Step<Masmorra, FrameOf<'descend'>> = {
  run(s, t, { player }) {
    if (s.ground === 'none') return
    const room = roomNamed(s, LANDINGS[s.ground])
    const from = heroOf(s, player).room
    relocate(s, t, player, room, 'stairs')
    for (const other of inOrderFrom(s, player)) if (other !== player) relocate(s, t, other, room, 'teleport')
    gainXp(s, t, player, 3, 'MA-21.8')
    for (const each of inOrderFrom(s, player)) s.frames.push({ phase: 'miasma', player: each })
    s.frames.push({ phase: 'arrive', player, from, room, stepped: false })
  },
}

/** MA-23.5: a toss for each Hero that comes to the Sewers for the first time. */
export const miasma: Step<Masmorra, FrameOf<'miasma'>> = {
  run(s, t, { player }) {
    const hero = heroOf(s, player)
    if (s.ground !== 'sewers' || hero.tossed) return
    hero.tossed = true
    const side = t.roll(2, 'the Malaphyas token') === 1 ? 'blue' : 'red'
    t.tell({ what: 'tossed', hero: heroId(s, player), side })
    if (side === 'blue') loseGold(s, t, player, hero.gold, 'MA-23.5')
    else if (handOf(s, player).length > 0) {
      t.reveal('MA-23.5', 'all')
      for (const card of handOf(s, player).slice()) discardCard(s, t, player, card, 'MA-23.5')
    }
  },
}
