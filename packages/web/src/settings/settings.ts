import { keepData, recallData } from '@undercroft/games/drawing'
import { useSyncExternalStore } from 'react'
import { SPEEDS, type Speed } from '../table/protocol.ts'

export const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** What lies at the rim of a table and can be kept open. */
const DOCKS = ['seats', 'panel', 'answers'] as const
export type Dock = (typeof DOCKS)[number]

/** What is folded away until somebody wants it. */
const FOLDS = ['options'] as const
export type Fold = (typeof FOLDS)[number]

/** How large letters are, in hundredths of the usual. */
export const TEXT_SIZES = ['90', '100', '115', '130'] as const
type TextSize = (typeof TEXT_SIZES)[number]

export interface Settings {
  readonly theme: Theme
  readonly speed: Speed
  readonly sound: boolean
  /** How loud, from 0 to 100. */
  readonly volume: number
  readonly text: TextSize
  /** People around one screen trust each other not to look: no cover between turns. */
  readonly openHands: boolean
  /** Advice is thought about, and shows chances to win. */
  readonly chances: boolean
  /** Single keys answer and act: whoever speaks to the computer may want that off. */
  readonly shortcuts: boolean
  /** A game says in one card what it is about, when one sits down to it for the first time. */
  readonly briefs: boolean
  /** A word that comes up at a table for the first time is explained there. */
  readonly hints: boolean
  /** What stands open beside the board all the time. */
  readonly pinned: readonly Dock[]
  readonly unfolded: readonly Fold[]
  /** The log has every line, rather than turns told in short. */
  readonly wholeLog: boolean
  /** Every rule has its number and where it comes from. */
  readonly ruleNumbers: boolean
  readonly name: string
}

const KEY = 'undercroft settings'
const OTHERWISE: Settings = {
  theme: 'system',
  speed: 'normal',
  sound: true,
  volume: 40,
  text: '100',
  openHands: false,
  chances: true,
  shortcuts: true,
  briefs: true,
  hints: true,
  pinned: [],
  unfolded: [],
  wholeLog: false,
  ruleNumbers: false,
  name: '',
}

let settings = read()
const listeners = new Set<() => void>()

function read(): Settings {
  const given: Partial<Settings> = recallData(KEY) ?? {} // what cannot be read was only taste: nobody needs to know
  return {
    theme: THEMES.find(theme => theme === given.theme) ?? OTHERWISE.theme,
    speed: SPEEDS.find(speed => speed === given.speed) ?? OTHERWISE.speed,
    sound: given.sound !== false,
    volume: isVolume(given.volume) ? given.volume : OTHERWISE.volume,
    text: TEXT_SIZES.find(size => size === given.text) ?? OTHERWISE.text,
    openHands: given.openHands === true,
    chances: given.chances !== false,
    shortcuts: given.shortcuts !== false,
    briefs: given.briefs !== false,
    hints: given.hints !== false,
    pinned: Array.isArray(given.pinned) ? DOCKS.filter(dock => given.pinned?.includes(dock)) : OTHERWISE.pinned,
    unfolded: Array.isArray(given.unfolded) ? FOLDS.filter(fold => given.unfolded?.includes(fold)) : OTHERWISE.unfolded,
    wholeLog: given.wholeLog === true,
    ruleNumbers: given.ruleNumbers === true,
    name: typeof given.name === 'string' ? given.name.slice(0, 24) : OTHERWISE.name,
  }
}

function isVolume(given: unknown): given is number {
  return typeof given === 'number' && given >= 0 && given <= 100
}

export function getSettings(): Settings {
  return settings
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  keepData(KEY, settings)
  applyTheme()
  for (const listener of listeners) listener()
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, getSettings)
}

/** Nothing where the build prints a page, without a window. */
const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** The light and the size of letters, as they are wanted. */
export function applyTheme(): void {
  const { theme, text } = settings
  document.documentElement.dataset.text = text
  const shown = theme === 'system' ? (dark?.matches ? 'dark' : 'light') : theme
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', shown === 'dark' ? '#14110f' : '#f6efe3')
}

dark?.addEventListener('change', applyTheme)
