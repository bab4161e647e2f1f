import { path as cogPath } from 'virtual:game-icon/cog'
import { path as crownPath } from 'virtual:game-icon/crown'
import { path as hourglassPath } from 'virtual:game-icon/hourglass'
import { path as laurelsPath } from 'virtual:game-icon/laurels'
import { path as meeplePath } from 'virtual:game-icon/meeple'
import { path as lanternPath } from 'virtual:game-icon/old-lantern'
import { path as bookPath } from 'virtual:game-icon/open-book'
import { path as owlPath } from 'virtual:game-icon/owl'
import { path as dicePath } from 'virtual:game-icon/rolling-dices'
import { path as scrollPath } from 'virtual:game-icon/scroll-unfurled'
import { path as eyePath } from 'virtual:game-icon/semi-closed-eye'
import { path as sealPath } from 'virtual:game-icon/wax-seal'
import { path as doorPath } from 'virtual:game-icon/wooden-door'

/** From game-icons.net, CC BY 3.0: drawn filled, in a box of 512. */
const GLYPHS = {
  book: bookPath,
  cog: cogPath,
  crown: crownPath,
  dice: dicePath,
  door: doorPath,
  eye: eyePath,
  hourglass: hourglassPath,
  lantern: lanternPath,
  laurels: laurelsPath,
  meeple: meeplePath,
  owl: owlPath,
  scroll: scrollPath,
  seal: sealPath,
} as const

/** Our own: drawn as lines, in a box of 24. */
const LINES = {
  undo: 'M9 7 4 12l5 5M4.5 12H14a5.5 5.5 0 0 1 0 11h-1',
  close: 'M6 6l12 12M18 6 6 18',
  first: 'M6 5v14M18 6l-8 6 8 6z',
  previous: 'M16 6l-8 6 8 6z',
  next: 'M8 6l8 6-8 6z',
  last: 'M18 5v14M6 6l8 6-8 6z',
  check: 'M5 13l5 5L19 7',
  barred: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.8 5.8l12.4 12.4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  open: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
  back: 'M19 6l-7 6 7 6zM11 6l-7 6 7 6z',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  settings: 'M4 7h10M18 7h2M4 12h2M10 12h10M4 17h8M16 17h4M16 5v4M8 10v4M14 15v4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  link: 'M10 14a4 4 0 0 0 6 .400l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.400l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.500 12h17M12 3c3 3 3.500 6 3.500 9s-.500 6-3.500 9c-3-3-3.500-6-3.500-9S9 6 12 3',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  mute: 'M4 10v4h4l5 4V6L8 10zM17 9l4 6M21 9l-4 6',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  again: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v5h-5',
  send: 'M4 12 20 4l-5 16-3-7z',
} as const

export type IconName = keyof typeof GLYPHS | keyof typeof LINES

/** Hidden from screen readers, which read the word beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  if (name in GLYPHS) {
    return (
      <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
        <path fill="currentColor" d={GLYPHS[name as keyof typeof GLYPHS]} />
      </svg>
    )
  }
  return (
    <svg className="icon icon-line" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name as keyof typeof LINES]} />
    </svg>
  )
}
