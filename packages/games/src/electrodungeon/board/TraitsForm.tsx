import { useMemo, useState } from 'react'
import type { FormProps } from '../../board.ts'
import { useAdvised } from '../../drawing/useAdvised.ts'
import { SPREADS, TRAIT_MOST, TRAIT_NAMES, TRAIT_POINTS, TRAITS, type Trait } from '../content/rooms.ts'
import { checkTraits } from '../rules/03-setting-up/check.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { Flaws } from './Flaws.tsx'
import { GlyphIcon } from './Glyph.tsx'

/** ED-3.21, in a line each. */
const SERVES: { readonly [T in Trait]: string } = {
  move: 'rolls for your way; dodging and fleeing',
  see: 'looking into rooms; taking traps apart',
  fight: 'beasts, and Explorers',
  live: 'wounds you can take before you die',
}

/** Twelve points over four traits, handed in together with everybody else's (ED-3.19 to ED-3.22). */
export function TraitsForm({ advised, choose, openRule }: FormProps<ElectroDungeon>) {
  const [points, setPoints] = useState<readonly number[]>(() => TRAITS.map(() => 1))
  useAdvised(advised, ([verb, ...spread]) => verb === 'allocate' && setPoints(spread as readonly number[]))
  const flaws = useMemo(() => checkTraits(points), [points])
  const left = TRAIT_POINTS - points.reduce((sum, each) => sum + each, 0)
  const ready = flaws.length === 0
  const [move = 0, see = 0, fight = 0, live = 0] = points
  return (
    <div className="ed-form ed-traits">
      <p className="ed-traits-left" aria-live="polite">
        <b>{left}</b> {left === 1 ? 'point' : 'points'} left of {TRAIT_POINTS}
      </p>
      {TRAITS.map((trait, i) => (
        <TraitRow
          key={trait}
          trait={trait}
          value={points[i] ?? 1}
          spare={left}
          onValue={value => setPoints(points.with(i, value))}
        />
      ))}
      <div className="ed-choices">
        {SPREADS.map(({ name, points: spread }) => (
          <button
            key={name}
            type="button"
            className="ed-choice"
            aria-pressed={spread.every((each, i) => each === points[i])}
            onClick={() => setPoints(spread)}
          >
            {name} <small>{spread.join(' · ')}</small>
          </button>
        ))}
      </div>
      <div className="ed-traits-foot">
        <Flaws flaws={flaws} done="All points are spent. Once handed in, they are final." openRule={openRule} />
        <button
          type="button"
          className="ed-button ed-button-main"
          aria-disabled={!ready}
          onClick={() => ready && choose(['allocate', move, see, fight, live])}
        >
          Ready
        </button>
      </div>
    </div>
  )
}

interface TraitRowProps {
  readonly trait: Trait
  readonly value: number
  readonly spare: number
  onValue(value: number): void
}

/** Six lamps: touch one to light as many. */
function TraitRow({ trait, value, spare, onValue }: TraitRowProps) {
  return (
    <fieldset className={`ed-trait ed-trait-${trait}`}>
      <legend>
        <GlyphIcon name={trait} />
        {TRAIT_NAMES[trait]} <small>{SERVES[trait]}</small>
      </legend>
      {Array.from({ length: TRAIT_MOST }, (_, i) => i + 1).map(lamp => (
        <label key={lamp} className="ed-lamp" data-lit={lamp <= value ? '' : undefined}>
          <input
            type="radio"
            name={`ed-${trait}`}
            checked={lamp === value}
            disabled={lamp - value > spare}
            onChange={() => onValue(lamp)}
          />
          <span>{lamp}</span>
        </label>
      ))}
    </fieldset>
  )
}
