import { useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { EVIL } from '../content/evil.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { WINDOWS } from '../content/windows.ts'
import { cardOf } from '../decks.ts'
import { activeHero, heroOf } from '../heroes.ts'
import { lastRound } from '../options.ts'
import type { Level, Masmorra } from '../state.ts'
import { tileFacts } from '../tiles.ts'
import { DiceTray } from './DiceTray.tsx'
import { Dungeon } from './Dungeon.tsx'
import { Fight } from './Fight.tsx'
import { SignIcon } from './Sign.tsx'

type Props = BoardProps<Masmorra>
const LEVELS = [1, 2, 3] as const

/** The table: one level of the dungeon at a time, the dice below it, and the fight over it. */
export function Board(props: Props) {
  const { seen, pace } = props
  const { view } = seen
  const played = levelOf(props)
  const [own, setOwn] = useState<{ readonly level: Level; readonly since: Level }>()
  // One looks where one likes, until the play goes to another level.
  const level = own !== undefined && own.since === played ? own.level : played
  const known = LEVELS.filter(each => view.rooms.some(room => room.level === each))
  return (
    <div className="ma-table" style={{ '--ma-pace': `${pace}ms` }}>
      <Banner {...props} />
      <div className="ma-scene">
        <nav className="ma-levels" aria-label="Levels">
          {known.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === level}
              onClick={() => setOwn({ level: each, since: played })}
            >
              Level {each}
              {each === played && <span className="ma-unseen">, where the play is</span>}
            </button>
          ))}
          <Stacks {...props} level={level} />
        </nav>
        <Dungeon key={level} {...props} level={level} />
        <Fight {...props} />
        <Interrupt {...props} />
      </div>
      <DiceTray {...props} />
    </div>
  )
}

/** Where the play is: the tile being laid, or the active Hero. */
function levelOf({ seen: { view, frames } }: Props): Level {
  const frame = frames.at(-1)
  if (frame?.phase === 'place' || frame?.phase === 'placeTrap') return frame.level
  return view.rooms[activeHero(view).room]?.level ?? 1
}

/** Whose turn it is, and what the turn is about; what an Evil card does to it. */
function Banner({ seen }: Props) {
  const { view } = seen
  const hero = activeHero(view)
  const { evil, stage, dmMp } = view.turn
  return (
    <div className="ma-banner">
      <span>
        {view.options.mode === 'alliance' ? (
          <>
            <SignIcon name="hourglass" /> {view.time} of 21
          </>
        ) : (
          `Round ${view.round} of at most ${lastRound(view.options)}`
        )}
        {view.ending && <b> the last round</b>}
      </span>
      {hero.id !== 'none' && (
        <span className={`ma-banner-hero ma-seat-${view.turn.player}`}>{HERO_NAMES[hero.id]}</span>
      )}
      {stage === 'dm' && <span className="ma-banner-dm">Dungeon Master: {dmMp} moves for monsters</span>}
      {evil !== 'none' && (
        <span className="ma-banner-evil" title={EVIL[evil].says}>
          <b>{EVIL[evil].name}</b>: {EVIL[evil].says}
        </span>
      )}
    </div>
  )
}

/** The tile that the next exploring lays, and how many are left. */
function Stacks({ seen: { view }, level }: Props & { readonly level: Level }) {
  const stack = view.stacks[level - 1]
  if (stack === undefined) return undefined
  const left = stack.rest.length + stack.bottom.length + (view.ahead[level - 1] ?? 0)
  return (
    <span className="ma-stack">
      {stack.up === 'none' ? 'No tile left' : `Next: ${tileFacts(stack.up).name}`} · {left} more
    </span>
  )
}

/** What a window is about, and the cards on the stack, the last one first (MA-19.6). */
function Interrupt({ seen, ask }: Props) {
  const { view, frames } = seen
  const frame = frames.at(-1)
  if (frame?.phase !== 'window' || ask === undefined) return undefined
  const whose = heroOf(view, frame.player)
  return (
    <section className="ma-interrupt" aria-label="A moment to interrupt" data-tells="below">
      <p>
        {whose.id === 'none' ? '' : `${HERO_NAMES[whose.id]}: `}
        {WINDOWS[frame.window]}.
      </p>
      {view.stack.length > 0 && (
        <ol reversed>
          {[...view.stack].reverse().map((played, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack of cards has only its order
            <li key={i} data-cancelled={played.cancelled ? '' : undefined}>
              <b>{cardOf(played.card).name}</b>: {cardOf(played.card)[played.part].says}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
