import { useEffect } from 'react'
import type { OpenState, TableClient } from './client.ts'

/** Digits answer, U takes back, A asks for advice, comma and full stop turn back and forth in time, Space skips. */
export function useTableKeys(client: TableClient, state: OpenState): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return
      if (act(client, state, event)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [client, state])
}

function act(client: TableClient, { now, stage, looking }: OpenState, event: KeyboardEvent): boolean {
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
  const choice = /^[1-9]$/.test(event.key) ? now.ask?.options[Number(event.key) - 1] : undefined
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
