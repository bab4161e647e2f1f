import { useNow } from '@undercroft/games/drawing'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../shell/icons.tsx'
import type { OnlineClient } from './client.ts'
import { reloadWhenIdle } from './renewal.ts'
import { checkVersions } from './who.ts'

const LOST: { readonly [kind: string]: string } = {
  restarting: 'The server restarts and is back in a moment.',
  renewing: 'The server is being renewed and is back in a moment.',
}

/** Interruptions shorter than this are not shown. */
const BLIP = 700

/** Says what is wrong with the way to the table, and what can be done; nothing while all is well. */
export function LineNotice({ client, newer }: { readonly client: OnlineClient; readonly newer: boolean }) {
  const { line } = useSyncExternalStore(client.subscribe, client.online)
  const changed = useNewPage()
  const down = line.kind !== 'open'
  const [shown, setShown] = useState(false)
  const wasDown = useRef(false)
  useEffect(() => {
    if (!down) {
      if (wasDown.current) void checkVersions()
      wasDown.current = false
      return setShown(false)
    }
    wasDown.current = line.kind !== 'connecting' || wasDown.current
    const timer = setTimeout(() => setShown(true), BLIP)
    return () => clearTimeout(timer)
  }, [down, line.kind])
  if (line.kind === 'signed-out') {
    return (
      <Banner text="You have signed out in this browser." kind="lost">
        <Reload />
      </Banner>
    )
  }
  if (line.kind === 'banned') return undefined // which is said in the place of the table
  if (line.kind === 'outdated') return <Renewal />
  if (down && shown) {
    return (
      <Banner kind="lost" text={LOST[line.kind] ?? 'The connection is lost.'}>
        {line.kind === 'lost' && line.retryAt === undefined ? (
          <span className="line-retry">Waiting for the network</span>
        ) : (
          <Retry retryAt={line.kind === 'connecting' ? undefined : line.retryAt} />
        )}
        <button type="button" className="button button-small" onClick={() => client.retryNow()}>
          Try now
        </button>
      </Banner>
    )
  }
  if (newer || changed) {
    return (
      <Banner text="There is a newer Undercroft. Reload to go on with it: nothing is lost." kind="new">
        <Reload />
      </Banner>
    )
  }
  return undefined
}

/** This page is too old for the server: it loads itself anew, when nothing that somebody writes would be lost. */
function Renewal() {
  useEffect(reloadWhenIdle, [])
  return (
    <Banner text="There is a newer Undercroft. The page loads it as soon as you have sent what you write." kind="new">
      <Reload />
    </Banner>
  )
}

interface BannerProps {
  readonly kind: 'lost' | 'new'
  readonly text: string
  readonly children: React.ReactNode
}

function Banner({ kind, text, children }: BannerProps) {
  return (
    <div className="line-notice" data-kind={kind} role="status">
      <Icon name={kind === 'lost' ? 'link' : 'lantern'} />
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Not read out: a screen reader need not count down. */
function Retry({ retryAt }: { readonly retryAt: number | undefined }) {
  const now = useNow(500)
  const left = retryAt === undefined ? 0 : Math.ceil((retryAt - now) / 1000)
  return (
    <span className="line-retry" aria-hidden="true">
      {left > 0 ? `Again in ${left} s` : 'Trying …'}
    </span>
  )
}

function Reload() {
  return (
    <button type="button" className="button button-main button-small" onClick={() => location.reload()}>
      Reload
    </button>
  )
}

/** Whether a newer page has been fetched behind this one. */
function useNewPage(): boolean {
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const had = navigator.serviceWorker.controller !== null
    const change = () => setChanged(had)
    navigator.serviceWorker.addEventListener('controllerchange', change)
    return () => navigator.serviceWorker.removeEventListener('controllerchange', change)
  }, [])
  return changed
}
