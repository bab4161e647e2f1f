import type { BoardProps } from '../../board.ts'
import { NONE } from '../content/board.ts'
import { type ElectroDungeon, has, seatOf } from '../state/state.ts'
import { GlyphIcon } from './Glyph.tsx'
import { handOf } from './Hand.tsx'
import { MoveDie } from './MoveDie.tsx'
import { letterOf } from './seats.ts'
import { Tracker } from './Tracker.tsx'

interface StripProps extends BoardProps<ElectroDungeon> {
  /** Whether the viewer's cards lie over the board. */
  readonly cards: boolean
  onCards(cards: boolean): void
}

/**
 * Above the maze: the round, whose turn it is and with whom, what is found of what they look for, where lightning struck
 * last, the Move die and one's cards.
 */
export function Strip(props: StripProps) {
  const { seen, sitters, ask, advised, cards, onCards } = props
  const { view } = seen
  const { leader, members } = view.turn
  const name = sitters.find(({ seat }) => seat === seatOf(leader))?.player
  const others = [...view.explorers.keys()].filter(id => id !== leader && has(members, id)).map(letterOf)
  const left = view.lastRound - view.round
  const hand = handOf(props)
  return (
    <div className="ed-strip" data-tells="above">
      <span className="ed-strip-round">
        {view.round === 0 ? (
          'Setting up'
        ) : (
          <>
            <span className="ed-strip-long">Round </span>
            {view.round} of {view.lastRound}
          </>
        )}
        {view.round > 0 && left < 5 && <b> {left === 0 ? 'the last one' : `${left} left`}</b>}
      </span>
      {view.round > 0 && (
        <span className={leader === NONE ? 'ed-strip-turn' : `ed-strip-turn ed-seat-${leader}`}>
          {leader === NONE ? 'The Master of Fates' : `${letterOf(leader)} · ${name ?? ''}`}
          {leader !== NONE && others.length > 0 && ` leads ${others.join(', ')}`}
        </span>
      )}
      <Tracker view={view} />
      <Lightning {...props} />
      <MoveDie {...props} />
      {hand.length > 0 && (
        <button
          type="button"
          className="ed-button ed-strip-cards"
          aria-expanded={cards}
          data-advised={advised?.[0] === 'play' && !cards ? '' : undefined}
          data-can={ask?.options.some(([verb]) => verb === 'play') ? '' : undefined}
          onClick={() => onCards(!cards)}
        >
          <GlyphIcon name="reward" /> {hand.length}
          <span className="ed-strip-long">{hand.length === 1 ? 'card' : 'cards'}</span>
          <span className="unseen"> of yours</span>
        </button>
      )}
    </div>
  )
}

/** The number that was struck since the viewer last chose, and whom it hit: told for who looked away. */
function Lightning({ recent = [] }: StripProps) {
  const last = recent.findLast(({ what }) => what === 'electroshock')
  if (last?.what !== 'electroshock') return undefined
  const hit = Array.from({ length: 5 }, (_, id) => id).filter(id => has(last.explorers, id))
  return (
    <span className="ed-strip-bolt" title={`Lightning struck every ${last.number}`}>
      <GlyphIcon name="bolt" />
      <span className="unseen">Lightning struck every </span>
      {last.number}
      {hit.length > 0 && <b> hit {hit.map(letterOf).join(', ')}</b>}
    </span>
  )
}
