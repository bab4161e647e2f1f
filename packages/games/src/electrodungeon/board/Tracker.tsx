import { DOORS } from '../content/board.ts'
import { FRAGMENTS, SIDE_CARD_NAMES, SMALL_KEYS } from '../content/rooms.ts'
import type { DoorView, View } from '../state/view.ts'
import { fragmentsHeld } from '../words/aims.ts'
import { DOOR_SHAPES } from './DoorPiece.tsx'
import { Glyph, GlyphIcon } from './Glyph.tsx'

/** What is found of what one looks for: the fragments, the keys, and the six doors with what is known of each. */
export function Tracker({ view }: { readonly view: View }) {
  const held = fragmentsHeld(view)
  const keys = view.explorers.reduce((sum, explorer) => sum + explorer.keys, view.keysUsed)
  return (
    <span className="ed-tracker">
      <span className="ed-tracker-part" title={`${held} of ${FRAGMENTS} fragments found`}>
        <span className="unseen">
          {held} of {FRAGMENTS} fragments found,{' '}
        </span>
        {Array.from({ length: FRAGMENTS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of like slots
          <span key={i} className="ed-slot" data-full={i < held ? '' : undefined}>
            <GlyphIcon name="fragment" />
          </span>
        ))}
      </span>
      <span className="ed-tracker-part" title={`${keys} of ${SMALL_KEYS} Small Keys found`}>
        <GlyphIcon name="key" />
        {keys}
        <span className="unseen"> of {SMALL_KEYS} Small Keys found,</span>
      </span>
      <span className="ed-tracker-part ed-tracker-doors">
        {view.doors.map((door, id) => (
          <span key={DOORS[id]} title={doorText(door, id)}>
            <span className="unseen">{doorText(door, id)}, </span>
            <svg viewBox="-13 -13 26 26" className={`ed-tracker-door ed-door-${DOORS[id]}`} aria-hidden="true">
              <path data-open={door.locked ? undefined : ''} d={DOOR_SHAPES[id]} />
              <Glyph name={signOf(door)} size={12} />
            </svg>
          </span>
        ))}
      </span>
    </span>
  )
}

function signOf({ locked, done, card }: DoorView) {
  if (card === 'lock') return 'fragment'
  if (done) return 'done'
  return locked ? 'lock' : (card ?? 'open')
}

function doorText({ locked, done, card }: DoorView, id: number): string {
  const behind = card === undefined ? '' : card === 'lock' ? ': the true exit' : `: ${SIDE_CARD_NAMES[card]}`
  return `${DOORS[id]} door ${done && card !== 'lock' ? 'done' : locked ? 'locked' : 'open'}${behind}`
}
