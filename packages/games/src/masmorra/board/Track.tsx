import type { Mode } from '../state/options.ts'

const LENGTH = 21

interface TrackProps {
  readonly xp: number
  readonly mode: Mode
  readonly goal: number
  /** MA-1.5 */
  readonly arrows: readonly number[]
}

/** The experience track: where the Hero is, the arrows that bring abilities, and, in Standard, where the end begins. */
export function Track({ xp, mode, goal, arrows }: TrackProps) {
  const at = (place: number) => `${(Math.min(place, LENGTH) / LENGTH) * 100}%`
  return (
    <div className="ma-track" role="img" aria-label={`${xp} XP${mode === 'standard' ? `; ${goal} end the game` : ''}`}>
      <i className="ma-track-done" style={{ width: at(xp) }} />
      {arrows.map(arrow => (
        <span
          key={arrow}
          className="ma-track-arrow"
          data-passed={xp >= arrow ? '' : undefined}
          style={{ left: at(arrow) }}
        >
          {arrow}
        </span>
      ))}
      {mode === 'standard' && (
        <span className="ma-track-goal" style={{ left: at(goal) }}>
          {goal}: the end
        </span>
      )}
      <b style={{ left: at(xp) }}>{xp}</b>
    </div>
  )
}
