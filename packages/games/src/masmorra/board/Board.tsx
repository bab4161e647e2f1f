import { sameData } from '@undercroft/kernel'
import { useMemo, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { Menu } from '../../drawing/Menu.tsx'
import { activeHero } from '../state/heroes.ts'
import type { Level, Masmorra } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { AbilityDocks } from './AbilityDocks.tsx'
import { Banner } from './Banner.tsx'
import { DiceTray } from './DiceTray.tsx'
import { Dungeon } from './Dungeon.tsx'
import { type Deeds, roomOfThing } from './deeds.ts'
import { Fight } from './Fight.tsx'
import { Interrupt } from './Interrupt.tsx'
import { Levels } from './Levels.tsx'
import { Lights } from './Lights.tsx'
import { MarksOnBoard, marksOf } from './marks.ts'
import { HeroPicker, LevelUp } from './Pickers.tsx'
import { Supply } from './Supply.tsx'
import { stageOf } from './stage.ts'
import { lastRoom } from './story.ts'
import { Triumph } from './Triumph.tsx'
import { useHand } from './useHand.ts'

type Props = BoardProps<Masmorra>
const LEVELS = [1, 2, 3] as const
const MENU = { menu: 'ma-menu', item: 'ma-act', close: 'ma-act-quiet' }

/** The table is the dungeon: over its edges lie what is asked and what is fought, the dice and what they can be docked on. */
export function Board(props: Props) {
  const { seen, showing, pace, choose, point } = props
  const { view } = seen
  const hand = useHand(props)
  const played = levelOf(props)
  const [own, setOwn] = useState<{ readonly level: Level | 'all'; readonly since: Level }>()
  // The viewer's choice of level holds until the play moves to another one.
  const wanted = own !== undefined && (own.level === 'all' || own.since === played) ? own.level : played
  const known = LEVELS.filter(each => view.rooms.some(room => room.level === each))
  const shown = wanted === 'all' && known.length > 1 ? known : [wanted === 'all' ? played : wanted]
  const covered = isCovered(props)
  const { ask, advised, nextBest, pointed } = props
  const marks = useMemo(
    () => marksOf({ ask, seen, advised, nextBest, pointed }),
    [ask, seen, advised, nextBest, pointed],
  )
  const live = known.filter(level => !shown.includes(level) && hasDeeds(hand.deeds, view, level))
  return (
    <MarksOnBoard value={marks}>
      <div className="ma-table" style={{ '--ma-pace': `${pace}ms` }} data-covered={covered ? '' : undefined}>
        <Lights />
        <div className="ma-depths">
          {shown.map((level, i) => (
            <Dungeon
              key={level}
              {...props}
              level={level}
              hand={hand}
              covered={covered && i === 0}
              many={shown.length > 1}
            />
          ))}
        </div>
        <header className="ma-hud">
          <Levels
            known={known}
            shown={shown}
            played={played}
            live={live}
            news={view.rooms[lastRoom(showing, view, stageOf(view)) ?? -1]?.level}
            onShow={level => setOwn({ level: level === 'all' && wanted === 'all' ? played : level, since: played })}
          />
          <Banner {...props} />
          <Supply seen={seen} level={shown.includes(played) ? played : (shown[0] ?? played)} />
        </header>
        <Fight {...props} />
        <Interrupt {...props} />
        <footer className="ma-foot">
          <AbilityDocks {...props} hand={hand} />
          <DiceTray {...props} hand={hand} />
        </footer>
        <Triumph {...props} />
        <HeroPicker {...props} />
        <LevelUp {...props} />
        {hand.menu !== undefined && (
          <Menu
            title={hand.menu.title}
            items={hand.menu.deeds}
            classes={MENU}
            says={({ says }) => says}
            advised={({ choice }) => sameData(choice, props.advised)}
            onPick={({ choice }) => {
              hand.close()
              choose(choice)
            }}
            onLook={({ choice }) => point?.(choice)}
            onClose={hand.close}
          />
        )}
      </div>
    </MarksOnBoard>
  )
}

/** Whether something on that level can be touched now. */
function hasDeeds(deeds: Deeds, view: View, level: Level): boolean {
  return [...deeds.keys()].some(thing => view.rooms[roomOfThing(view, thing) ?? -1]?.level === level)
}

/** Where the play is: the tile being laid, or the active Hero. */
function levelOf({ seen: { view, frames } }: Props): Level {
  const frame = frames.at(-1)
  if (frame?.phase === 'place' || frame?.phase === 'placeTrap') return frame.level
  return view.rooms[activeHero(view).room]?.level ?? 1
}

/** Whether the panel of a fight or an interrupt lies over the dungeon. */
function isCovered({ seen: { view, frames, outcome }, ask }: Props): boolean {
  return (view.combat.on && outcome === undefined) || (ask !== undefined && frames.at(-1)?.phase === 'window')
}
