import { useState } from 'react'
import { upTo } from '../../../content/pick.ts'
import { diceInPlay } from '../../../rules/13-trials/liars-volts.ts'
import { CUP } from '../../../state/trial-moves.ts'
import type { LiarsVolts } from '../../../state/trials.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { Die, HiddenDie } from '../lab/Die.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** Cups on the table; only one's own is lifted. */
export function LiarsVoltsPanel(props: PanelProps<LiarsVolts>) {
  const { seen, me, names, offers } = props
  const { bid, called } = seen
  return (
    <Arena
      {...props}
      stage={`${diceInPlay(seen)} dice in play`}
      isIn={seen.isIn}
      note={
        offers.length > 0
          ? bid === undefined
            ? 'You begin: how many dice, of all, show which face?'
            : 'Raise the bid, or call it a lie.'
          : `${names[seen.turn]} is to bid.`
      }
      hand={<Bidding key={`${bid?.count} ${bid?.face}`} {...props} />}
    >
      <div className="ed-cups">
        <p className="ed-bid-plate">
          {bid === undefined ? (
            'No bid yet'
          ) : (
            <>
              {names[bid.by]}: at least <b>{bid.count}</b> × <Die face={bid.face} tone="lit" />
            </>
          )}
        </p>
        <ul className="ed-cup-row">
          {[...seen.cups.entries()].map(([who, dice]) => (
            <li
              key={who}
              className="ed-cup"
              data-out={seen.isIn[who] ? undefined : ''}
              data-turn={seen.turn === who ? '' : undefined}
            >
              <span>{who === me ? 'Your cup' : names[who]}</span>
              <span className="ed-cup-dice">
                {dice.length > 0
                  ? [...dice.entries()].map(([i, face]) => (
                      <Die key={i} face={face} tone={face === bid?.face ? 'lit' : 'plain'} />
                    ))
                  : upTo(seen.isIn[who] ? CUP : 0).map(i => <HiddenDie key={i} />)}
              </span>
            </li>
          ))}
        </ul>
        {called !== undefined && (
          <p className="ed-called">
            Last call, by {names[called.by]}: {called.count} of the {called.bid.count} bid showed{' '}
            <Die face={called.bid.face} />. {names[called.out]} is out.
          </p>
        )}
      </div>
    </Arena>
  )
}

/** How many, and of which face; it begins with the lowest raise. */
function Bidding({ seen, offers, onMove }: PanelProps<LiarsVolts>) {
  const lowest = offers.find(move => move[0] === 'raise')
  const [count, setCount] = useState(lowest?.[0] === 'raise' ? lowest[1] : 1)
  const [face, setFace] = useState(lowest?.[0] === 'raise' ? lowest[2] : 1)
  return (
    <div className="ed-bidding">
      {lowest !== undefined && (
        <>
          <div className="ed-stepper">
            <button
              type="button"
              className="ed-tube-nudge"
              aria-label="Fewer"
              onClick={() => setCount(Math.max(1, count - 1))}
            >
              −
            </button>
            <output>
              {count} <span>×</span>
            </output>
            <button
              type="button"
              className="ed-tube-nudge"
              aria-label="More"
              onClick={() => setCount(Math.min(diceInPlay(seen), count + 1))}
            >
              +
            </button>
          </div>
          <div className="ed-faces" role="radiogroup" aria-label="Face">
            {upTo(6).map(i => (
              // biome-ignore lint/a11y/useSemanticElements: a die to touch, reached with Tab like its neighbours
              <button
                key={i}
                type="button"
                role="radio"
                className="ed-face"
                aria-checked={face === i + 1}
                aria-label={`Face ${i + 1}`}
                onClick={() => setFace(i + 1)}
              >
                <Die face={i + 1} tone={face === i + 1 ? 'lit' : 'plain'} />
              </button>
            ))}
          </div>
          <MoveButton move={['raise', count, face]} offers={offers} className="ed-lab-button ed-raise" onMove={onMove}>
            Bid {count} × {face}
          </MoveButton>
        </>
      )}
      {seen.bid !== undefined && (
        <MoveButton move={['callBid']} offers={offers} className="ed-lab-button ed-call" onMove={onMove} />
      )}
    </div>
  )
}
