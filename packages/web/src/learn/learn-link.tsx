import { chaptersOf } from '@undercroft/games/lessons'
import { Link } from 'wouter'
import { Icon } from '../shell/icons.tsx'
import { useProgress } from './progress.ts'

/** The way to a game's chapters, with how many of them are done; nothing where there are none. */
export function LearnLink({ game, title }: { readonly game: string; readonly title: string }) {
  const progress = useProgress(game)
  const chapters = chaptersOf(game)
  if (chapters.length === 0) return undefined
  const done = chapters.filter(({ id }) => progress.done.includes(id)).length
  return (
    <Link href={`/learn/${game}`} className="button box-learn">
      <Icon name={done === chapters.length ? 'laurels' : 'owl'} />
      <span>
        Learn<span className="unseen"> {title}</span>
        {done > 0 && <span className="box-learned">{` ${done} of ${chapters.length}`}</span>}
      </span>
    </Link>
  )
}
