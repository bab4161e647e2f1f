import type { Facts, Forbidden } from '@undercroft/kernel'
import { EVIL } from '../content/evil.ts'
import { type Docked, FACE_NAMES } from '../content/faces.ts'
import { ABILITIES, type Ability, HERO_NAMES } from '../content/heroes.ts'
import { tileFacts } from '../content/tiles.ts'
import { trapDock } from '../rules/09-traps/disarming.ts'
import { committed } from '../rules/12-combat/strike.ts'
import { marchCost } from '../rules/16-dungeon-master-phase/march.ts'
import type { Rule } from '../rules/rulebook.ts'
import { abilityAt, boxOf } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { readyDice } from '../state/dice.ts'
import { crowdIn, foeOf, foesIn, isUnfought, sizeOf, statsOf } from '../state/foes.ts'
import type { Frame } from '../state/frames.ts'
import { activeHero, heroesIn, heroOf } from '../state/heroes.ts'
import { factsOf, roomOf } from '../state/map.ts'
import { type CardId, type Choice, type FoeId, type Masmorra, NONE, type Open, type RoomId } from '../state/state.ts'
import { deadDice, equalDice, pitFacts, printed, wrongMagic } from './facts-of-dice.ts'
import { QUESTIONS } from './meant/questions.ts'
import { AT_HOME } from './meant/verbs.ts'

type Explains = (s: Open, choice: Choice, f: Frame) => Facts | undefined

const FIGHT = 'fight them first'

const NEXT_TURN = 'it is there again in your next turn'

/** What made a rule apply, in the numbers and names of this position; only what everybody sees. */
const REASONS: { readonly [R in Rule]?: Explains } = {
  'MA-1.12': printed,
  'MA-4.1': () => ({ says: 'the dice have been rolled in this turn' }),
  'MA-4.2': (s, choice) =>
    equalDice(s, choice) ?? {
      says: s.turn.rerolled ? 'the re-roll of this turn is over' : 'that is no set of dice that lie there',
    },
  'MA-4.4': (_, [verb]) =>
    verb === 'step'
      ? { says: 'the token is flipped for its Step', instead: 'flip Free Step' }
      : { says: 'Heroes move in the Hero Phase only' },
  'MA-4.6': (s, [verb]) =>
    verb === 'commit' || verb === 'takeBack'
      ? { says: 'the token gives a Step and nothing else' }
      : activeHero(s).freeStep
        ? undefined
        : { says: 'your Free Step token has been used', instead: NEXT_TURN },
  'MA-4.7': s => ({
    says: s.turn.stage === 'preRoll' ? 'the dice have not been rolled' : 'the re-roll has not been made or declined',
  }),
  'MA-5.1': (s, choice) => deadDice(s, choice) ?? { says: `nothing ready shows ${faceOf(choice)}` },
  'MA-5.4': (s, choice) =>
    equalDice(s, choice) ?? { says: `it takes ${sayDock(s, choice)}; your dice show ${sayDice(s)}` },
  'MA-5.8': () => ({ says: 'the Hero Phase is over' }),
  'MA-5.5': () => ({ says: 'this docking space has been used in this turn' }),
  'MA-6.3': engaged,
  'MA-6.5': engaged,
  'MA-6.7': engaged,
  'MA-6.8': engaged,
  'MA-7.7': engaged,
  'MA-10.17': engaged,
  'MA-7.1': () => ({ says: 'you have no Move Points', instead: 'spend a Step, or flip Free Step' }),
  'MA-7.5': (s, choice) => ({
    says: `no open door joins ${roomName(s, activeHero(s).room)} and ${targetRoom(s, choice)}`,
  }),
  'MA-7.2': (s, choice) => ({
    says: `${targetRoom(s, choice)} is no other room beside ${roomName(s, activeHero(s).room)}`,
  }),
  'MA-7.8': () => ({ says: 'a Spider holds you here', instead: 'defeat it, or teleport' }),
  'MA-8.9': s => ({ says: `Level ${roomOf(s, activeHero(s).room).level} has no tile to explore` }),
  'MA-8.1': s => ({ says: `no door of ${roomName(s, activeHero(s).room)} leads to an empty cell` }),
  'MA-8.11': () => ({ says: 'it would close the level while room tiles remain', instead: 'place it elsewhere' }),
  'MA-10.10': () => ({ says: 'you have taken these stairs in this turn' }),
  'MA-10.14': (s, choice) => movesLeft(s, choice),
  'MA-10.15': s => ({ says: `there is no gold on the floor of ${roomName(s, activeHero(s).room)}` }),
  'MA-12.1': s => ({
    says:
      foesIn(s, activeHero(s).room).length === 0
        ? 'no monster is here'
        : 'fight first, then the monsters one after the other',
  }),
  'MA-12.2': s => ({
    says: `only monsters in ${roomName(s, activeHero(s).room)} can be fought, each once in a combat`,
  }),
  'MA-12.14': () => ({ says: 'no monster is being attacked' }),
  'MA-12.15': () => ({ says: 'no monster is being fought' }),
  'MA-12.12': s => ({
    says: `${committed(s).D} Defense against a Payback of ${s.combat.payback - s.combat.prevented}`,
  }),
  'MA-12.13': s => ({ says: `your dice show ${sayDice(s)}; a pair is one Melee die and one Defense die` }),
  'MA-12.16': harmless,
  'MA-17.4': harmless,
  'MA-17.9': harmless,
  'MA-17.11': harmless,
  'MA-14.3': (s, choice) => equalDice(s, choice) ?? wrongMagic(s, choice),
  'MA-14.1': (s, [verb, , hero]) => {
    if (verb === 'drink' && hero !== activeHero(s).id && s.options.mode !== 'alliance') {
      return { says: 'your Elixir heals your own Hero' }
    }
    const id = verb === 'drink' ? hero : activeHero(s).id
    const lp = s.heroes.find(each => each.id === id)?.lp ?? 0
    return lp >= 6 ? { says: 'all 6 Life Points are there' } : { says: 'nothing ready shows Elixir' }
  },
  'MA-14.5': s => ({ says: `${activeHero(s).gold} gold of ${boxOf(s).purse}` }),
  'MA-14.6': s => ({ says: `${activeHero(s).gold} gold, a Treasure Card costs ${boxOf(s).cardPrice}` }),
  'MA-15.1': (s, choice) => {
    if (choice[0] !== 'use') return undefined
    const { name, hero }: Ability = ABILITIES[choice[1]]
    return { says: hero === activeHero(s).id ? `${name} has not been learned` : `${name} is ${HERO_NAMES[hero]}’s` }
  },
  'MA-15.4': onceUsed,
  'MA-15.5': (s, choice) => tooDear(s, choice) ?? onceUsed(s, choice),
  'MA-15.6': (s, choice) => tooDear(s, choice) ?? onceUsed(s, choice),
  'MA-16.1': (s, choice) => movesLeft(s, choice),
  'MA-16.3': (s, choice) => {
    if (choice[0] !== 'march') return undefined
    const to = s.rooms[choice[2]] === undefined ? 'it' : roomName(s, choice[2])
    return { says: `no open door joins ${roomName(s, foeAt(s, choice))} and ${to}` }
  },
  'MA-16.7': (_, choice) =>
    choice[0] === 'play'
      ? { says: `${cardOf(choice[1]).name} bears no †: its purple part is for the Hero Phase` }
      : undefined,
  'MA-16.2': (s, choice) => {
    const room = foeAt(s, choice)
    const names = heroesIn(s, room).map(player => heroName(s, player))
    return { says: `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} in ${roomName(s, room)}` }
  },
  'MA-16.4': (s, choice) => {
    if (choice[0] !== 'march') return undefined
    const [, foe, room] = choice
    const { name } = statsOf(s, foe)
    return {
      says: `${roomName(s, room)} holds ${crowdIn(s, room)} of ${factsOf(s, room).limit}, and ${name} counts ${sizeOf(foe)}`,
    }
  },
  'MA-19.3': (_, choice) =>
    choice[0] === 'play' || choice[0] === 'answer'
      ? { says: `${cardOf(choice[choice[0] === 'play' ? 1 : 2] as CardId).name} is not in your hand` }
      : undefined,
  'MA-22.6': pitFacts,
  'MA-22.7': () => ({ says: 'it stands for an attack, and no boss can be thrown in' }),
  'MA-17.12': () => ({ says: 'a Dark Watcher is in your room', instead: 'defeat it first' }),
  'MA-18.10': () => ({ says: 'the Ancient Hydra is in your room' }),
  'MA-23.8': s => ({
    says: `${s.turn.curse === 'none' ? 'nothing' : FACE_NAMES[s.turn.curse]} is cursed in this turn`,
  }),
  'MA-23.9': s => ({
    says: `${s.turn.curse === 'none' ? 'nothing' : FACE_NAMES[s.turn.curse]} is cursed in this turn`,
  }),
  'MA-24.7': s =>
    s.turn.evil === 'none' ? undefined : { says: `${EVIL[s.turn.evil].name}: ${EVIL[s.turn.evil].says}` },
  'MA-25.3': () => ({ says: 'this turn has gone on for 200 answers', instead: 'end it' }),
}

export function facts({ s, f, choice, rule }: Forbidden<Masmorra>): Facts | undefined {
  const question = QUESTIONS[f.phase]
  if (question?.rule === rule && !AT_HOME[f.phase]?.includes(choice[0])) return { says: question.says }
  return REASONS[rule]?.(s, choice, f)
}

function engaged(s: Open): Facts {
  const names = foesIn(s, activeHero(s).room)
    .filter(foe => isUnfought(s, foe))
    .map(foe => statsOf(s, foe).name)
  return { says: `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} not been fought`, instead: FIGHT }
}

function harmless(s: Open, choice: Choice): Facts | undefined {
  return s.combat.foe < 0 ? undefined : { says: `${faceOf(choice)} does no harm to ${statsOf(s, s.combat.foe).name}` }
}

function tooDear(s: Open, choice: Choice): Facts | undefined {
  if (choice[0] !== 'use') return undefined
  const { cost } = abilityAt(s, choice[1])
  const { gold } = activeHero(s)
  return cost.kind === 'paid' && gold < cost.gold ? { says: `${gold} gold, it costs ${cost.gold}` } : undefined
}

function onceUsed(_: Open, choice: Choice): Facts | undefined {
  return choice[0] === 'use' ? { says: `${ABILITIES[choice[1]].name} has been used`, instead: NEXT_TURN } : undefined
}

function movesLeft(s: Open, choice: Choice): Facts | undefined {
  if (choice[0] !== 'march') return s.turn.stage === 'dm' ? undefined : { says: 'it is not the Dungeon Master Phase' }
  if (s.turn.stage !== 'dm') return { says: 'it is not the Dungeon Master Phase' }
  if (foeOf(s, choice[1]).room === NONE) return { says: 'that die is not on the board' }
  const { dmMp } = s.turn
  return { says: `${dmMp} Move ${dmMp === 1 ? 'Point' : 'Points'} left, it takes ${marchCost(s, choice[1])}` }
}

function faceOf(choice: Choice): string {
  switch (choice[0]) {
    case 'commit':
    case 'takeBack':
      return FACE_NAMES[choice[1]]
    case 'drink':
      return FACE_NAMES.E
    case 'magic':
      return FACE_NAMES.G
    default:
      return FACE_NAMES.S
  }
}

/** What the docking space or the ability of a choice asks for. */
function sayDock(s: Open, choice: Choice): string {
  if (choice[0] === 'use') {
    const { cost } = abilityAt(s, choice[1])
    return cost.kind === 'paid' ? sayFaces(cost.dock) : 'nothing'
  }
  if (choice[0] === 'disarm') return sayFaces(trapDock(s, choice[1]))
  return sayFaces(tileFacts(roomOf(s, activeHero(s).room).tile).dock?.dice ?? [])
}

function sayDice(s: Open): string {
  return sayFaces(readyDice(s).flatMap(die => s.turn.dice[die]?.face ?? []))
}

/** As one would say it: "2 Melee and Magic". */
function sayFaces(faces: readonly Docked[]): string {
  const counted = [...Map.groupBy(faces, face => face)].map(([face, { length }]) => {
    if (face === 'any') return length === 1 ? 'any die' : `any ${length} dice`
    return length === 1 ? FACE_NAMES[face] : `${length} ${FACE_NAMES[face]}`
  })
  const last = counted.pop()
  if (last === undefined) return 'nothing'
  return counted.length === 0 ? last : `${counted.join(', ')} and ${last}`
}

function roomName(s: Open, room: RoomId): string {
  return factsOf(s, room).name
}

function targetRoom(s: Open, choice: Choice): string {
  return choice[0] === 'move' && s.rooms[choice[1]] !== undefined ? roomName(s, choice[1]) : 'it'
}

function foeAt(s: Open, choice: Choice): RoomId {
  const foe: FoeId = choice[0] === 'march' || choice[0] === 'climb' ? choice[1] : 0
  return foeOf(s, foe).room
}

function heroName(s: Open, player: number): string {
  const { id } = heroOf(s, player)
  return id === 'none' ? 'nobody' : HERO_NAMES[id]
}
