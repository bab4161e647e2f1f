import type { BoardProps } from '../../board.ts'
import { DOORS, NONE, ROOMS } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import { ROLLED_TRAITS, type RolledTrait, SIDE_CARD_NAMES, TRAIT_NAMES } from '../content/rooms.ts'
import { scoreOf } from '../rules/04-score-rolls/scores.ts'
import { type ElectroDungeon, type ExplorerId, explorerOf, has, seatOf } from '../state/state.ts'
import type { ExplorerView } from '../state/view.ts'
import { sayClaim } from '../words/labels.ts'
import { sayWhere } from '../words/places.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { GlyphIcon } from './Glyph.tsx'
import { Hand } from './Hand.tsx'
import { letterOf, shapeOf } from './seats.ts'

type Props = BoardProps<ElectroDungeon>

/** Beside the board: the viewer's own hand, everybody's traits and what they carry, what was claimed, and the decks. */
export function Side(props: Props) {
  const { seen, viewer } = props
  const { view } = seen
  const own = viewer === 'spectator' ? NONE : explorerOf(viewer)
  const order = view.order.length > 0 ? view.order : [...view.explorers.keys()]
  return (
    <div className="ed-panel">
      <Hand {...props} />
      {[...order]
        .sort((a, b) => Number(b === own) - Number(a === own))
        .map(id => (
          <Sheet key={letterOf(id)} id={id} table={props} />
        ))}
      <section className="ed-sheet">
        <h3>The Master of Fates</h3>
        <p>
          {view.mofCards} {view.mofCards === 1 ? 'card' : 'cards'} in hand
          {view.mofEffect !== NONE && (
            <>
              , <b>{CARDS[view.mofEffect]?.name}</b> in effect
            </>
          )}
        </p>
        <p className="ed-sheet-foot">
          Decks: {view.decks[0]} for Explorers, {view.decks[1]} for the Master
        </p>
      </section>
      <Claims {...props} />
    </div>
  )
}

function Sheet({ id, table }: { readonly id: ExplorerId; readonly table: Props }) {
  const explorer = table.seen.view.explorers[id]
  if (explorer === undefined) return undefined
  const player = table.sitters.find(({ seat }) => seat === seatOf(id))?.player ?? ''
  const mates = table.seen.view.explorers.flatMap((other, i) =>
    i !== id && explorer.group !== NONE && other.group === explorer.group ? [letterOf(i)] : [],
  )
  const { leader, members } = table.seen.view.turn
  const leads = leader === id && members !== 1 << id && has(members, id)
  return (
    <section className={`ed-sheet ed-seat-${id}`} data-turn={table.seen.view.turn.leader === id ? '' : undefined}>
      <h3>
        <svg viewBox="-16 -16 32 32" className="ed-crest" aria-hidden="true">
          <path className="ed-token" d={shapeOf(id)} />
        </svg>
        {letterOf(id)} <span>{player}</span>
        <small className="ed-sheet-where">{sayWhere(explorer.place)}</small>
      </h3>
      <Traits explorer={explorer} />
      <p className="ed-sheet-foot">
        {explorer.keys > 0 && <Count sign="key" count={explorer.keys} says="Small Keys" />}
        {explorer.fragments > 0 && <Count sign="fragment" count={explorer.fragments} says="fragments" />}
        {explorer.cards > 0 && <Count sign="reward" count={explorer.cards} says="reward cards" />}
        {mates.length > 0 && (
          <span>
            <GlyphIcon name="group" /> {leads ? 'leads' : 'with'} {mates.join(', ')}
          </span>
        )}
        {explorer.effect !== NONE && <span>{CARDS[explorer.effect]?.name} in effect</span>}
        {explorer.roared > 0 && <span>roared at: Fight 1 lower</span>}
      </p>
    </section>
  )
}

function Traits({ explorer }: { readonly explorer: ExplorerView }) {
  if (explorer.start.length === 0) return <p className="ed-sheet-foot">Sharing out its points</p>
  return (
    <dl className="ed-sheet-traits">
      {ROLLED_TRAITS.map(trait => (
        <div key={trait}>
          <dt>
            <GlyphIcon name={trait} />
            {TRAIT_NAMES[trait]}
          </dt>
          <dd data-changed={changeOf(explorer, trait)}>{scoreOf(explorer, trait)}</dd>
        </div>
      ))}
      <div className="ed-live">
        <dt>
          <GlyphIcon name="live" />
          {TRAIT_NAMES.live}
        </dt>
        <dd>{explorer.live}</dd>
      </div>
    </dl>
  )
}

/** Whether a card or a roar makes a score other than its base. */
function changeOf(explorer: ExplorerView, trait: RolledTrait): 'more' | 'less' | undefined {
  const score = scoreOf(explorer, trait)
  if (score === explorer[trait]) return undefined
  return score > explorer[trait] ? 'more' : 'less'
}

interface CountProps {
  readonly sign: 'key' | 'fragment' | 'reward'
  readonly count: number
  readonly says: string
}

function Count({ sign, count, says }: CountProps) {
  return (
    <span title={`${count} ${says}`}>
      <GlyphIcon name={sign} /> {count}
      <span className="unseen"> {says}</span>
    </span>
  )
}

/** What people said lies where, true or not (ED-5.43), and a way to say something oneself. */
function Claims(props: Props) {
  const { seen, sitters } = props
  const { claims } = seen.view
  return (
    <section className="ed-sheet" aria-label="Claims, true or not">
      <h3>
        <GlyphIcon name="talk" /> Said, true or not
      </h3>
      {claims.length === 0 ? (
        <p className="ed-sheet-foot">Nobody has claimed anything yet.</p>
      ) : (
        <ul className="ed-claims">
          {claims.map(claim => {
            const where = 'room' in claim ? `room ${ROOMS[claim.room]}` : `the ${DOORS[claim.door]} door`
            return (
              <li key={`${claim.seat} ${where}`}>
                {sitters.find(({ seat }) => seat === claim.seat)?.player}: {where} is{' '}
                {'room' in claim ? sayClaim(claim.says) : SIDE_CARD_NAMES[claim.says]}
              </li>
            )
          })}
        </ul>
      )}
      <ClaimForm {...props} />
    </section>
  )
}
