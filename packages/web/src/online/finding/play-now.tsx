import { type BotLevel, LEVELS } from '@undercroft/bots'
import { useState } from 'react'
import { shelf } from '../../looks.ts'
import { Choice } from '../../shell/fields.tsx'
import { Icon } from '../../shell/icons.tsx'
import { ProblemNote } from '../parts.tsx'
import type { Hall, Pace } from './hall.ts'
import '../../styles/finding.css'

/** After how many seconds bots may come in; never, at 0. */
const WAITS: { readonly [P in Pace]: readonly number[] } = { live: [30, 120, 0], days: [3600, 86_400, 0] }
const SAYS: { readonly [seconds: string]: string } = {
  ...{ 30: 'After half a minute', 120: 'After two minutes', 3600: 'After an hour', 86400: 'After a day', 0: 'Never' },
}
const LEVEL: BotLevel = 'veteran'

/** Choose a game and a pace, and be brought together with others who want the same. */
export function PlayNow({ hall }: { readonly hall: Hall }) {
  const games = shelf.map(({ id }) => id)
  const [game, setGame] = useState(games[0] ?? '')
  const [pace, setPace] = useState<Pace>('live')
  const [wait, setWait] = useState('30')
  const title = shelf.find(({ id }) => id === game)?.title ?? game
  const waits = WAITS[pace].map(String)
  const after = Number(waits.includes(wait) ? wait : waits[0])
  const { seeking } = hall
  if (seeking !== undefined) {
    return (
      <section className="play-now play-now-waits" aria-labelledby="play-now">
        <h2 id="play-now">Looking for {title} …</h2>
        <p role="status">{sayOthers(seeking.others)}</p>
        <p className="muted">
          {pace === 'live'
            ? 'Stay on this page: you sit down as soon as somebody comes.'
            : 'You may go: the game stands among your games when others have come.'}
        </p>
        <button type="button" className="button" onClick={hall.stop}>
          <Icon name="close" /> Stop looking
        </button>
      </section>
    )
  }
  return (
    <section className="play-now" aria-labelledby="play-now">
      <h2 id="play-now">Play now</h2>
      <p className="muted">You are brought together with somebody about as strong as you. The game is rated.</p>
      <div className="fields">
        <Choice
          label="Game"
          value={game}
          of={games}
          name={id => shelf.find(each => each.id === id)?.title ?? id}
          onChange={setGame}
        />
        <Choice
          label="Pace"
          value={pace}
          of={['live', 'days'] as const}
          name={each => (each === 'live' ? 'Live' : 'Over days')}
          says={pace === 'live' ? 'Three minutes for each answer.' : 'Two days for each answer.'}
          onChange={setPace}
        />
        <Choice
          label="Bots in empty places"
          value={String(after)}
          of={waits}
          name={each => SAYS[each] ?? each}
          says={after === 0 ? 'Play begins when people have come.' : `Bots of the strength ${LEVELS[LEVEL].name}.`}
          onChange={setWait}
        />
      </div>
      <button
        type="button"
        className="button button-main button-large"
        onClick={() => hall.seek({ game, pace, ...(after > 0 && { bots: { level: LEVEL, after } }) })}
      >
        <Icon name="dice" /> Find me a game
      </button>
      <ProblemNote text={hall.problem?.message} />
    </section>
  )
}

function sayOthers(others: number): string {
  if (others <= 0) return 'Nobody else waits for it yet.'
  return others === 1 ? 'One other waits for it.' : `${others} others wait for it.`
}
