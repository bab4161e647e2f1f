import type { Mode } from '../state/options.ts'

/** MA-1.5 */
const ARROWS = [3, 7, 12, 17] as const
const LENGTH = 21

/** The experience track: where the Hero is, the arrows that bring abilities, and, in Standard, where the end begins. */
export function Track({ xp, mode, goal }: { readonly xp: number; readonly mode: Mode; readonly goal: number }) {
  const at = (place: number) => `${(Math.min(place, LENGTH) / LENGTH) * 100}%`
  return (
    <div className="ma-track" role="img" aria-label={`${xp} XP${mode === 'standard' ? `; ${goal} end the game` : ''}`}>
      <i className="ma-track-done" style={{ width: at(xp) }} />
      {ARROWS.map(arrow => (
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
