import { GlowingEyes } from './ink.tsx'

/** The old dragon: black scales, torn wings, and fire behind the teeth. */
export function Mortiferous() {
  return (
    <g>
      <path d="M-8-28C-16-52-32-60-42-56C-38-48-41-40-45-34C-38-36-33-32-33-25C-27-28-20-26-15-19Z" fill="#3c4a6b" />
      <path d="M10-28C18-52 34-60 44-56C40-48 43-40 47-34C40-36 35-32 35-25C29-28 22-26 17-19Z" fill="#3c4a6b" />
      <path
        d="M-11-28C-20-41-30-50-40-53M-13-25C-22-31-29-31-34-28M13-28C22-41 32-50 42-53M15-25C24-31 31-31 36-28"
        fill="none"
        stroke="#1f2740"
        strokeWidth="2"
      />
      <path d="M-14-9L-17 0H-5L-2-5L4-5L7 0H19L16-9Z" fill="#2b3450" />
      <path d="M-15-12C-18-26-9-34 1-34C11-34 20-26 17-12C14-4-12-4-15-12Z" fill="#35415f" />
      <path d="M-7-10C-8-20-3-28 1-28C6-28 11-20 10-10C7-5-4-5-7-10Z" fill="#d98a3a" />
      <path d="M-6-20H9M-7-15H10M-6-10H9" fill="none" stroke="#8f4f18" strokeWidth="1.500" />
      <path d="M-9-45C-16-50-20-58-17-64C-14-58-9-54-3-51ZM11-45C18-50 22-58 19-64C16-58 11-54 5-51Z" fill="#e8dcc0" />
      <path
        d="M-13-41C-13-50-6-54 1-54C9-54 15-50 15-41C17-36 16-31 12-28C7-24-5-24-10-28C-14-31-15-36-13-41Z"
        fill="#435275"
      />
      <path d="M1-54L-2-47L1-44L4-47Z" fill="#e8dcc0" strokeWidth="1.200" />
      <GlowingEyes x={1} y={-42} apart={6} r={3.8} fill="#ff8a2e" />
      <path d="M-12-48L-2-44M14-48L4-44" stroke="#141a2c" strokeWidth="2.800" fill="none" />
      <circle cx="-2.500" cy="-35.500" r="1.400" fill="#141a2c" stroke="none" />
      <circle cx="4.500" cy="-35.500" r="1.400" fill="#141a2c" stroke="none" />
      <path d="M-11-33Q1-29 13-33Q12-24 1-24Q-10-24-11-33Z" fill="#ff9d2e" />
      <path d="M-5-29Q1-27 7-29Q6-25 1-25Q-4-25-5-29Z" fill="#fff2b0" stroke="none" />
      <path
        d="M-9-32L-7.500-27.500L-5-31M-1-30.500L1-27L3-30.500M7-31L9.500-27.500L11-32"
        fill="#fff"
        strokeWidth="0.900"
      />
    </g>
  )
}
