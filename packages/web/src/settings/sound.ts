import type { Air } from '@undercroft/games/board'
import { getSettings, subscribeSettings } from './settings.ts'
import type { PageSound, Synth } from './synth.ts'

/** Loaded when the first sound is wanted after a click: before that a browser would complain of audio that nobody asked for. */
let synth: Promise<Synth | undefined> | undefined

/** What the place that one looks at sounds like. */
let air: readonly Air[] = []

/** Plays one sound, if it is wanted and somebody has touched the page. */
export function play(sound: PageSound): void {
  if (isHeard()) void awake().then(made => made?.play(sound))
}

/** The quiet sound of a place, until another is named. */
export function breathe(layers: readonly Air[]): void {
  air = layers
  void synth?.then(made => made?.breathe(air))
}

function isHeard(): boolean {
  const { sound, volume } = getSettings()
  return sound && volume > 0 && !document.hidden && navigator.userActivation?.hasBeenActive === true
}

function awake(): Promise<Synth | undefined> {
  synth ??= import('./synth.ts').then(begin, () => undefined)
  return synth
}

function begin({ Synth: Made }: typeof import('./synth.ts')): Synth | undefined {
  try {
    const made = new Made()
    const tune = () => {
      made.level = isHeard() ? (getSettings().volume / 100) ** 2 : 0
    }
    subscribeSettings(tune)
    document.addEventListener('visibilitychange', tune) // a hidden tab is silent
    tune()
    made.breathe(air)
    return made
  } catch {
    return undefined // no sound card, no sound
  }
}

/** The first click or key wakes what can be heard; later ones do nothing. */
export function wakeByTouch(): () => void {
  const wake = () => {
    if (isHeard()) void awake()
  }
  addEventListener('pointerup', wake)
  addEventListener('keyup', wake)
  return () => {
    removeEventListener('pointerup', wake)
    removeEventListener('keyup', wake)
  }
}
