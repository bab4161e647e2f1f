import type { Seen } from '@undercroft/kernel'
import { sayDock } from '../content/docks.ts'
import { EVIL } from '../content/evil.ts'
import { FACE_NAMES, FACES } from '../content/faces.ts'
import { ABILITIES, HERO_NAMES } from '../content/heroes.ts'
import { TRAITS } from '../content/monsters.ts'
import { tileFacts } from '../content/tiles.ts'
import { sayCell } from '../state/cells.ts'
import { boxOf } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { foeOf, foesIn, statsOf } from '../state/foes.ts'
import { heroOf, seatOf } from '../state/heroes.ts'
import { adjacentRooms, exitsOf, factsOf, roomOf, trapOf, trapsBeside } from '../state/map.ts'
import { lastRound } from '../state/options.ts'
import { type Masmorra, PET, type Player, type RoomId, type TrapId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { drawLevel, LEGEND } from './map-text.ts'

/** The position for a terminal: the Heroes, the dungeon room by room, the dice, and one's own cards. */
export function text({ view, viewer }: Seen<Masmorra>, names: readonly string[]): string {
  return [
    where(view),
    ...inForce(view),
    ...view.heroes.map((_, player) => sayHero(view, player, names)),
    ...drawLevel(view, 1),
    ...drawLevel(view, 2),
    LEGEND,
    'Rooms (monsters with Payback/Defense):',
    ...view.rooms.map((_, room) => sayRoom(view, room)),
    ...view.traps.map((_, trap) => sayTrap(view, trap)),
    ...view.stacks.map((stack, i) => `Tiles of Level ${i + 1}: ${sayStack(stack)}`),
    ...dice(view),
    ...hands(view, viewer),
  ].join('\n')
}

function where(view: View): string {
  const { options, round, time, ground } = view
  const last = Number.isFinite(lastRound(options)) ? ` of ${lastRound(options)}` : ''
  const clock = options.mode === 'alliance' ? `turn ${time} of ${boxOf(view).turns}` : `round ${round}${last}`
  const below = ground === 'none' ? '' : `, Malaphyas in the ${ground === 'throne' ? 'Throne Room' : 'Sewers'}`
  return `Masmorra (${options.mode}), ${clock}${below}`
}

/** What changes the rules now, by the names under which it can be looked up. */
function inForce({ turn, ground }: View): string[] {
  return [
    ...(turn.evil === 'none' ? [] : [`Evil card: ${EVIL[turn.evil].name}. ${EVIL[turn.evil].says}`]),
    ...(ground === 'throne' ? ['In force: Grimbolts, Bottomless Pit'] : []),
    ...(ground === 'sewers'
      ? [`In force: Vile Curse${turn.curse === 'none' ? '' : ` (${FACE_NAMES[turn.curse]})`}`]
      : []),
  ]
}

function sayHero(view: View, player: Player, names: readonly string[]): string {
  const hero = heroOf(view, player)
  if (hero.id === 'none') return `${names[seatOf(view, player)]} has no Hero yet`
  const marks = [
    player === view.turn.player ? 'active' : '',
    hero.lying ? 'lying' : '',
    hero.freeStep ? 'Free Step' : '',
    hero.captive ? 'Schmetterling' : '',
  ].filter(mark => mark !== '')
  const abilities = hero.learned.map(ability => ABILITIES[ability].name).join(', ')
  const room = `r${hero.room}`
  const held = view.handSizes[player] ?? 0
  const cards = `${held} ${held === 1 ? 'card' : 'cards'}`
  return `${HERO_NAMES[hero.id]} (${names[seatOf(view, player)]}): ${hero.lp} LP, ${hero.xp} XP, ${hero.gold} gold, ${cards}, in ${room}; ${[...marks, abilities].join('; ')}`
}

function sayRoom(view: View, room: RoomId): string {
  const here = roomOf(view, room)
  const facts = factsOf(view, room)
  const monsters = foesIn(view, room).map(foe => {
    const { name, payback, defense, traits } = statsOf(view, foe)
    const powers = traits.map(trait => TRAITS[trait].name)
    const said = [...powers, ...(foeOf(view, foe).fought ? ['fought already'] : [])]
    return `${name} ${payback}/${defense}${said.length === 0 ? '' : ` (${said.join(', ')})`}`
  })
  const doors = adjacentRooms(view, room).map(each => `r${each}`)
  const exits = exitsOf(view, room).map(({ out }) => sayCell(out))
  const parts = [
    here.gold > 0 ? `${here.gold} gold` : '',
    here.extra === 'none' ? '' : `Stairs to Level ${here.extra === 'stairs2' ? 2 : 3}`,
    facts.dock === undefined || here.opened ? '' : sayDock(facts.dock),
    facts.spawn.length === 0 || monsters.length > 0 ? '' : `spawns ${facts.spawn.join(' and ')}`,
    monsters.join(', '),
    doors.length === 0 ? '' : `to ${doors.join(' ')}`,
    exits.length === 0 ? '' : `open at ${exits.join(' ')}`,
    trapsBeside(view, room).length === 0
      ? ''
      : `beside ${trapsBeside(view, room)
          .map(trap => `t${trap}`)
          .join(' ')}`,
  ].filter(part => part !== '')
  return `r${room} ${facts.name} (${here.tile}, level ${here.level}): ${parts.join('; ')}`
}

function sayTrap(view: View, trap: TrapId): string {
  const { tile, level, live } = trapOf(view, trap)
  return `t${trap} Trap (${tile}, level ${level}): ${live ? sayTrapDock(tile) : 'disarmed'}`
}

function sayTrapDock(tile: string): string {
  const { dock } = tileFacts(tile)
  return dock === undefined ? 'live' : sayDock(dock)
}

/** MA-27: which tiles are left is public; where Stairs lie deeper, how many must be turned before them. */
function sayStack({ up, rest, next, bottom, held, above, exact }: View['stacks'][number]): string {
  const below = rest.length + next.length + bottom.length
  const shown = up === 'none' ? 'nothing face up' : `${tileFacts(up).name} (${up}) face up`
  const stairs = held === 'none' ? '' : `, ${tileFacts(held).name} ${exact ? 'after' : 'below'} the next ${above}`
  return `${shown}, ${below} below${stairs}`
}

function dice({ turn, combat }: View): string[] {
  const shown = turn.dice.flatMap(({ face, place }, die) => {
    if (place === 'away') return []
    return [`${die === PET ? 'pet ' : ''}d${die} ${FACE_NAMES[face]}${place === 'ready' ? '' : ` (${place})`}`]
  })
  const symbols = FACES.filter(face => turn.symbols[face] > 0).map(face => `${turn.symbols[face]} ${FACE_NAMES[face]}`)
  return [
    ...(shown.length === 0 ? [] : [`Dice: ${shown.join(', ')}`]),
    ...(symbols.length === 0 ? [] : [`Symbols here: ${symbols.join(', ')}`]),
    ...(turn.mp === 0 ? [] : [`Move Points: ${turn.mp}`]),
    ...(combat.on ? ['In combat'] : []),
  ]
}

function hands(view: View, viewer: Seen<Masmorra>['viewer']): string[] {
  return [...view.hands.entries()].flatMap(([player, hand]) => {
    if (hand.length === 0) return []
    const { id } = heroOf(view, player)
    const whose = seatOf(view, player) === viewer ? 'Your cards' : 'Cards'
    return [
      `${whose}${id === 'none' ? '' : ` (${HERO_NAMES[id]})`}: ${hand.map(card => `${card} ${cardOf(card).name}`).join(', ')}`,
    ]
  })
}
