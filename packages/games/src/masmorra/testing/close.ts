import type { Game } from '@undercroft/kernel'
import { ARROWS } from '../content/box.ts'
import { ABILITIES, type Ability, type AbilityId } from '../content/heroes.ts'
import type { Content } from '../content/house.ts'
import { tileFacts } from '../content/tiles.ts'
import type { Options } from '../state/options.ts'
import type { CardId, Masmorra } from '../state/state.ts'
import { readPosition } from '../words/scene-read.ts'
import type { Written } from '../words/written.ts'
import { limited } from './limited.ts'

/** The game a few answers before a value of its content matters, by the value's id: random play would seldom come there. */
export function closeTo(id: string): Game<Masmorra> {
  if (id === 'box.openingHand') return { ...limited, title: 'Masmorra, from its deal' }
  const [table = '', of = '', part = ''] = id.split('.')
  const { mode = 'standard', ...position } = POSITIONS[table as keyof Content](of, part)
  return {
    ...limited,
    title: `Masmorra, close to ${id}`,
    setup: options => readPosition({ ...position, round: options.roundLimit }, { ...options, mode, limit: 'on' }),
  }
}

type Place = Written & { readonly mode?: Options['mode'] }

const POSITIONS: { readonly [Name in keyof Content]: (of: string, part: string) => Place } = {
  monsters: fight,
  bosses: (boss, side) => fight(side === 'red' ? `${boss} red` : boss),
  abilities: id => turnWith(id as AbilityId),
  treasure: (card, field) => (field === 'xp' ? lastTurn(card as CardId) : fight('goblin')),
  alliance: () => ({ ...fight('goblin'), mode: 'alliance' }),
  evil: () => ({ mode: 'alliance', phase: 'startTurn' }),
  arrows: place => ({ ...fight('goblin'), heroes: { jay: { xp: (ARROWS[Number(place)] ?? 0) - 1 }, mika: {} } }),
  gold: inRoom,
  box: count => BOX_PLACES[count] ?? {},
}

/** A Hero in one room with a monster, strong enough to beat it. */
function fight(foe: string): Place {
  return { foes: { 'S-01': [foe] }, ...(STRENGTHS[foe] ?? { dice: 'MMMMMM', symbols: 'MMMMMMMMRRRRRR' }) }
}

/** What beats those whom not everything harms (MA-17.9, MA-18.11). */
const STRENGTHS: { readonly [foe: string]: Pick<Written, 'dice' | 'symbols'> } = {
  cube: { dice: 'GGGGGG', symbols: 'GGGGGG' },
  'hydra red': { dice: 'MMMMMM', symbols: 'MMMMMMMM' },
}

/** Where it matters what everybody has, by its name. */
const BOX_PLACES: { readonly [count: string]: Place } = {
  goal: { ...fight('goblin'), heroes: { jay: { xp: 3 }, mika: {} } },
  life: { heroes: { jay: { lp: 5 }, mika: {} }, dice: 'EEEEEE' },
  purse: { rooms: ['L1-16 0:-1'], heroes: { jay: { room: 'L1-16', gold: 6 }, mika: {} } },
  stepMoves: { rooms: ['L1-03 0:-1', 'L1-16 1:0'], dice: 'SSSSSS' },
  dmMoves: { rooms: ['L1-03 0:-1'], foes: { 'L1-03': ['orc'] }, phase: 'dm' },
  turns: { mode: 'alliance', time: 20, phase: 'dm' },
  cardPrice: { heroes: { jay: { gold: 4 }, mika: {} } },
}

/** The Hero has learned the ability and can pay for it: in a fight where it makes symbols, else by a wall and a trap. */
function turnWith(id: AbilityId): Place {
  const { hero, slot, cost, gives }: Ability = ABILITIES[id]
  const dock = cost.kind === 'paid' ? cost.dock : []
  return {
    rooms: ['L1-03 0:-1', 'L1-16 1:0', 'L1-07 0:1'],
    traps: ['L1-10 -1:0'],
    heroes: { [hero]: { learned: slot === 'start' ? [] : [slot], gold: 6 } },
    foes: gives.length > 0 || id === 'slipAway' ? { 'S-01': ['orc'] } : {},
    dice: dock.map(face => (face === 'any' ? 'S' : face)).join(''),
  }
}

/** The Hero stands in a room with gold, with the dice for its chest. */
function inRoom(tile: string): Place {
  const dice = (tileFacts(tile).dock?.dice ?? []).join('')
  return { rooms: [`${tile} 0:-2`], heroes: { jay: { room: tile }, mika: {} }, dice }
}

/** MA-20.4: all that is left is to count, and somebody holds the card. */
function lastTurn(card: CardId): Place {
  return { phase: 'endTurn', heroes: { jay: {}, mika: { hand: [card] } }, turn: 'mika' }
}
