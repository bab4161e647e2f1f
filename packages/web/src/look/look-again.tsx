import { useId, useMemo, useState } from 'react'
import { Icon, type IconName } from '../shell/icons.tsx'
import { tip } from '../shell/tips.tsx'
import type { TableProps } from '../table/open-table.tsx'
import { PlayOnButton } from './play-on-button.tsx'
import { ShareButton } from './share-button.tsx'
import { stopFrom, stopsOf } from './stops.ts'
import { PACES, type Pace, usePlayBack } from './use-play-back.ts'
import '../styles/look.css'

interface LookAgainProps extends TableProps {
  /** In a frame of somebody else's page, where one only looks. */
  readonly isEmbedded: boolean
}

/** Plays a game back at a pace, a turn at a time, through anybody's eyes; and what one may do from there. */
export function LookAgain({ isEmbedded, ...props }: LookAgainProps) {
  const { now } = props.state
  // While a game runs, what the others know is theirs.
  if (now.outcome === undefined && now.card.opened !== true) return undefined
  return (
    <div className="look-again">
      <div className="look-row">
        <Playing {...props} />
        <Eyes {...props} />
      </div>
      {!isEmbedded && (
        <div className="look-row">
          <PlayOnButton {...props} />
          <ShareButton {...props} />
        </div>
      )}
    </div>
  )
}

function Playing({ client, state, playable, board }: TableProps) {
  const [pace, setPace] = useState<Pace>('usual')
  const back = usePlayBack(client, state, pace)
  const { now, looking } = state
  const { sitters } = board
  const stops = useMemo(() => {
    const names = sitters.map(({ player }) => player)
    return stopsOf(playable.game, names, now.lines, now.steps)
  }, [playable.game, sitters, now.lines, now.steps])
  const at = looking?.step ?? now.steps
  const turn = (way: 'back' | 'on') => {
    const stop = stopFrom(stops, at, way)
    if (stop !== undefined) client.lookAt(Math.max(now.from ?? 0, stop))
  }
  const [before, after] = [stopFrom(stops, at, 'back'), stopFrom(stops, at, 'on')]
  return (
    <>
      <Key icon="back" name="A turn back" isOff={before === undefined} onClick={() => turn('back')} />
      <Key
        icon={back.isPlaying ? 'pause' : 'play'}
        name={back.isPlaying ? 'Pause' : 'Play it back'}
        isOff={false}
        onClick={back.toggle}
      />
      <Key icon="skip" name="A turn on" isOff={after === undefined} onClick={() => turn('on')} />
      <select aria-label="Pace" value={pace} onChange={event => setPace(event.target.value as Pace)}>
        {Object.keys(PACES).map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </>
  )
}

interface KeyProps {
  readonly icon: IconName
  readonly name: string
  readonly isOff: boolean
  readonly onClick: () => void
}

function Key({ icon, name, isOff, onClick }: KeyProps) {
  return (
    <button
      type="button"
      className="button button-icon"
      aria-label={name}
      aria-disabled={isOff}
      {...tip(name)}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

/** Through whose eyes one looks: the board then shows what that seat knew. */
function Eyes({ client, board }: TableProps) {
  const id = useId()
  const { sitters, viewer } = board
  return (
    <span className="look-eyes">
      <label htmlFor={id}>
        <Icon name="eye" />
        <span className="unseen">Seen by</span>
      </label>
      <select
        id={id}
        value={String(viewer)}
        onChange={({ target }) => client.lookAs(target.value === 'spectator' ? 'spectator' : Number(target.value))}
      >
        <option value="spectator">what everybody knew</option>
        {sitters.map(({ seat, player, name }) => (
          <option key={seat} value={seat}>
            what {player} ({name}) knew
          </option>
        ))}
      </select>
    </span>
  )
}
