import { type Game, type House, readOptions } from '@undercroft/kernel'
import { playLink } from '../newtable/play-link.ts'
import { Icon } from '../shell/icons.tsx'

interface PlayLinkProps {
  readonly game: Game
  readonly options: object
  readonly house: House
  /** Which way to play it is. */
  readonly name: string
}

/** To a table at which it is played by hand. It opens beside the lab, which would forget the experiment otherwise. */
export function PlayLink({ game, options, house, name }: PlayLinkProps) {
  const read = readOptions<object>(game.options, { ...options, house })
  if (!read.ok) return undefined
  return (
    <a
      className="button button-quiet button-small"
      href={playLink(game.id, read.value)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="dice" /> Play it<span className="unseen">: {name}</span>
    </a>
  )
}
