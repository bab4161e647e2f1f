import { type ReactNode, useId } from 'react'
import { changeSettings, type Fold as FoldName, getSettings, useSettings } from '../settings/settings.ts'
import { Icon } from './icons.tsx'

interface FoldProps {
  /** Whether it is open is remembered by this name. */
  readonly name: FoldName
  readonly title: string
  /** What one knows of it while it is folded. */
  readonly says?: readonly string[]
  readonly children: ReactNode
}

/** Something most people never need: one line until it is opened, and open from then on until it is folded again. */
export function Fold({ name, title, says = [], children }: FoldProps) {
  const open = useSettings().unfolded.includes(name)
  const id = useId()
  const toggle = () => {
    const others = getSettings().unfolded.filter(each => each !== name)
    changeSettings({ unfolded: open ? others : [...others, name] })
  }
  return (
    <section className="fold" data-open={open}>
      <h2>
        <button type="button" className="fold-head" aria-expanded={open} aria-controls={id} onClick={toggle}>
          <Icon name="next" />
          <span>{title}</span>
          {!open && says.length > 0 && <span className="fold-says">{says.join(' · ')}</span>}
        </button>
      </h2>
      <div id={id} hidden={!open} className="fold-body">
        {open && children}
      </div>
    </section>
  )
}
