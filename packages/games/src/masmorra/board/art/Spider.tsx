import { INK } from './ink.tsx'

const LEGS = 'M-8-14L-20-26L-27-12M-9-11L-22-16L-29 0M-7-8L-17-8L-21 2M9-14L21-26L28-12M10-11L23-16L30 0M8-8L18-8L22 2'

/** Eight legs, six eyes, and all the time in the world. */
export function Spider() {
  return (
    <g>
      <path d={LEGS} stroke={INK} strokeWidth="5.400" fill="none" />
      <path d={LEGS} stroke="#6a4a58" strokeWidth="2.800" fill="none" />
      <ellipse cx="-2" cy="-26" rx="17" ry="15" fill="#4a3240" />
      <path d="M-10-36Q-3-41 6-39" fill="none" stroke="#8f6f80" strokeWidth="2.200" />
      <path d="M-7-34L-2-29L3-34L1-27L6-24H-10L-5-27Z" fill="#d8564a" strokeWidth="1.200" />
      <ellipse cx="1" cy="-13" rx="13" ry="10.500" fill="#5d4252" />
      <circle cx="-4" cy="-15" r="4" fill="#f4ffd8" />
      <circle cx="6" cy="-15" r="4" fill="#f4ffd8" />
      <circle cx="-3" cy="-14.500" r="2" fill={INK} stroke="none" />
      <circle cx="7" cy="-14.500" r="2" fill={INK} stroke="none" />
      <circle cx="-9" cy="-18" r="1.900" fill="#ff6a4d" strokeWidth="0.800" />
      <circle cx="11" cy="-18" r="1.900" fill="#ff6a4d" strokeWidth="0.800" />
      <circle cx="-1.500" cy="-20.500" r="1.600" fill="#ff6a4d" strokeWidth="0.800" />
      <circle cx="3.500" cy="-20.500" r="1.600" fill="#ff6a4d" strokeWidth="0.800" />
      <path d="M-4-8Q1-5 6-8" fill="none" strokeWidth="1.500" />
      <path d="M-4-6L-3 2L0-5ZM3-5L6 2L7-6Z" fill="#fff8e3" />
    </g>
  )
}
