import { INK } from './ink.tsx'

/** Bent, hungry, with long nails and a mouth too wide. */
export function Ghoul() {
  return (
    <g>
      <path d="M-8-9L-12 0H-3L0-6L5 0H14L9-9Z" fill="#6d7f78" />
      <path d="M-15-20C-12-28 4-30 12-24L12-6L7-9L3-4L-2-9L-7-4L-13-8Z" fill="#4d5a63" />
      <path d="M-13-21L-22-9L-19-2M12-21L22-11L20-3" stroke={INK} strokeWidth="7.500" fill="none" />
      <path d="M-13-21L-22-9L-19-2M12-21L22-11L20-3" stroke="#8aa096" strokeWidth="4.800" fill="none" />
      <path
        d="M-23-4L-25 3M-19-2L-19 5M-16-4L-13 2M17-5L15 2M20-3L21 4M23-5L27 0"
        stroke="#fff8e3"
        strokeWidth="2.200"
        fill="none"
      />
      <path d="M-11-33L-19-37L-13-27ZM15-33L23-36L17-27Z" fill="#8aa096" />
      <path d="M-12-32C-12-42-4-46 3-45C12-44 17-39 16-31C15-22 9-16 2-16C-6-16-12-22-12-32Z" fill="#9db3a7" />
      <path d="M-3-45L-6-50M2-45L3-51M7-44L11-49" stroke="#3c4a44" strokeWidth="2" fill="none" />
      <ellipse cx="-3" cy="-34" rx="4.600" ry="5" fill="#2a1f2a" />
      <ellipse cx="8.500" cy="-34" rx="4.600" ry="5" fill="#2a1f2a" />
      <circle cx="-2.500" cy="-33.500" r="2.100" fill="#ffec70" stroke="none" />
      <circle cx="9" cy="-33.500" r="2.100" fill="#ffec70" stroke="none" />
      <path d="M-8-26Q3-22 14-27Q13-17 3-16.500Q-6-17-8-26Z" fill="#3a1014" />
      <path
        d="M-6-25L-4-21.500L-2-24M1-23.500L3-20.500L5-23.500M8-24.500L10-21.500L12-26"
        fill="#fff8e3"
        strokeWidth="0.900"
      />
      <path d="M0-17Q4-12 7-18Q5-20 2-19Z" fill="#c8556a" strokeWidth="1.200" />
    </g>
  )
}
