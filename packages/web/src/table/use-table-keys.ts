import type { TableLook } from '@undercroft/games/board'
import type { Shape } from '@undercroft/kernel'
import { useEffect } from 'react'
import { getSettings } from '../settings/settings.ts'
import { digitsOf } from './groups.ts'
import type { OpenState, TableSource } from './source.ts'

/** Digits answer, U takes back, A asks for advice, comma and full stop turn back and forth in time, Space skips. */
export function useTableKeys(client: TableSource, state: OpenState, look: TableLook<Shape>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!getSettings().shortcuts && event.key !== 'Escape' && event.key !== ' ') return
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return
      if (act(client, state, look, event)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [client, state, look])
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

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range' && target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
