import { useState } from 'react'
import { upTo } from '../../../content/pick.ts'
import {
  type Cargo,
  type Crossings,
  cross,
  embark,
  type Load,
  trouble,
} from '../../../content/puzzles/flooded-channel.ts'
import { counted } from '../../../words/labels.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'
import { CargoDrawing } from './CargoDrawing.tsx'

/** Two banks, a raft, and what must not be left alone together. */
export function FloodedChannelPicture(props: BenchProps<'PZ-04'>) {
  const { shown, tried } = props.seen
  const steps = useSteps<Crossings>([], props.advised)
  const [load, setLoad] = useState<Load>([])
  const banks = steps.now.reduce(cross, embark(shown))
  const quarrel = trouble(banks, shown.conflicts)
  const across = banks.near.length === 0 && quarrel === undefined
  const spent = steps.now.length >= shown.limit
  const here = banks.raft === 'near' ? banks.near : banks.far
  const aboard = load.filter(each => here.includes(each))
  const touch = (cargo: Cargo) => {
    if (aboard.includes(cargo)) setLoad(aboard.filter(each => each !== cargo))
    else if (here.includes(cargo) && aboard.length < shown.room) setLoad([...aboard, cargo])
  }
  const ferry = () => {
    if (spent || quarrel !== undefined) return
    steps.go([...steps.now, aboard])
    setLoad([])
  }
  const bank = (side: 'near' | 'far') => (
    <Keys label={side === 'near' ? 'Near bank' : 'Far bank'} columns={1} className={`ed-bank ed-bank-${side}`}>
      <span className="ed-bank-name">{side === 'near' ? 'near' : 'far'}</span>
      {banks[side]
        .filter(each => !aboard.includes(each))
        .map(each => (
          <Piece
            key={each}
            cargo={each}
            idle={banks.raft !== side}
            quarrels={quarrel?.includes(each) ?? false}
            onUse={touch}
          />
        ))}
    </Keys>
  )
  return (
    <Lab
      {...benchOf(props)}
      note={noteOf(quarrel, across, spent, steps.now.length, shown.limit)}
      steps={steps}
      log={<Conflicts conflicts={shown.conflicts} room={shown.room} tried={tried.length} />}
      act={act(props, 'Land everything', across ? steps.now : undefined)}
    >
      <div className="ed-channel" data-raft={banks.raft}>
        {bank('near')}
        <div className="ed-water">
          <Waves />
          <div className="ed-raft">
            <Keys label="On the raft" columns={2} className="ed-raft-load">
              {aboard.map(each => (
                <Piece key={each} cargo={each} idle={false} quarrels={false} onUse={touch} />
              ))}
              {upTo(shown.room - aboard.length).map(i => (
                <span key={i} className="ed-raft-free" aria-hidden="true" />
              ))}
            </Keys>
            <RaftDrawing />
          </div>
          <button
            type="button"
            className="ed-lab-button ed-ferry"
            aria-disabled={spent || quarrel !== undefined}
            onClick={ferry}
          >
            {banks.raft === 'near' ? 'Cross →' : '← Come back'}
            <span className="unseen">{aboard.length === 0 ? ' with nothing' : ` with ${aboard.join(' and ')}`}</span>
          </button>
        </div>
        {bank('far')}
      </div>
    </Lab>
  )
}

function noteOf(
  quarrel: readonly [Cargo, Cargo] | undefined,
  across: boolean,
  spent: boolean,
  crossings: number,
  limit: number,
): string {
  if (quarrel !== undefined) return `The ${quarrel[0]} and the ${quarrel[1]} are alone together! Take it back.`
  if (across) return `All across in ${counted(crossings, 'crossing', 'crossings')}.`
  if (spent) return `No crossing is left of ${limit}. Take some back.`
  return `${crossings} of ${limit} crossings.`
}

interface PieceProps {
  readonly cargo: Cargo
  readonly idle: boolean
  readonly quarrels: boolean
  onUse(cargo: Cargo): void
}

function Piece({ cargo, idle, quarrels, onUse }: PieceProps) {
  return (
    <button
      type="button"
      className="ed-cargo"
      data-quarrels={quarrels ? '' : undefined}
      aria-disabled={idle}
      onClick={() => !idle && onUse(cargo)}
    >
      <CargoDrawing cargo={cargo} />
      <span>{cargo}</span>
    </button>
  )
}

interface ConflictsProps {
  readonly conflicts: readonly (readonly [Cargo, Cargo])[]
  readonly room: number
  readonly tried: number
}

function Conflicts({ conflicts, room, tried }: ConflictsProps) {
  return (
    <div className="ed-conflicts">
      <p>Never alone together:</p>
      <ul>
        {conflicts.map(([a, b]) => (
          <li key={`${a} ${b}`}>
            <CargoDrawing cargo={a} />
            <span>
              {a} and {b}
            </span>
            <CargoDrawing cargo={b} />
          </li>
        ))}
      </ul>
      <p>
        The raft holds {room} besides the ferryman.
        {tried > 0 && ` ${counted(tried, 'plan has', 'plans have')} failed.`}
      </p>
    </div>
  )
}

function Waves() {
  return (
    <svg className="ed-waves" viewBox="0 0 200 200" preserveAspectRatio="none" aria-hidden="true">
      {[30, 70, 110, 150, 190].map(y => (
        <path key={y} d={`M0 ${y}q12.500-10 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0`} />
      ))}
    </svg>
  )
}

function RaftDrawing() {
  return (
    <svg className="ed-raft-drawing" viewBox="0 0 160 46" aria-hidden="true">
      <path d="M4 14h152l-12 20H16z" fill="url(#ed-copper)" />
      <path className="ed-raft-planks" d="M12 21h136M14 28h132M40 14v20M80 14v20M120 14v20" />
      <path d="M136 -30v44" className="ed-raft-pole" />
    </svg>
  )
}
