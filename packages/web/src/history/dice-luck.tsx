import { useState } from 'react'
import { callText } from '../online/api.ts'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import { loadBook } from '../store/tables.ts'
import { added, type Faces, type Fairness, fairnessOf, ODD, sayChance, sayFairness } from './dice.ts'
import type { PastGame } from './past-game.ts'
import { openReader } from './reader.ts'

interface Found {
  readonly mine: Fairness | undefined
  readonly all: Fairness | undefined
  /** Games that could be played again by the rules of today, and others. */
  readonly games: number
  readonly left: number
}

/** Whether the dice were fair: over all games, as whoever looks only at lost ones finds bad dice there. */
export function DiceLuck({ games }: { readonly games: readonly PastGame[] }) {
  const [done, setDone] = useState<number>()
  const [found, setFound] = useState<Found>()
  const look = async () => {
    setFound(undefined)
    setDone(0)
    setFound(await judge(games, setDone))
    setDone(undefined)
  }
  return (
    <section className="fair" aria-labelledby="fair">
      <h2 id="fair">Is my luck fair?</h2>
      <p>
        Every open die of {games.length === 1 ? 'your game' : `your ${games.length} games`} is counted, whatever is
        filtered on this page: whoever looks only at lost games finds bad dice in them.
      </p>
      <button type="button" className="button" disabled={done !== undefined} onClick={() => void look()}>
        <Icon name="dice" /> {found === undefined ? 'Count the dice' : 'Count again'}
      </button>
      <div role="status">
        {done !== undefined && (
          <p>
            {done} of {counted(games.length, 'game')} counted …
          </p>
        )}
        {found !== undefined && <Judgement {...found} />}
      </div>
    </section>
  )
}

function Judgement({ mine, all, games, left }: Found) {
  return (
    <div className="fair-found">
      {mine === undefined ? (
        <p>You have not thrown an open die yet.</p>
      ) : (
        <>
          <p className="fair-verdict">{sayFairness(mine.whole, 'your dice')}</p>
          {mine.dice.map(({ sides, counts, rolls, chance }) => (
            <figure key={sides} className="fair-die">
              <figcaption>
                Dice with {sides} sides: {counted(rolls, 'roll')}, p = {sayP(chance)}
              </figcaption>
              <FaceBars counts={counts} />
            </figure>
          ))}
        </>
      )}
      {all !== undefined && <p>{sayFairness(all.whole, 'the dice of everybody at these tables')}</p>}
      {all !== undefined && <Looks {...all} />}
      {left > 0 && (
        <p className="muted">
          {counted(games, 'game')} counted; {left} could not be, as their rules have changed or they are out of reach.
        </p>
      )}
    </div>
  )
}

/** Many kinds were looked at: the oddest of them looks odd by chance alone. */
function Looks({ kinds, oddest }: Fairness) {
  const [first] = kinds
  if (first === undefined || kinds.length < 2) return undefined
  return (
    <p className="muted">
      Of {kinds.length} kinds of rolls “{first.label}” was the oddest (p = {sayP(first.chance)}). The oddest of so many
      is at least as odd in {sayChance(oddest)} histories with fair dice
      {oddest < ODD ? ': that is rare.' : ': nothing to worry about.'} Whoever looks after every game sees an alarm at
      some time, however fair the dice are.
    </p>
  )
}

function FaceBars({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(...counts)
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return (
    <ol className="fair-faces" style={{ '--sides': counts.length, '--due': due / most }}>
      {counts.map((count, face) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face is its index
        <li key={face}>
          <span className="fair-bar" style={{ '--part': count / most }} />
          <span className="fair-count">{count}</span>
          <span className="fair-face">
            <span className="unseen">times </span>
            {face + 1}
          </span>
        </li>
      ))}
    </ol>
  )
}

function sayP(chance: number): string {
  return chance < 0.001 ? 'under 0.001' : chance.toFixed(3)
}

/** Plays all games again, one after the other, and adds up their dice. */
async function judge(games: readonly PastGame[], tell: (done: number) => void): Promise<Found> {
  const reader = openReader()
  const [mine, all]: [Faces[], Faces[]] = [[], []]
  let counted = 0
  try {
    for (const [i, game] of games.entries()) {
      const text = await recordOf(game)
      const dice = text === undefined ? undefined : (await reader.read({ text, mine: game.mine })).dice
      if (dice !== undefined) {
        mine.push(...dice.mine)
        all.push(...dice.all)
        counted++
      }
      tell(i + 1)
    }
  } finally {
    reader.close()
  }
  const left = games.length - counted
  return { mine: fairnessOf(added(mine)), all: fairnessOf(added(all)), games: counted, left }
}

async function recordOf({ id, place }: PastGame): Promise<string | undefined> {
  if (place === 'online') return callText(`/api/tables/${id}/record`)
  return (await loadBook(id))?.record
}
