import type { Decision, Step } from '@undercroft/kernel'
import { GROUNDS, LANDINGS, LARGE_ROOMS, SEATS_OF_MALAPHYAS } from '../../content/large-tile.ts'
import { kindOfMonster } from '../../content/monsters.ts'
import { MALAPHYAS } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, heroOf, inOrderFrom, seatOf } from '../../state/heroes.ts'
import { roomNamed } from '../../state/map.ts'
import type { Masmorra } from '../../state/state.ts'
import { relocate } from '../07-steps-and-moving/places.ts'
import { layRoom } from '../08-exploring/exploring.ts'
import { gainXp } from '../13-xp-levels-defeat/xp.ts'
import { spawnRandom } from '../16-dungeon-master-phase/supply.ts'
import { enthrone } from '../22-the-throne-room/enthroning.ts'
import { henchmen } from '../23-the-sewers/henchmen.ts'

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
