import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../shell/page.tsx'
import { Vault } from './vault.tsx'

/** Home before anything is loaded: the build prints it into home's page, so that its first picture waits for no script. */
export function HomeShell() {
  return (
    <Page title="Undercroft" className="home">
      <Hero />
      <Shelf>
        <div className="shelf-room" />
      </Shelf>
    </Page>
  )
}

interface HeroProps {
  /** What one was in the middle of. */
  readonly children?: ReactNode
}

export function Hero({ children }: HeroProps) {
  return (
    <div className="hero" data-continue={children !== undefined}>
      <Vault />
      <div className="hero-words">
        <h1>Undercroft</h1>
        <p>Dungeon board games under the tavern, and nobody has to be the master.</p>
      </div>
      {children}
    </div>
  )
}

export function Shelf({ children }: { readonly children: ReactNode }) {
  return (
    <section className="shelf" aria-labelledby="games">
      <div className="shelf-head">
        <h2 id="games">On the table tonight</h2>
        <Link href="/puzzles/today" className="shelf-puzzle">
          Puzzle of the day
        </Link>
      </div>
      {children}
    </section>
  )
}
