import { useEffect, useSyncExternalStore } from 'react'
import { type Meaning, meaningsIn } from './meanings.ts'

let shown: readonly Meaning[] = []
const listeners = new Set<() => void>()

/** Shows what words mean, large; an empty list shows nothing. */
export function show(meanings: readonly Meaning[]): void {
  shown = meanings
  for (const listener of listeners) listener()
}

/** Shows what all words of an element mean, and says whether there are any. */
export function showWordsOf(element: Element | null | undefined): boolean {
  const found = element === null || element === undefined ? [] : meaningsIn(element)
  if (found.length > 0) show(found)
  return found.length > 0
}

export function useShown(): readonly Meaning[] {
  return useSyncExternalStore(listen, () => shown)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type RuleOpener = (rule: string) => void
const openers: RuleOpener[] = []

/** While this stands there, rules are opened by it: a table has the book beside the board. */
export function useOpensRules(open: RuleOpener): void {
  useEffect(() => {
    openers.push(open)
    return () => {
      openers.splice(openers.lastIndexOf(open), 1)
    }
  }, [open])
}

/** Opens a rule where one is, and says whether somebody did. */
export function openRule(rule: string): boolean {
  const open = openers.at(-1)
  open?.(rule)
  return open !== undefined
}
