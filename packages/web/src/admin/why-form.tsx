import { type ReactNode, useState } from 'react'

interface WhyFormProps {
  readonly button: string
  readonly busy: boolean
  readonly danger?: boolean
  /** What else is to be said. */
  readonly children?: ReactNode
  readonly onDone: (why: string) => void
}

/** Every act has a reason, which is kept. */
export function WhyForm({ button, busy, danger = false, children, onDone }: WhyFormProps) {
  const [why, setWhy] = useState('')
  return (
    <form
      className="why-form"
      onSubmit={event => {
        event.preventDefault()
        onDone(why.trim())
        setWhy('')
      }}
    >
      {children}
      <label>
        <span>Why</span>
        <input type="text" value={why} maxLength={300} required onChange={event => setWhy(event.target.value)} />
      </label>
      <button type="submit" className={`button ${danger ? 'button-danger' : 'button-main'}`} disabled={busy}>
        {button}
      </button>
    </form>
  )
}
