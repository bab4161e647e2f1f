import type { Game } from '@undercroft/kernel'
import { type ArmReport, type Report, STYLE, sectionsOf, sortable } from '@undercroft/lab'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { playLink } from '../newtable/play-link.ts'
import look from '../styles/lab-sheet.css?inline'
import type { GameOf } from './replay-worker.ts'
import { replayGames } from './replays.ts'
import { fileName } from './settings.ts'

interface ReportSheetProps {
  readonly game: Game
  readonly report: Report
}

/**
 * The report as the command line writes it, with the page's colours and letters: in a shadow, so that its style and the
 * page's leave each other alone. The page's policy allows a style that a script has made, and no style in a frame.
 */
export function ReportSheet({ game, report }: ReportSheetProps) {
  const host = useRef<HTMLDivElement>(null)
  const styles = useMemo(() => [STYLE, look].map(sheetOf), [])
  useLayoutEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = styles
    root.innerHTML = sectionsOf(game, report, fileName(report.experiment.game, 'yaml'), {
      replayOf: ({ name }, index) => awaited({ arm: name, index }),
    })
    sortable(root)
    addPlayLinks(root, report)
    const follow = (event: Event): void => followWithin(root, event)
    root.addEventListener('click', follow)
    return () => root.removeEventListener('click', follow)
  }, [game, report, styles])
  useEffect(
    () =>
      replayGames(report, (found, address) => {
        const links = host.current?.shadowRoot?.querySelectorAll('.games a') ?? []
        for (const link of links) if (link.getAttribute('href') === awaited(found)) lead(link, address)
      }),
    [report],
  )
  return <div ref={host} className="lab-sheet" />
}

function sheetOf(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  return sheet
}

/** What stands for the address of a game until it has been played again. */
function awaited({ arm, index }: GameOf): string {
  return `#game-${index}-${encodeURIComponent(arm)}`
}

/** A link that opens beside the page, which would forget the experiment otherwise. */
function lead(link: Element, address: string): void {
  link.setAttribute('href', address)
  link.setAttribute('target', '_blank')
}

/** Parts of a shadow have no addresses: the page itself goes there. */
function followWithin(root: ShadowRoot, event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  if (link === null) return
  event.preventDefault()
  root.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.scrollIntoView()
}

/** Below the name of each arm: a table at which it is played by hand. */
function addPlayLinks(root: ShadowRoot, { experiment, arms }: Report): void {
  for (const [i, arm] of arms.entries()) {
    const heading = root.querySelector(`#arm-${i} > h2`)
    if (heading === null || !isPlayable(arm)) continue
    const link = document.createElement('a')
    link.className = 'play'
    link.textContent = 'Play it'
    link.setAttribute('aria-label', `Play it: ${arm.name}`)
    lead(link, playLink(experiment.game, arm.options))
    heading.after(link)
  }
}

/** Games of people had all kinds of options. */
function isPlayable({ people }: ArmReport): boolean {
  return people !== true
}
