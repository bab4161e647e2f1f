import { useEffect, useRef } from 'react'
import type { BoardProps } from '../../board.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { Hand } from './Hand.tsx'

/** The viewer's cards over the board, where there is no room for them beside it. */
export function HandPanel({ onClose, ...props }: BoardProps<ElectroDungeon> & { readonly onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever one is in it
    <div
      className="ed-hand-panel"
      data-tells="below"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <button type="button" ref={close} className="ed-button" onClick={onClose}>
        Back to the maze
      </button>
      <Hand
        {...props}
        choose={choice => {
          onClose()
          props.choose(choice)
        }}
      />
    </div>
  )
}
