export type How = 'key' | 'mouse' | 'touch'

/** What a button was clicked with. */
export function howClicked(event: MouseEvent): How {
  if (event.detail === 0) return 'key'
  return event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'mouse'
}
