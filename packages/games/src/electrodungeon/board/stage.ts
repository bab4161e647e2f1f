import type { Told } from '@undercroft/kernel'
import { useStaging } from '../../drawing/staging.ts'
import { BEFORE_DOOR, HUB, NONE, type Place, type RoomId, roomPlace } from '../content/board.ts'
import { type ElectroDungeon, type ExplorerId, type Explorers, has } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { placeOf } from './spotlight.ts'

type News = Told<ElectroDungeon>

/** A figure as it is drawn: where the story has got to, which is behind the position while things are being told. */
export interface Actor {
  readonly place: Place
  readonly live: number
  readonly keys: number
  readonly fragments: number
}

/** Something that is seen once, where it happens. */
interface Burst {
  readonly place: Place
  readonly text: string
  readonly tone: 'bad' | 'good' | 'plain'
}

export interface Stage {
  readonly actors: readonly Actor[]
  readonly burst: Burst | undefined
  /** Lightning is about to strike: nobody knows where yet. */
  readonly storm: boolean
  /** The number that lightning strikes just now; 0 for none. */
  readonly struck: number
  /** Those whom it hits. */
  readonly hit: Explorers
  /** Those who are walking, and those who have just been hurt. */
  readonly walking: Explorers
  readonly hurt: Explorers
  /** The room whose beast has just been hit, or NONE. */
  readonly struckRoom: RoomId
  /** Where the last thing that was told happened. */
  readonly at: Place | undefined
}

function stageOf({ explorers }: View): Stage {
  const actors = explorers.map(({ place, live, keys, fragments }) => ({ place, live, keys, fragments }))
  return { actors, burst: undefined, ...CALM, ...QUIET, at: undefined }
}

/**
 * What is drawn while a part of the story is told. The position is already the one at its end, so everybody stands
 * where they stood before, and goes on line by line.
 */
export function staged(before: Stage, view: View, showing: readonly News[]): Stage {
  if (showing.length === 0) return stageOf(view)
  const actors = before.actors.map(actor => ({ ...actor }))
  let burst: Burst | undefined
  let weather: Weather = CALM
  let at: Place | undefined
  for (const news of showing) {
    burst = burstOf(actors, news)
    weather = weatherAfter(weather, news)
    apply(actors, news)
    at = placeOf(news, actors) ?? at
  }
  const last = showing.at(-1)
  return { actors, burst, ...weather, ...(last === undefined ? QUIET : actsOf(last)), at }
}

type Acts = Pick<Stage, 'walking' | 'hurt' | 'struckRoom'>

const QUIET: Acts = { walking: 0, hurt: 0, struckRoom: NONE }

/** Who moves by what has just been told: figures hop, and what is hit shakes. */
function actsOf(news: News): Acts {
  switch (news.what) {
    case 'stepped':
    case 'through':
    case 'put':
    case 'entered':
      return { ...QUIET, walking: news.explorers }
    case 'lost':
    case 'died':
      return { ...QUIET, hurt: 1 << news.explorer }
    case 'beastHit':
    case 'slain':
      return { ...QUIET, struckRoom: news.room }
    default:
      return QUIET
  }
}

type Weather = Pick<Stage, 'storm' | 'struck' | 'hit'>

const CALM: Weather = { storm: false, struck: 0, hit: 0 }

/** It gathers until its die has been read, and the spaces it strikes stay lit until those on them have paid for it. */
function weatherAfter(before: Weather, news: News): Weather {
  switch (news.what) {
    case 'mofTurn':
      return { ...CALM, storm: true }
    case 'rolled':
    case 'thrown':
    case 'played':
      return before
    case 'electroshock':
      return { storm: false, struck: news.number, hit: news.explorers }
    case 'lost':
      return before.struck > 0 ? before : CALM
    default:
      return CALM
  }
}

type Draft = { -readonly [K in keyof Actor]: Actor[K] }

function apply(actors: readonly Draft[], news: News): void {
  switch (news.what) {
    case 'stepped':
    case 'through':
    case 'put':
      for (const [id, actor] of actors.entries()) if (has(news.explorers, id)) actor.place = news.to
      break
    case 'entered':
      for (const [id, actor] of actors.entries()) if (has(news.explorers, id)) actor.place = roomPlace(news.room)
      break
    case 'lost':
    case 'gained':
    case 'revived':
      change(actors, news.explorer, { live: news.live })
      break
    case 'died':
      change(actors, news.explorer, { place: HUB, keys: 0, fragments: 0 })
      break
    case 'took': {
      const actor = actors[news.explorer]
      if (actor !== undefined) {
        change(actors, news.explorer, { keys: actor.keys + news.keys, fragments: actor.fragments + news.fragments })
      }
      break
    }
  }
}

function change(actors: readonly Draft[], id: ExplorerId, to: Partial<Actor>): void {
  const actor = actors[id]
  if (actor !== undefined) Object.assign(actor, to)
}

function burstOf(actors: readonly Actor[], news: News): Burst | undefined {
  const at = (id: ExplorerId): Place => actors[id]?.place ?? HUB
  switch (news.what) {
    case 'lost':
      return { place: at(news.explorer), text: `−${news.amount}`, tone: 'bad' }
    case 'gained':
      return { place: at(news.explorer), text: `+${news.amount}`, tone: 'good' }
    case 'died':
      return { place: news.place, text: 'dead', tone: 'bad' }
    case 'scored':
      return { place: at(news.explorer), text: news.won ? 'succeeds' : 'fails', tone: news.won ? 'good' : 'bad' }
    case 'dodged':
      return { place: at(news.explorer), text: 'dodged', tone: 'good' }
    case 'beastHit':
      return { place: roomPlace(news.room), text: 'hit', tone: 'good' }
    case 'slain':
      return { place: roomPlace(news.room), text: 'slain', tone: 'good' }
    case 'burst':
      return { place: roomPlace(news.room), text: 'burst', tone: 'bad' }
    case 'took':
      return { place: at(news.explorer), text: news.fragments > 0 ? 'fragment' : 'key', tone: 'good' }
    case 'revived':
      return { place: HUB, text: `Live ${news.live}`, tone: 'plain' }
    case 'perceived':
      return {
        place: roomPlace(news.room),
        text: news.success ? 'seen' : 'unseen',
        tone: news.success ? 'good' : 'plain',
      }
    case 'attacked':
      return { place: news.place, text: news.betrayal ? 'betrayal' : 'attack', tone: 'bad' }
    case 'unlocked':
      return { place: BEFORE_DOOR[news.door] ?? HUB, text: 'unlocked', tone: 'good' }
    case 'taskOver':
      return {
        place: BEFORE_DOOR[news.door] ?? HUB,
        text: news.success ? 'solved' : 'failed',
        tone: news.success ? 'good' : 'bad',
      }
    case 'prize':
      return { place: at(news.explorer), text: news.item === 'fragment' ? 'fragment' : 'card', tone: 'good' }
    default:
      return undefined
  }
}

/** The stage that follows the story. */
export function useStage(view: View, showing: readonly News[]): Stage {
  return useStaging<Stage, View, News>(view, showing, before => staged(before ?? stageOf(view), view, showing))
}
