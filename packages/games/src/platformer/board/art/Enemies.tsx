import type { ReactElement } from 'react'

/* Enemies stand on the origin like Heroes do, and look to the left: towards whoever climbs. */

const INK = '#1d1418'

function Slime() {
  return (
    <g>
      <path d="M-28 0C-34-20-20-42-2-44C18-44 32-22 28 0C20 3-20 3-28 0Z" fill="#7ccf5b" />
      <path d="M-21-6C-24-22-14-35-3-36" fill="none" stroke="#d6f7b8" strokeWidth="4" />
      <circle cx="12" cy="-12" r="3.500" fill="#b5ec90" stroke="none" />
      <circle cx="17" cy="-21" r="2" fill="#b5ec90" stroke="none" />
      <ellipse cx="-10" cy="-19" rx="4" ry="5.500" fill={INK} stroke="none" />
      <ellipse cx="6" cy="-19" rx="4" ry="5.500" fill={INK} stroke="none" />
      <circle cx="-11" cy="-21" r="1.500" fill="#fff" stroke="none" />
      <circle cx="5" cy="-21" r="1.500" fill="#fff" stroke="none" />
      <path d="M-9-9Q-2-4 5-9" fill="none" />
    </g>
  )
}

function Bat() {
  return (
    <g transform="translate(0 -8)">
      <path d="M-8-30C-20-50-38-48-43-34C-36-34-34-29-35-24C-28-28-23-25-22-19C-17-23-12-22-8-18Z" fill="#7a5aa6" />
      <path d="M8-30C20-50 38-48 43-34C36-34 34-29 35-24C28-28 23-25 22-19C17-23 12-22 8-18Z" fill="#7a5aa6" />
      <path d="M-13-36L-15-52L-4-43H4L15-52L13-36C18-22 9-10 0-10C-9-10-18-22-13-36Z" fill="#5d3f8c" />
      <ellipse cx="-6" cy="-32" rx="4" ry="4.800" fill="#ffe27a" stroke="none" />
      <ellipse cx="6" cy="-32" rx="4" ry="4.800" fill="#ffe27a" stroke="none" />
      <circle cx="-7" cy="-31" r="2" fill={INK} stroke="none" />
      <circle cx="5" cy="-31" r="2" fill={INK} stroke="none" />
      <path d="M-6-23H6L3.500-17L1-22L-1-22L-3.500-17Z" fill="#fff" strokeWidth="1.200" />
    </g>
  )
}

function Ent() {
  return (
    <g>
      <path d="M-12-56L-24-72M-8-60L-6-78M8-58L22-74M14-52L30-58" stroke="#6b4a2a" strokeWidth="6" fill="none" />
      <circle cx="-25" cy="-70" r="10" fill="#5fa04a" />
      <circle cx="-4" cy="-77" r="11" fill="#77b955" />
      <circle cx="22" cy="-72" r="11" fill="#5fa04a" />
      <circle cx="30" cy="-57" r="7" fill="#77b955" />
      <path
        d="M-18-58C-8-64 10-64 18-56C20-40 17-22 21-10L33 0H20L12-3L8 1H-8L-14-3L-22 1H-34L-22-10C-18-24-22-42-18-58Z"
        fill="#8a6238"
      />
      <path d="M12-50C14-38 12-22 15-10M-2-12C-3-7-3-5-4-1" fill="none" stroke="#5f4021" strokeWidth="2" />
      <path d="M-15-42L-5-38M7-38L14-42" stroke="#3c2815" strokeWidth="4" fill="none" />
      <circle cx="-9" cy="-34" r="4.500" fill="#ffd76a" strokeWidth="1.600" />
      <circle cx="6" cy="-34" r="4.500" fill="#ffd76a" strokeWidth="1.600" />
      <path d="M-13-20Q-2-27 9-20Q6-13-2-14Q-9-13-13-20Z" fill="#2d1c10" />
    </g>
  )
}

function Imp() {
  return (
    <g>
      <path d="M12-14C28-12 34-24 29-36L36-36L29-45L24-36L27-36C30-26 24-18 12-20Z" fill="#a8322d" />
      <path d="M-12-9H-3V0H-16ZM4-9H13L15 0H2Z" fill="#8d2723" />
      <path d="M-13-30H13L16-8Q0-2-16-8Z" fill="#d2483f" />
      <path d="M-12-26L-24-17" stroke="#d2483f" strokeWidth="6.500" />
      <circle cx="-28" cy="-15" r="6.500" fill="#f0c24b" />
      <path d="M-28-18.500V-11.500" strokeWidth="1.800" />
      <circle cx="0" cy="-43" r="18" fill="#d2483f" />
      <path
        d="M-14-54C-22-60-24-70-20-76C-17-68-11-64-5-61ZM14-54C22-60 24-70 20-76C17-68 11-64 5-61Z"
        fill="#f3e6c8"
      />
      <path d="M-18-46L-30-52L-19-38ZM18-46L28-54L19-38Z" fill="#d2483f" />
      <path d="M-14-52L-5-47M6-47L13-52" strokeWidth="3" fill="none" />
      <ellipse cx="-9" cy="-43" rx="3" ry="4" fill="#ffe27a" strokeWidth="1.400" />
      <ellipse cx="5" cy="-43" rx="3" ry="4" fill="#ffe27a" strokeWidth="1.400" />
      <path d="M-13-34Q-2-26 9-34L6-30L3-34Z" fill="#fff" strokeWidth="1.600" />
    </g>
  )
}

function Werewolf() {
  return (
    <g>
      <path d="M20-24C36-24 40-40 34-52C32-42 26-36 17-36Z" fill="#6d7484" />
      <path d="M-14-12L-18 0H-5L-3-12ZM6-12L5 0H19L17-12Z" fill="#4f5665" />
      <path d="M-17-44H16L22-10Q0-4-20-10Z" fill="#6d7484" />
      <path d="M-11-38H5L8-14Q-3-10-13-15Z" fill="#aab0bd" stroke="none" />
      <path d="M-14-38L-30-24M16-38L27-22" stroke="#6d7484" strokeWidth="9" />
      <path d="M-36-26L-31-16L-30-25L-25-16L-24-26ZM22-24L26-14L28-23L33-15L32-25Z" fill="#fff" strokeWidth="1.600" />
      <path
        d="M-4-76L-11-92L4-82L20-92L17-74C22-62 14-52 2-50L-12-47C-24-46-30-52-27-57L-13-62C-12-69-9-74-4-76Z"
        fill="#7d8595"
      />
      <path d="M-27-57L-21-59L-24-52Z" fill={INK} strokeWidth="1.600" />
      <path d="M-25-49L-20-51L-17-44L-13-50L-9-45L-6-51L4-53" fill="none" stroke="#fff" strokeWidth="2.600" />
      <path d="M-12-70L-3-66" strokeWidth="3" />
      <circle cx="-5" cy="-64" r="3.200" fill="#ffd23f" strokeWidth="1.400" />
      <path d="M8-60L14-58L9-54L15-51" fill="none" strokeWidth="2" />
    </g>
  )
}

function Golem() {
  return (
    <g>
      <path d="M-24-16H-5V0H-28ZM5-16H24L28 0H5Z" fill="#7c7f86" />
      <path d="M-30-56H28L34-26L24-12H-24L-34-26Z" fill="#94979e" />
      <path d="M-30-56L-46-48L-46-20L-33-14L-30-30ZM28-56L45-48L46-20L33-14L31-30Z" fill="#878a92" />
      <path d="M-18-82H16L21-60L13-52H-16L-22-60Z" fill="#a5a8af" />
      <path d="M-14-72H-2V-64H-14ZM4-72H14V-64H4Z" fill="#ffb13d" strokeWidth="2" />
      <path d="M-13-57H12" strokeWidth="2.400" fill="none" />
      <path d="M-22-40L-8-44L-4-30L8-34M14-48L20-36" fill="none" strokeWidth="2" />
      <path d="M-21-84C-14-90-8-82-2-87C5-91 12-84 18-82L14-76C5-80-8-78-18-76Z" fill="#6ea553" />
      <path d="M18-56C24-62 32-58 31-50C26-52 22-50 18-52Z" fill="#6ea553" />
    </g>
  )
}

function Snake() {
  return (
    <g>
      <path
        d="M-30-2C-34-14-22-18-6-16C12-14 24-20 22-30C20-40 4-36-2-40C-12-46-6-60 6-58"
        fill="none"
        strokeWidth="17"
        stroke={INK}
      />
      <path
        d="M-30-2C-34-14-22-18-6-16C12-14 24-20 22-30C20-40 4-36-2-40C-12-46-6-60 6-58"
        fill="none"
        strokeWidth="12"
        stroke="#4fa36a"
      />
      <path
        d="M-24-11C-16-16-6-16 4-15M14-20C20-25 18-32 10-35"
        fill="none"
        strokeWidth="4"
        stroke="#c8e08a"
        strokeDasharray="5 6"
      />
      <path
        d="M6-68C16-72 22-62 18-54C14-48 0-46-10-49C-14-52-13-57-8-60Z"
        fill="#4fa36a"
        transform="translate(-4 2)"
      />
      <circle cx="-1" cy="-58" r="3.200" fill="#ffd23f" strokeWidth="1.400" />
      <path d="M-14-49L-24-45M-24-45L-29-47M-24-45L-28-41" fill="none" stroke="#e0423a" strokeWidth="2.400" />
    </g>
  )
}

/** In the order of the Enemies' cards, the Snake last. */
export const ENEMY_ART: readonly (() => ReactElement)[] = [Slime, Bat, Ent, Imp, Werewolf, Golem, Snake]
