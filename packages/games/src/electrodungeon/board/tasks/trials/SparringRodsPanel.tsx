import { ROUNDS, sumOf } from '../../../rules/13-trials/sparring-rods.ts'
import type { SparringRods } from '../../../state/trials.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { Die } from '../lab/Die.tsx'

/** Every round's rods crossed, with the dice of all. */
export function SparringRodsPanel(props: PanelProps<SparringRods>) {
  const { seen, names } = props
  return (
    <Arena
      {...props}
      stage={`${seen.rounds.length} of ${ROUNDS} rounds`}
      note="The rods are crossed."
      scores={seen.points}
    >
      <ol className="ed-rounds">
        {[...seen.rounds.entries()].map(([round, dice]) => {
          const totals = dice.map(sumOf)
          const best = Math.max(...totals)
          const single = totals.filter(total => total === best).length === 1
          return (
            <li key={round}>
              <b>{round + 1}</b>
              {[...dice.entries()].map(([who, rolled]) => (
                <span key={who} className="ed-throw" data-best={single && totals[who] === best ? '' : undefined}>
                  <span className="unseen">{names[who]} </span>
                  {[...rolled.entries()].map(([i, face]) => (
                    <Die key={i} face={face} sides={seen.who[who]?.shade ? 20 : 6} />
                  ))}
                  <b>{totals[who]}</b>
                </span>
              ))}
            </li>
          )
        })}
      </ol>
    </Arena>
  )
}
