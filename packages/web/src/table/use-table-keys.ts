import type { TableLook } from '@undercroft/games/board'
import type { Shape } from '@undercroft/kernel'
import { useEffect } from 'react'
import { type Dock, getSettings } from '../settings/settings.ts'
import { toggleFullScreen } from '../shell/use-full-screen.ts'
import { showWordsOf } from '../words/shown.ts'
import { digitsOf, hasEditor } from './groups.ts'
import type { OpenState, TableSource } from './source.ts'
import type { Docks } from './use-docks.ts'

/**
 * Digits answer, U takes back, A asks for advice, R plays what others did again, comma and full stop turn back and forth in
 * time, Space skips; L, S and G open the list of answers, the players and the log, W explains the words of the line that has
 * the focus or of the question, F gives the table the whole screen, and the question mark lists the keys.
 */
export function useTableKeys(
  client: TableSource,
  state: OpenState,
  look: TableLook<Shape>,
  docks: Docks,
  onHelp: () => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!getSettings().shortcuts && event.key !== 'Escape' && event.key !== ' ') return
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return
      if (hasEditor(state.now.ask, look) && EDITORS.includes(event.key)) return
      if (event.key === '?') onHelp()
      if (act(client, state, look, event) || open(docks, event)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [client, state, look, docks, onHelp])
}

function act(
  client: TableSource,
  { now, stage, looking }: OpenState,
  look: TableLook<Shape>,
  event: KeyboardEvent,
): boolean {
  const at = looking?.step ?? now.steps
  switch (event.key) {
    case 'u':
      client.undo()
      return true
    case 'a':
      client.advise()
      return true
    case 'r':
      client.again()
      return true
    case ',':
      client.lookAt(Math.max(0, at - 1))
      return true
    case '.':
      client.lookAt(at + 1)
      return true
    case ' ':
      if (!stage.busy) return false
      client.skip()
      return true
    case 'Escape':
      client.explain(undefined)
      client.lookAt(undefined)
      return true
  }
  const choice = now.ask === undefined ? undefined : digitsOf(now.ask, look)[Number(event.key) - 1]
  if (choice === undefined || event.repeat) return false
  client.answer(choice)
  return true
}

/** Letters that an editor may need for itself, as R turns a piece: they are its own while it is open. */
const EDITORS: readonly string[] = ['r', 'l', 's', 'g', 'w', 'f']

const DOCK_KEYS: { readonly [key: string]: Dock } = { l: 'answers', s: 'seats', g: 'panel' }

function open(docks: Docks, { key, repeat }: KeyboardEvent): boolean {
  if (repeat) return false
  if (key === 'f') {
    toggleFullScreen()
    return true
  }
  if (key === 'w') {
    const line = document.activeElement?.closest('.log-line')
    return showWordsOf(line ?? document.querySelector('.table-prompt'))
  }
  const dock = DOCK_KEYS[key]
  if (dock === undefined) return false
  docks.set(dock, !docks.isOpen(dock))
  return true
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range' && target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
