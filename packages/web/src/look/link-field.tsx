import { useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import '../styles/look.css'

interface LinkFieldProps {
  readonly label: string
  /** A link, or another line of text to hand on. */
  readonly link: string
  readonly isCode?: boolean
}

/** A link to hand on: shown, so that it can be copied where the page may not do it. */
export function LinkField({ label, link, isCode = false }: LinkFieldProps) {
  const [copied, setCopied] = useState(false)
  const canShare = !isCode && 'share' in navigator && matchMedia('(pointer: coarse)').matches
  const hand = () => {
    void navigator.share({ title: 'Undercroft', url: link }).catch(() => undefined)
  }
  const copy = () => {
    if (!('clipboard' in navigator)) return
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className="link-field">
      <input type="text" readOnly value={link} aria-label={label} onFocus={event => event.currentTarget.select()} />
      <button type="button" className="button" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} /> {copied ? 'Copied' : 'Copy'}
      </button>
      {canShare && (
        <button type="button" className="button" onClick={hand}>
          <Icon name="link" /> Share
        </button>
      )}
    </div>
  )
}
