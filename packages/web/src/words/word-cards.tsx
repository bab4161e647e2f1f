import { lazy, Suspense, useEffect } from 'react'
import { meaningAt } from './meanings.ts'
import { openRule, show, useShown } from './shown.ts'

const WordDialog = lazy(async () => ({ default: (await import('./word-dialog.tsx')).WordDialog }))

/** Listens for all marked words of the page at once: a click shows one large, arrow keys go from one to the next. */
export function WordCards() {
  const shown = useShown()
  useEffect(() => {
    const gone = new AbortController()
    const listen = { signal: gone.signal, capture: true } // before the button in which a word may stand
    addEventListener('click', click, listen)
    addEventListener('keydown', press, listen)
    return () => gone.abort()
  }, [])
  if (shown.length === 0) return undefined
  return (
    <Suspense>
      <WordDialog meanings={shown} onClose={() => show([])} />
    </Suspense>
  )
}

function click(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const rule = event.target instanceof Element ? event.target.closest('[data-opens]') : null
  const meaning = meaningAt(event.target)
  if (rule !== null) {
    if (!openRule(rule.getAttribute('data-opens') ?? '')) return // the link leads there
    show([])
  } else if (meaning !== undefined) show([meaning])
  else return
  event.preventDefault()
  event.stopPropagation()
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function press(event: KeyboardEvent): void {
  const { target, key } = event
  const step = STEPS[key]
  if (step === undefined || !(target instanceof HTMLAnchorElement) || !target.matches('.word')) return
  const words = [...(target.closest('[data-words]')?.querySelectorAll<HTMLElement>('a.word') ?? [])]
  words[words.indexOf(target) + step]?.focus()
  event.preventDefault()
  event.stopPropagation()
}
