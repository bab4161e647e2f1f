import { useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { Menu } from '../../drawing/Menu.tsx'
import { activeHero } from '../heroes.ts'
import type { Level, Masmorra } from '../state.ts'
import { tileFacts } from '../tiles.ts'
import { AbilityDocks } from './AbilityDocks.tsx'
import { Banner } from './Banner.tsx'
import { DiceTray } from './DiceTray.tsx'
import { Dungeon } from './Dungeon.tsx'
import { Fight } from './Fight.tsx'
import { Interrupt } from './Interrupt.tsx'
import { Lights } from './Lights.tsx'
import { HeroPicker, LevelUp } from './Pickers.tsx'
import { useHand } from './useHand.ts'

type Props = BoardProps<Masmorra>
const LEVELS = [1, 2, 3] as const
const MENU = { menu: 'ma-menu', item: 'ma-act', close: 'ma-act-quiet' }

/** The table: one level of the dungeon at a time, the dice and what they can be docked on below it, and the fight over it. */
export function Board(props: Props) {
  const { seen, pace, choose } = props
  const { view } = seen
  const hand = useHand(props)
  const played = levelOf(props)
  const [own, setOwn] = useState<{ readonly level: Level; readonly since: Level }>()
  // One looks where one likes, until the play goes to another level.
  const level = own !== undefined && own.since === played ? own.level : played
  const known = LEVELS.filter(each => view.rooms.some(room => room.level === each))
  return (
    <div className="ma-table" style={{ '--ma-pace': `${pace}ms` }}>
      <Lights />
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
        <Dungeon key={level} {...props} level={level} hand={hand} />
        <Fight {...props} />
        <Interrupt {...props} />
        <HeroPicker {...props} />
        <LevelUp {...props} />
        {hand.menu !== undefined && <Menu {...hand.menu} classes={MENU} choose={choose} onClose={hand.close} />}
      </div>
      <DiceTray {...props} hand={hand} />
      <AbilityDocks {...props} hand={hand} />
    </div>
  )
}

/** Where the play is: the tile being laid, or the active Hero. */
function levelOf({ seen: { view, frames } }: Props): Level {
  const frame = frames.at(-1)
  if (frame?.phase === 'place' || frame?.phase === 'placeTrap') return frame.level
  return view.rooms[activeHero(view).room]?.level ?? 1
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
