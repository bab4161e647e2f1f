import { sameData } from '@undercroft/kernel'
import { Menu } from '../../drawing/Menu.tsx'
import type { Point } from '../../drawing/shapes.ts'
import type { Face } from '../content/dice.ts'
import type { Choice } from '../state/choices.ts'
import { sourceOf } from '../state/sources.ts'
import type { View } from '../state/view.ts'
import { DieIcon } from './Die.tsx'
import { sayDanger } from './danger.ts'
import { type Deed, sayDeed } from './deed.ts'
import { GemIcon } from './Icons.tsx'

interface DeedMenuProps {
  readonly title: string
  /** In parts of the drawing. */
  readonly at: Point
  readonly view: View
  readonly seat: number
  readonly deeds: readonly Deed[]
  readonly advised: Choice | undefined
  onPick(deed: Deed): void
  onLook(deed: Deed): void
  onClose(): void
}

const CLASSES = { menu: 'pl-menu', item: 'pl-menu-deed' }

/** A target with more than one way to get at it: the cheapest dice first, each way with what it takes. */
export function DeedMenu({ title, at, view, seat, deeds, advised, ...on }: DeedMenuProps) {
  return (
    <Menu
      title={title}
      head={<p className="pl-menu-title">{title}</p>}
      items={deeds}
      classes={CLASSES}
      place={{ at, gap: 0.065 }}
      scrolls={false}
      fleeting
      onPointerDown={event => event.stopPropagation()}
      says={sayDeed}
      fails={isVain}
      advised={({ plan }) => sameData(plan[0], advised)}
      show={deed => (
        <>
          <span className="pl-menu-what">{WHAT[deed.kind]}</span>
          <Cost deed={deed} special={view.players[seat]?.special ?? 'blank'} />
          {deed.strike !== undefined && (
            <span className="pl-menu-sum">
              {deed.strike.wounds} / {deed.strike.health}
            </span>
          )}
          <Risk deed={deed} />
        </>
      )}
      {...on}
    />
  )
}

const WHAT: { readonly [K in Deed['kind']]: string } = {
  move: 'Go',
  push: 'Push',
  attack: 'Strike',
  claw: 'Drag',
  spawn: 'Come on',
  portal: 'Portal',
  stop: 'Stop here',
  place: 'Put it here',
  take: 'Take',
}

/** PL-11.4: an Attack that would not reach the Enemy's Health does nothing. */
export const isVain = ({ strike }: Deed): boolean => strike !== undefined && strike.wounds < strike.health

/** The dice that a deed would take, and the Gems. */
function Cost({ deed, special }: { readonly deed: Deed; readonly special: Face | 'blank' }) {
  return (
    <span className="pl-menu-cost">
      {deed.sources.flatMap((id, i) => {
        const { kind, dice } = sourceOf(id)
        // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have nothing but their place
        if (kind === 'special') return [<DieIcon key={i} kind="special" face={special} />]
        // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have nothing but their place
        return dice.map((face, j) => <DieIcon key={`${i} ${j}`} kind="action" face={face} />)
      })}
      {deed.gems > 0 && (
        <span className="pl-menu-gems">
          <GemIcon /> {deed.gems}
        </span>
      )}
    </span>
  )
}

function Risk({ deed }: { readonly deed: Deed }) {
  const said = isVain(deed) ? 'fails' : sayDanger(deed.danger)
  return said === undefined ? undefined : <span className="pl-menu-danger">{said}</span>
}
