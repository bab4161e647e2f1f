import type { Step } from '@undercroft/kernel'
import { FACES, type Face } from '../content/faces.ts'
import { CALLED_BY, LARGE_ROOMS, SEATS_OF_MALAPHYAS } from '../content/large-tile.ts'
import { spawnRandom } from '../deeds/foes.ts'
import { wound } from '../deeds/wounds.ts'
import type { FrameOf } from '../frames.ts'
import { activeHero, heroOf, inOrderFrom } from '../heroes.ts'
import { roomNamed, roomOf } from '../map.ts'
import type { At, Masmorra, State } from '../state.ts'

/** MA-21.13: his action opens every turn. */
export const malaphyas: Step<Masmorra, FrameOf<'malaphyas'>> = {
  run(s, _, t) {
    if (s.ground === 'throne') throne(s, t)
    else if (roomOf(s, activeHero(s).room).level === 3) curse(s, t) // MA-23.10
  },
}

function die(t: At): Face {
  return FACES[t.roll(6, 'Malaphyas') - 1] as Face
}

/** MA-22.8 to MA-22.10: a monster in the Throne, and Grimbolts where the second die strikes. */
function throne(s: State, t: At): void {
  const called = die(t)
  const struck = die(t)
  t.uses('malaphyas.grimbolts')
  spawnRandom(s, CALLED_BY[called], roomNamed(s, SEATS_OF_MALAPHYAS.throne))
  const rooms = LARGE_ROOMS.throne
    .filter(({ grimbolts }) => grimbolts.includes(struck))
    .map(({ id }) => roomNamed(s, id))
  for (const player of inOrderFrom(s, s.turn.player)) {
    if (rooms.includes(heroOf(s, player).room)) wound(s, t, player, 1, 'MA-22.10')
  }
}

/** MA-23.8: a face that this Hero cannot use in this turn. */
function curse(s: State, t: At): void {
  const face = die(t)
  s.turn.curse = face
  t.uses('malaphyas.curse')
  t.tell({ what: 'curse', face })
}
