import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icons.tsx'
import '../styles/forms.css'

interface DialogProps {
  readonly title: string
  /** A drawer comes from the side; a sheet is a page of its own on a phone. */
  readonly kind?: 'box' | 'drawer'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, closes with Esc and gives the focus back. */
export function Dialog({ title, kind = 'box', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = dialog.current
    if (shown === null) return
    const before = document.activeElement
    if (!shown.open) shown.showModal()
    return () => {
      shown.close()
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, the click outside is a second way
    <dialog
      ref={dialog}
      className={`dialog dialog-${kind}`}
      aria-labelledby={heading}
      onCancel={event => {
        if (event.target !== dialog.current) return // of a dialog that was opened from this one
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="button button-icon" onClick={onClose}>
            <Icon name="close" />
            <span className="unseen">Close</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

interface ConfirmProps {
  readonly title: string
  readonly children: ReactNode
  readonly yes: string
  readonly no?: string
  readonly danger?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

export function Confirm({ title, children, yes, no = 'Cancel', danger = false, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <div className="dialog-text">{children}</div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" className={`button ${danger ? 'button-danger' : 'button-main'}`} onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  )
}
