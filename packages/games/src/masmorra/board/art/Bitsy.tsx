import { INK } from './ink.tsx'

const LEGS =
  'M-12-16L-25-34L-34-16M-13-12L-28-22L-37-2M-11-8L-23-10L-29 2M13-16L26-34L35-16M14-12L29-22L38-2M12-8L24-10L30 2'

/** Everybody's aunt: a bonnet, spectacles, and a nursery of spiders. */
export function Bitsy() {
  return (
    <g>
      <path d={LEGS} stroke={INK} strokeWidth="6.500" fill="none" />
      <path d={LEGS} stroke="#7d5a96" strokeWidth="3.600" fill="none" />
      <ellipse cx="-2" cy="-33" rx="21" ry="18" fill="#553a6b" />
      <path d="M-15-43Q-8-51 4-50M-17-30Q-2-22 14-30M-19-36Q-2-28 16-36" fill="none" stroke="#a98bc2" strokeWidth="2" />
      <ellipse cx="1" cy="-17" rx="17" ry="14" fill="#6d4c86" />
      <path d="M-15-22C-16-33-7-37 1-37C9-37 18-33 17-22C12-28 6-30 1-30C-5-30-10-28-15-22Z" fill="#f4e3e6" />
      <path
        d="M-15-22C-19-20-20-24-18-27C-21-29-19-33-15-31M17-22C21-20 22-24 20-27C23-29 21-33 17-31"
        fill="#f4e3e6"
      />
      <path d="M-11-29Q1-35 13-29" fill="none" stroke="#d8564a" strokeWidth="2.600" />
      <circle cx="-5" cy="-19" r="6" fill="#f4ffd8" />
      <circle cx="8" cy="-19" r="6" fill="#f4ffd8" />
      <circle cx="-4" cy="-18" r="2.800" fill="#b3261e" stroke="none" />
      <circle cx="9" cy="-18" r="2.800" fill="#b3261e" stroke="none" />
      <circle cx="-3.300" cy="-19" r="0.900" fill="#fff" stroke="none" />
      <circle cx="9.700" cy="-19" r="0.900" fill="#fff" stroke="none" />
      <path d="M1-19H2M-11-20L-15-22M14-20L17-22" stroke="#f0c75c" strokeWidth="2" fill="none" />
      <path d="M-6-10Q2-6 9-10" fill="none" strokeWidth="1.700" />
      <path d="M-5-8L-4 2L0-7ZM4-7L8 2L9-8Z" fill="#fff8e3" />
    </g>
  )
}
