import type { Face } from '../../content/faces.ts'
import { CALLED_BY, LARGE_ROOMS, SEATS_OF_MALAPHYAS } from '../../content/large-tile.ts'
import { heroId, heroOf, inOrderFrom } from '../../state/heroes.ts'
import { roomNamed } from '../../state/map.ts'
import type { At, State } from '../../state/state.ts'
import { facesOf } from '../04-rolling/throwing.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'
import { spawnRandom } from '../16-dungeon-master-phase/supply.ts'

/** MA-22.8 to MA-22.10: a monster in the Throne, and Grimbolts where the second die strikes. */
export function throne(s: State, t: At): void {
  const [called, struck] = facesOf(t.throw(2, 6, 'Malaphyas')) as [Face, Face]
  t.uses('malaphyas.grimbolts')
  const kind = CALLED_BY[called]
  const tiles = LARGE_ROOMS.throne.filter(({ grimbolts }) => grimbolts.includes(struck)).map(({ id }) => id)
  const rooms = tiles.map(id => roomNamed(s, id))
  const struckHeroes = inOrderFrom(s, s.turn.player).filter(player => {
    const { room, lying } = heroOf(s, player)
    return rooms.includes(room) && !lying
  })
  t.tell({ what: 'malaphyas', called, kind, struck, tiles, hits: struckHeroes.map(player => heroId(s, player)) })
  spawnRandom(s, kind, roomNamed(s, SEATS_OF_MALAPHYAS.throne))
  for (const player of struckHeroes) wound(s, t, player, 1, 'MA-22.10')
}
