import { GlowingEyes } from './ink.tsx'

/** Broad, underbitten, and proud of its axe. */
export function Orc() {
  return (
    <g>
      <path d="M19 0L22-42" stroke="#7a5230" strokeWidth="4" fill="none" />
      <path d="M21-46C31-46 34-38 32-30C28-34 24-34 21-33ZM21-45C14-44 12-38 13-33L21-34Z" fill="#c6ced4" />
      <path d="M-12-9H-1V0H-15ZM1-9H12L15 0H1Z" fill="#4a4a38" />
      <path d="M-17-22C-12-27 12-27 17-22L15-7Q0-2-15-7Z" fill="#7f8f5a" />
      <path d="M-14-12Q0-7 14-12L15-6Q0-1-15-6Z" fill="#6f4a2a" />
      <path d="M-16-24L16-8M-14-25L-8-27" stroke="#4c3319" strokeWidth="3.600" fill="none" />
      <circle cx="-14" cy="-22" r="5.500" fill="#a7b0b7" />
      <path d="M-14-27.500V-32L-11-27" fill="#e3e9ee" />
      <path d="M15-20L20-13" stroke="#7f8f5a" strokeWidth="8" fill="none" />
      <circle cx="20" cy="-12" r="4" fill="#8da065" />
      <path d="M-16-20L-20-10L-16-6" stroke="#7f8f5a" strokeWidth="7" fill="none" />
      <path d="M-10-33L-19-38L-14-28ZM12-33L21-37L16-28Z" fill="#7f8f5a" />
      <path
        d="M-12-33C-12-42-5-45 1-45C8-45 14-42 14-33C14-30 15-28 14-24C11-18-8-18-11-24C-12-28-12-30-12-33Z"
        fill="#93a769"
      />
      <path d="M-4-45C-2-51 5-52 8-48C5-48 4-46 4-44Z" fill="#2b2019" />
      <GlowingEyes x={2} y={-34} apart={5} r={3} fill="#ffd34d" />
      <path d="M-8-39L0-35.500M12-39L4-35.500" stroke="#36401f" strokeWidth="2.800" fill="none" />
      <path d="M-1-30Q2-28 5-30" fill="none" strokeWidth="1.600" />
      <path d="M-8-25Q2-29 12-25Q11-21 2-21Q-7-21-8-25Z" fill="#3a1a12" />
      <path d="M-6-24L-5.500-32L-2.500-24.500ZM7-24.500L10-32L10-24Z" fill="#fff8e3" />
    </g>
  )
}
