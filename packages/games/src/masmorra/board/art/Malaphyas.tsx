import { GlowingEyes } from './ink.tsx'

/** The lord of the dungeon: a pale sorcerer with a crown of horns and green fire in his hands. */
export function Malaphyas() {
  return (
    <g>
      <path d="M-13-28C-22-16-26-6-27 1Q0 8 28 1C27-6 23-16 14-28Z" fill="#2a1838" />
      <path d="M-27 1Q0 8 28 1L26-5Q0 2-25-5Z" fill="#8c2f3a" />
      <path d="M-9-27H10L13 1Q1 4-12 1Z" fill="#4a2a5c" />
      <path d="M1-26V3M-6-18L1-14L8-18M-7-9L1-5L9-9" fill="none" stroke="#e0b04a" strokeWidth="1.900" />
      <path d="M-11-25L-23-18L-20-11L-9-15ZM12-25L24-18L21-11L10-15Z" fill="#4a2a5c" />
      <path d="M-24-33C-19-28-17-23-22-17C-28-19-30-24-26-27C-26-25-25-25-25-27C-25-29-24-31-24-33Z" fill="#7dffb0" />
      <path d="M26-33C21-28 19-23 24-17C30-19 32-24 28-27C28-25 27-25 27-27C27-29 26-31 26-33Z" fill="#7dffb0" />
      <circle cx="-22" cy="-15" r="3.400" fill="#d9d2e4" />
      <circle cx="23" cy="-15" r="3.400" fill="#d9d2e4" />
      <path d="M-17-26C-22-40-14-48-10-46L-8-27ZM19-26C24-40 16-48 12-46L10-27Z" fill="#8c2f3a" />
      <path d="M-10-38C-11-48-5-52 1-52C8-52 13-48 12-38C12-30 7-24 1-22C-5-24-10-30-10-38Z" fill="#d9d2e4" />
      <path
        d="M-10-44C-18-48-22-56-19-65C-15-57-10-54-5-52ZM12-44C20-48 24-56 21-65C17-57 12-54 7-52Z"
        fill="#efe2c4"
      />
      <path d="M-11-45L-9-54L-4-49L1-57L6-49L11-54L13-45Q1-50-11-45Z" fill="#f0c75c" />
      <circle cx="1" cy="-50" r="2.400" fill="#ff5a4d" strokeWidth="1" />
      <GlowingEyes x={1.5} y={-38} apart={5} r={3} fill="#7dffb0" />
      <path d="M-8-43L0-40M11-43L3-40" stroke="#2a1838" strokeWidth="2.400" fill="none" />
      <path d="M-4-30Q2-27 7-31" fill="none" strokeWidth="1.600" />
      <path d="M-2-25L1-14L5-25Q1-22-2-25Z" fill="#2a1838" strokeWidth="1.200" />
    </g>
  )
}

/** What he turns into: the demon. */
export function DemonMalaphyas() {
  return (
    <g>
      <path d="M-9-30C-18-52-33-60-43-55C-38-47-41-40-45-35C-38-36-33-31-33-25C-27-28-21-26-15-19Z" fill="#5a1420" />
      <path d="M11-30C20-52 35-60 45-55C40-47 43-40 47-35C40-36 35-31 35-25C29-28 23-26 17-19Z" fill="#5a1420" />
      <path d="M-12-29C-21-42-31-49-41-52M14-29C23-42 33-49 43-52" fill="none" stroke="#2c060d" strokeWidth="2" />
      <path d="M-13-9L-16 0H-5L-2-6L4-6L7 0H18L15-9Z" fill="#3a0d12" />
      <path d="M-17-24C-12-31 14-31 19-24L15-6Q1-1-13-6Z" fill="#b3322c" />
      <path d="M-10-20Q-5-15 0-19Q6-15 12-20M-5-12H7M-4-8H6" fill="none" stroke="#6a1216" strokeWidth="1.900" />
      <path d="M-17-22L-24-11L-20-5M19-22L26-11L22-5" stroke="#17100d" strokeWidth="9.500" fill="none" />
      <path d="M-17-22L-24-11L-20-5M19-22L26-11L22-5" stroke="#b3322c" strokeWidth="6.600" fill="none" />
      <path
        d="M-24-5L-26 1M-20-4L-20 3M-17-6L-14 0M19-6L16 0M22-4L22 3M25-6L29 0"
        stroke="#f3e6c8"
        strokeWidth="2.400"
        fill="none"
      />
      <path
        d="M-10-44C-22-44-28-54-24-66C-20-57-14-53-5-52ZM12-44C24-44 30-54 26-66C22-57 16-53 7-52Z"
        fill="#efe2c4"
      />
      <path d="M-13-41C-13-51-6-55 1-55C9-55 15-51 15-41C16-35 12-28 1-24C-10-28-14-35-13-41Z" fill="#cf4438" />
      <path d="M-4-54L1-62L6-54Z" fill="#f0c75c" />
      <GlowingEyes x={1} y={-42} apart={6} r={3.8} fill="#fff06a" />
      <path d="M-12-49L-2-45M14-49L4-45" stroke="#4a0a10" strokeWidth="3" fill="none" />
      <path d="M-9-35Q1-30 11-35Q10-27 1-26Q-8-27-9-35Z" fill="#2c060d" />
      <path d="M-7-34L-5.500-28.500L-3-33M5-33L7.500-28.500L9-34" fill="#fff8e3" strokeWidth="0.900" />
      <path d="M-2-26L1-17L5-26Z" fill="#2c060d" strokeWidth="1.200" />
    </g>
  )
}
