import type { Seen } from '@undercroft/kernel'
import { sayCell } from './cells.ts'
import { FACES } from './content/faces.ts'
import { ABILITIES, HERO_NAMES } from './content/heroes.ts'
import { cardOf } from './decks.ts'
import { foesIn, statsOf } from './deeds/foes.ts'
import { heroOf, seatOf } from './heroes.ts'
import { adjacentRooms, factsOf, roomOf, trapOf, trapsBeside } from './map.ts'
import { lastRound } from './options.ts'
import { exitsOf } from './placing.ts'
import { type Masmorra, PET, type Player, type RoomId, type TrapId } from './state.ts'
import { tileFacts } from './tiles.ts'
import type { View } from './view.ts'

/** The position for a terminal: the Heroes, the dungeon room by room, the dice, and one's own cards. */
export function text({ view, viewer }: Seen<Masmorra>, names: readonly string[]): string {
  return [
    where(view),
    ...view.heroes.map((_, player) => sayHero(view, player, names)),
    ...view.rooms.map((_, room) => sayRoom(view, room)),
    ...view.traps.map((_, trap) => sayTrap(view, trap)),
    ...view.stacks.map(
      (stack, i) => `Level ${i + 1}: ${sayUp(stack.up)}, ${stack.rest.length + stack.next.length} below`,
    ),
    ...dice(view),
    ...hands(view, viewer),
  ].join('\n')
}

function where({ options, round, time, ground, turn }: View): string {
  const clock = options.mode === 'alliance' ? `turn ${time} of 21` : `round ${round} of ${lastRound(options)}`
  const below = ground === 'none' ? '' : `, Malaphyas in the ${ground === 'throne' ? 'Throne Room' : 'Sewers'}`
  const evil = turn.evil === 'none' ? '' : `, Evil card ${turn.evil}`
  return `Masmorra (${options.mode}), ${clock}${below}${evil}`
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
  const cards = `${view.handSizes[player]} cards`
  return `${HERO_NAMES[hero.id]} (${names[seatOf(view, player)]}): ${hero.lp} LP, ${hero.xp} XP, ${hero.gold} gold, ${cards}, in ${room}; ${[...marks, abilities].join('; ')}`
}

function sayRoom(view: View, room: RoomId): string {
  const here = roomOf(view, room)
  const facts = factsOf(view, room)
  const monsters = foesIn(view, room).map(foe => {
    const { name, payback, defense } = statsOf(view, foe)
    return `${name} ${payback}/${defense}`
  })
  const doors = adjacentRooms(view, room).map(each => `r${each}`)
  const exits = exitsOf(view, room).map(({ out }) => sayCell(out))
  const parts = [
    here.gold > 0 ? `${here.gold} gold` : '',
    facts.dock === undefined || here.opened ? '' : `${facts.dock.use} ${facts.dock.dice.join('+')}`,
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
  return `t${trap} Trap (${tile}, level ${level}): ${live ? `disarm ${tileFacts(tile).dock?.dice.join('+')}` : 'disarmed'}`
}

function sayUp(tile: string): string {
  return tile === 'none' ? 'nothing face up' : `${tileFacts(tile).name} (${tile}) face up`
}

function dice({ turn, combat }: View): string[] {
  const shown = turn.dice.flatMap(({ face, place }, die) => {
    if (place === 'away') return []
    return [`${die === PET ? 'pet ' : ''}${face}${place === 'ready' ? '' : ` (${place})`}`]
  })
  const symbols = FACES.filter(face => turn.symbols[face] > 0).map(face => `${turn.symbols[face]} ${face}`)
  return [
    ...(shown.length === 0 ? [] : [`Dice: ${shown.join(', ')}`]),
    ...(symbols.length === 0 ? [] : [`Symbols here: ${symbols.join(', ')}`]),
    ...(turn.mp === 0 ? [] : [`Move Points: ${turn.mp}`]),
    ...(turn.curse === 'none' ? [] : [`Cursed: ${turn.curse}`]),
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
