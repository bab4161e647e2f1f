import type { ReactElement } from 'react'

/*
 * Each Hero stands on the origin and looks to the right, about 76 high in a Space of 100. What is drawn in
 * `currentColor` is dyed in the seat's colour: a figure is told apart by its dress, its shape and its base.
 */

const SKIN = '#f3c9a2'
const INK = '#1d1418'

/** Eyes, cheek and mouth, the same for all: a storybook face. */
function Face({ y = -47 }: { readonly y?: number }) {
  return (
    <g transform={`translate(0 ${y})`} stroke="none">
      <ellipse cx="2" cy="0" rx="2.300" ry="3.300" fill={INK} />
      <ellipse cx="11" cy="0" rx="2.300" ry="3.300" fill={INK} />
      <circle cx="2.800" cy="-1.200" r="0.900" fill="#fff" />
      <circle cx="11.800" cy="-1.200" r="0.900" fill="#fff" />
      <ellipse cx="-3" cy="6" rx="3" ry="2" fill="#e8907c" opacity="0.700" />
      <path d="M4 7Q7 9.500 10 7" fill="none" stroke={INK} strokeWidth="1.800" />
    </g>
  )
}

function Boots({ fill = '#5b3a24' }: { readonly fill?: string }) {
  return <path d="M-13-9H-3V-1H-14ZM3-9H13L16-1H3Z" fill={fill} />
}

/** A beast coaxer in a full skirt, two buns, and a sweet on a stick. */
function Sweety() {
  return (
    <g>
      <path d="M18-12V-58" stroke="#8a5a33" strokeWidth="4" fill="none" />
      <circle cx="18" cy="-62" r="10" fill="#ff8fb6" />
      <path d="M18-62m-6 0a6 6 0 0 1 12 0a4 4 0 0 1-8 0" fill="none" stroke="#fff" strokeWidth="2.600" />
      <Boots fill="#7a3350" />
      <path d="M-9-32H10L21-8Q0-1-20-8Z" fill="currentColor" />
      <path d="M-20-8Q0-1 21-8L19-13Q0-6-18-13Z" fill="#fff" stroke="none" opacity="0.750" />
      <path d="M9-28L19-20" stroke={SKIN} strokeWidth="6" />
      <circle cx="0" cy="-47" r="17" fill={SKIN} />
      <circle cx="-16" cy="-61" r="9" fill="#d2527f" />
      <circle cx="11" cy="-66" r="9" fill="#d2527f" />
      <path d="M-17-45C-19-62-6-67 3-65C14-63 18-55 17-48C11-50 6-54 3-58C-2-52-8-49-13-48L-13-40Z" fill="#d2527f" />
      <Face />
    </g>
  )
}

/** A wanderer under a hood, white-haired, with a long blade and a scarf. */
function Etern() {
  return (
    <g>
      <path d="M16-18L33-62" stroke="#dfe7ee" strokeWidth="5" fill="none" />
      <path d="M12-21L22-17" stroke="#c99a3a" strokeWidth="4.500" fill="none" />
      <Boots fill="#3a3550" />
      <path d="M-12-34H12L17-7Q0-2-17-7Z" fill="#3f4a78" />
      <path d="M-3-30L3-4L-9-5Z" fill="#2c3458" stroke="none" />
      <path d="M9-28L17-19" stroke="#3f4a78" strokeWidth="7" />
      <circle cx="0" cy="-47" r="17" fill={SKIN} />
      <path d="M-10-33Q-26-30-30-14L-20-18L-17-10Q-12-22-2-29Z" fill="currentColor" />
      <path d="M-14-34Q2-26 16-34L14-27Q0-20-13-28Z" fill="currentColor" />
      <path
        d="M-12-40C-10-52-4-57 6-57C12-57 15-53 17-48C18-62 10-70-1-70C-15-70-21-60-20-45C-19-38-17-34-14-32Z"
        fill="#56619a"
      />
      <path d="M-8-52C-2-57 6-58 13-53C8-52 5-50 3-47Z" fill="#f4f1ea" />
      <Face />
    </g>
  )
}

/** A young herald with wings and a halo. */
function Angelo() {
  return (
    <g>
      <path d="M-8-30C-20-48-37-46-39-34C-33-34-34-30-38-26C-30-27-30-22-33-18C-24-17-16-19-8-24Z" fill="#fdf8ec" />
      <path d="M-14-28C-22-36-29-36-33-33M-13-25C-21-29-27-27-31-25" fill="none" strokeWidth="1.600" />
      <Boots fill="#b98539" />
      <path d="M-11-33H11L16-8Q0-3-16-8Z" fill="#f6efdf" />
      <path d="M-12-22H13L14-16Q0-13-13-16Z" fill="currentColor" />
      <path d="M10-29L21-24" stroke="#f6efdf" strokeWidth="7" />
      <circle cx="23" cy="-23" r="4" fill={SKIN} />
      <circle cx="0" cy="-47" r="17" fill={SKIN} />
      <path
        d="M-16-42A7 7 0 0 1-19-53A8 8 0 0 1-12-64A9 9 0 0 1 4-67A8 8 0 0 1 17-58A6 6 0 0 1 17-48C12-52 8-55 5-56C-2-50-8-50-12-50Z"
        fill="#f2cf63"
      />
      <ellipse cx="0" cy="-75" rx="14" ry="4.500" fill="none" stroke="#c48a12" strokeWidth="5.500" />
      <ellipse cx="0" cy="-75" rx="14" ry="4.500" fill="none" stroke="#ffe27a" strokeWidth="3" />
      <Face />
    </g>
  )
}

/** A shield-bearer: broad, braided, hard to stop. */
function Avys() {
  return (
    <g>
      <Boots fill="#59636e" />
      <path d="M-15-35H14L18-7Q0-2-18-7Z" fill="#8d99a6" />
      <path d="M-9-20H11V-6Q0-3-9-6Z" fill="currentColor" />
      <path d="M-16-35Q-24-33-21-21L-12-24Z" fill="#aab6c2" />
      <circle cx="0" cy="-48" r="17" fill="#c98f63" />
      <path d="M-17-44C-20-62-8-68 2-67C13-66 18-58 17-49C10-52 4-57 0-60C-4-54-9-51-13-50Z" fill="#b4432a" />
      <path d="M-14-47C-23-42-26-33-21-22L-14-27C-18-33-16-38-12-41Z" fill="#b4432a" />
      <path d="M-20-33L-14-36M-21-27L-15-30" strokeWidth="1.800" fill="none" />
      <Face y={-48} />
      <circle cx="19" cy="-20" r="15" fill="currentColor" />
      <circle cx="19" cy="-20" r="15" fill="none" stroke="#e2d3ae" strokeWidth="3.400" />
      <circle cx="19" cy="-20" r="4.500" fill="#e2d3ae" />
    </g>
  )
}

/** A tinker: short, bearded, goggled, never without a wrench. */
function Brom() {
  return (
    <g>
      <path d="M19-14L25-40" stroke="#9aa6b2" strokeWidth="5.500" fill="none" />
      <path d="M20-47Q20-38 26-38Q33-39 32-48L27-44Z" fill="#c3ccd6" />
      <Boots fill="#4a3326" />
      <path d="M-16-32H16L19-7Q0-2-19-7Z" fill="currentColor" />
      <path d="M-12-30L-8-6M12-30L9-6" stroke="#6d4a2f" strokeWidth="4" fill="none" />
      <path d="M12-27L21-20" stroke={SKIN} strokeWidth="7" />
      <circle cx="0" cy="-43" r="17" fill={SKIN} />
      <Face y={-45} />
      <path
        d="M-17-44C-18-30-11-17 3-13C15-17 20-30 18-42C14-37 9-37 7-36C3-34-1-35-3-38C-8-38-13-40-17-44Z"
        fill="#8a4b26"
      />
      <path d="M-9-33L-4-20M3-32V-17M13-32L9-20" fill="none" strokeWidth="1.600" />
      <path d="M-18-48C-20-64-8-69 1-69C12-69 20-62 18-48C6-53-6-53-18-48Z" fill="#a8743c" />
      <circle cx="-2" cy="-58" r="6.500" fill="#bfe6ef" stroke="#5c4327" strokeWidth="3" />
      <circle cx="12" cy="-57" r="6" fill="#bfe6ef" stroke="#5c4327" strokeWidth="3" />
    </g>
  )
}

/** A gem cutter in a pointed cap, with a lens. */
function Pippa() {
  return (
    <g>
      <path d="M20-30L27-38L34-30L27-19Z" fill="#6fd7e8" />
      <path d="M20-30H34M27-38V-19" fill="none" strokeWidth="1.400" />
      <Boots fill="#355b3d" />
      <path d="M-10-32H11L16-8Q0-3-16-8Z" fill="#5f9a5a" />
      <path d="M-6-32H8L10-9Q1-6-7-9Z" fill="#f3e6c8" />
      <path d="M9-27L21-25" stroke={SKIN} strokeWidth="6" />
      <path d="M-14-44C-26-42-29-32-26-20C-21-22-18-27-17-31C-15-34-13-36-11-38Z" fill="#7b4a2b" />
      <circle cx="0" cy="-46" r="16.500" fill={SKIN} />
      <Face y={-46} />
      <circle cx="11" cy="-46" r="6" fill="none" stroke="#c99a3a" strokeWidth="2.400" />
      <path d="M-17-46C-14-57-5-61 6-60C12-59 16-55 17-50C12-53 4-54-3-52C-8-51-13-48-17-46Z" fill="#7b4a2b" />
      <path d="M-19-54C-8-64 10-65 20-56C14-66 7-80-14-88C-9-80-11-72-19-54Z" fill="currentColor" />
      <path d="M-19-54C-8-64 10-65 20-56L19-51C8-59-8-58-19-49Z" fill="#f3e6c8" />
    </g>
  )
}

/** In the order of the Heroes' sheets. */
export const HERO_ART: readonly (() => ReactElement)[] = [Sweety, Etern, Angelo, Avys, Brom, Pippa]
