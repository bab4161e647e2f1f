import type { ReactNode } from 'react'
import type { BoardProps } from '../../board.ts'
import { heroCard } from '../state/content.ts'
import type { Space } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { Acts } from './Acts.tsx'
import { Dice } from './Dice.tsx'
import { HeroIcon } from './Figure.tsx'
import { HandBar } from './HandBar.tsx'
import type { Hand } from './hand.ts'
import { Hearts, Purse } from './Icons.tsx'
import { heroName, seatOf } from './pieces.ts'
import { Satchel } from './Satchel.tsx'
import { StepBar } from './StepBar.tsx'
import type { Shows } from './Switches.tsx'
import type { Stage } from './stage.ts'
import { Pans } from './TowerWindow.tsx'
import type { Pan } from './usePan.ts'
import type { Place } from './where.ts'

export interface TrayProps {
  readonly table: BoardProps<Platformer>
  readonly stage: Stage
  readonly hand: Hand
  readonly drawer: 'shop' | 'cards' | undefined
  readonly shows: Shows
  onShows(shows: Shows): void
  readonly pan: Pan
  /** Where the window goes when the player looks for the own Hero. */
  readonly home: Space
  /** Where the answer is that is pointed at or advised. */
  readonly lit: Place | undefined
  onHand(hand: Hand): void
  onDrawer(drawer: 'shop' | 'cards' | undefined): void
  /** A die was dropped on something that is not a die. */
  onDrop(hand: Hand, x: number, y: number): void
}

/** Everything that is handled: whose Turn it is, the dice, what is in hand, and what may always be done. */
export function Tray(props: TrayProps) {
  const { table, stage } = props
  return (
    <section className="pl-tray" aria-label="Dice and Actions">
      <StepBar view={stage.view} thrown={stage.thrown} />
      <Whose view={stage.view} table={table}>
        <Pans pan={props.pan} me={props.home} />
      </Whose>
      <Dice {...props} />
      <HandBar {...props} />
      <Acts {...props} />
      <Satchel table={table} onHand={props.onHand} />
    </section>
  )
}

interface WhoseProps {
  readonly view: View
  readonly table: BoardProps<Platformer>
  readonly children: ReactNode
}

/** Whose Turn it is, and what that Hero has. */
function Whose({ view, table, children }: WhoseProps) {
  const player = view.players[view.active]
  if (player === undefined) return undefined
  const { hero, hearts, coins, gems } = player
  const sitter = table.sitters.find(({ seat }) => seat === view.active)
  const mine = table.viewer === view.active && table.seen.outcome === undefined
  return (
    <div className="pl-whose" style={{ '--pl-seat': seatOf(view.active).colour }}>
      {hero !== 'none' && <HeroIcon hero={hero} seat={view.active} />}
      <span className="pl-whose-words">
        <b>{heroName(hero)}</b>
        <small>{mine ? 'your turn' : (sitter?.player ?? '')}</small>
      </span>
      {children}
      <span className="pl-whose-has">
        {hero !== 'none' && <Hearts left={hearts} full={heroCard(view, player).health} />}
        <span className="pl-whose-purses" data-drop="coin">
          <Purse what="Coin" many={coins} />
          <Purse what="Gem" many={gems} />
        </span>
      </span>
    </div>
  )
}
