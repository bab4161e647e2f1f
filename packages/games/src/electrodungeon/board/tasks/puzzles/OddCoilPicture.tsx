import { useState } from 'react'
import { useAdvised } from '../../../../drawing/useAdvised.ts'
import { upTo } from '../../../content/pick.ts'
import { COILS, ODDS, type Odd, type Weighing, weighingsLeft } from '../../../content/puzzles/odd-coil.ts'
import { counted } from '../../../words/labels.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { Balance, CoilDrawing } from './Balance.tsx'

type Place = 'shelf' | 'left' | 'right'
const NEXT: { readonly [P in Place]: Place } = { shelf: 'left', left: 'right', right: 'shelf' }

const NUMBERS = upTo(COILS).map(i => i + 1)

/** A balance with two pans and nine coils: weigh, then name the odd one. */
export function OddCoilPicture(props: BenchProps<'PZ-03'>) {
  const { shown, tried } = props.seen
  const weighed = tried.flatMap(({ said, reply }) =>
    said.do === 'weigh' && reply.is === 'weighed' ? [{ ...said, down: reply.down }] : [],
  )
  const last = weighed.at(-1)
  const [places, setPlaces] = useState<readonly Place[]>(
    NUMBERS.map(coil => (last?.left.includes(coil) ? 'left' : last?.right.includes(coil) ? 'right' : 'shelf')),
  )
  const [moved, setMoved] = useState(false)
  const left = weighingsLeft(shown, tried)
  const [naming, setNaming] = useState(left === 0)
  const [coil, setCoil] = useState<number>()
  const [odd, setOdd] = useState<Odd>()
  useAdvised(props.advised, ({ said }) => {
    setNaming(said.do === 'name')
    if (said.do === 'name') {
      setCoil(said.coil)
      setOdd(said.odd)
    } else {
      setPlaces(
        NUMBERS.map(each => (said.left.includes(each) ? 'left' : said.right.includes(each) ? 'right' : 'shelf')),
      )
      setMoved(true)
    }
  })
  const on = (place: Place) => NUMBERS.filter(each => places[each - 1] === place)
  const put = (which: number, place: Place) => {
    setPlaces(places.with(which - 1, place))
    setMoved(true)
  }
  const pans: Weighing = { do: 'weigh', left: on('left'), right: on('right') }
  const balanced = pans.left.length > 0 && pans.left.length === pans.right.length
  const named = coil !== undefined && odd !== undefined ? ({ do: 'name', coil, odd } as const) : undefined
  const touch = (which: number) => (naming ? setCoil(which) : put(which, NEXT[places[which - 1] ?? 'shelf']))
  const note = naming
    ? coil === undefined
      ? 'Point at the odd coil.'
      : `Coil ${coil}${odd === undefined ? ': heavy or light?' : `, ${odd}.`}`
    : `${counted(left, 'weighing', 'weighings')} left. ${pans.left.length} against ${pans.right.length}.`
  return (
    <Lab
      {...benchOf(props)}
      note={note}
      log={<Weighings weighed={weighed} />}
      act={
        naming
          ? act(props, named === undefined ? 'Name the coil' : `Name coil ${coil} ${odd}`, named)
          : act(props, 'Weigh', balanced && left > 0 ? pans : undefined)
      }
    >
      <div className="ed-balance">
        <div className="ed-modes" role="radiogroup" aria-label="What to do">
          <Mode name="Weigh" on={!naming} off={left === 0} onUse={() => setNaming(false)} />
          <Mode name="Name the odd coil" on={naming} onUse={() => setNaming(true)} />
        </div>
        <Balance tilt={moved || last === undefined ? 'even' : last.down} left={pans.left} right={pans.right} />
        <Keys
          label="Coils"
          columns={COILS}
          className="ed-coils"
          onKey={(key, index) => {
            const place = ({ l: 'left', r: 'right', Backspace: 'shelf' } as const)[
              key.length === 1 ? key.toLowerCase() : key
            ]
            if (place === undefined || naming) return false
            put(index + 1, place)
            return true
          }}
        >
          {NUMBERS.map(each => {
            const place = places[each - 1] ?? 'shelf'
            return (
              <button
                key={each}
                type="button"
                className="ed-coil"
                data-place={place}
                aria-pressed={naming ? coil === each : place !== 'shelf'}
                aria-label={`Coil ${each}, ${naming ? (coil === each ? 'named' : 'not named') : place === 'shelf' ? 'on the shelf' : `in the ${place} pan`}`}
                onClick={() => touch(each)}
              >
                <CoilDrawing number={each} />
                <span className="ed-coil-place" aria-hidden="true">
                  {!naming && place !== 'shelf' ? place : ''}
                </span>
              </button>
            )
          })}
        </Keys>
        {naming ? (
          <div className="ed-modes" role="radiogroup" aria-label="It is">
            {ODDS.map(each => (
              <Mode
                key={each}
                name={each === 'heavy' ? 'Heavier' : 'Lighter'}
                on={odd === each}
                onUse={() => setOdd(each)}
              />
            ))}
          </div>
        ) : (
          <p className="ed-lab-hint">
            A touch lays a coil left, then right, then back.{' '}
            <span className="ed-lab-keys">Keys L and R do it too.</span>
          </p>
        )}
      </div>
    </Lab>
  )
}

interface ModeProps {
  readonly name: string
  readonly on: boolean
  readonly off?: boolean
  onUse(): void
}

function Mode({ name, on, off = false, onUse }: ModeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a brass switch, reached with Tab like its neighbours
    <button
      type="button"
      role="radio"
      className="ed-mode"
      aria-checked={on}
      aria-disabled={off}
      onClick={() => !off && onUse()}
    >
      {name}
    </button>
  )
}

type Weighed = Weighing & { readonly down: 'left' | 'right' | 'even' }
const GLYPHS = { left: '>', right: '<', even: '=' }
const SAYS = { left: 'is heavier than', right: 'is lighter than', even: 'balances' }

function Weighings({ weighed }: { readonly weighed: readonly Weighed[] }) {
  if (weighed.length === 0) return undefined
  return (
    <ol className="ed-tried" aria-label="Weighings">
      {weighed.map(({ left, right, down }) => (
        <li key={`${left} ${right}`}>
          <span>{left.join(' ')}</span>
          <b title={SAYS[down]}>
            <span aria-hidden="true">{GLYPHS[down]}</span>
            <span className="unseen">{SAYS[down]}</span>
          </b>
          <span>{right.join(' ')}</span>
        </li>
      ))}
    </ol>
  )
}
