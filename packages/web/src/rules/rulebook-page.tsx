import { Link } from 'wouter'
import { useOpened } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { Rulebook } from './rulebook.tsx'

export function RulebookPage({ game: id }: { readonly game: string }) {
  const opened = useOpened(id)
  if (opened === undefined) return <NotFound what="rulebook" />
  const { game, look } = opened
  return (
    <Page title={`Rules of ${game.title}`} className="rules-page">
      <header className="rules-head">
        <h1>{game.title}</h1>
        <p className="lead">{look.tagline}</p>
        <Link href={`/play/${game.id}`} className="button button-main">
          <Icon name="dice" /> Play
        </Link>
      </header>
      <Rulebook game={game} at={decodeURIComponent(location.hash.slice(1)) || undefined} anchored />
    </Page>
  )
}
