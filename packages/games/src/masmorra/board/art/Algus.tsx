import { Face, SKIN } from './ink.tsx'

/** An old wizard: a hat that has seen much, a long beard, and a staff with a light in it. */
export function Algus() {
  return (
    <g>
      <path d="M20 0L18-38" stroke="#7a5230" strokeWidth="3.600" fill="none" />
      <path d="M12-40C13-46 24-47 25-39M13-44C15-50 22-50 24-44" stroke="#7a5230" strokeWidth="2.600" fill="none" />
      <circle cx="18.500" cy="-44" r="5.500" fill="#bff3ff" />
      <circle cx="17" cy="-45.500" r="1.800" fill="#fff" stroke="none" />
      <path d="M-10-22H10L16 0Q0 4-17 0Z" fill="#4b4290" />
      <path d="M-17 0Q0 4 16 0L15-4Q0 0-15.500-4Z" fill="currentColor" />
      <path d="M9-20L18-13L17-8L8-12Z" fill="#5d53a8" />
      <circle cx="18.500" cy="-12" r="3" fill={SKIN} />
      <circle cx="1" cy="-30" r="11" fill={SKIN} />
      <Face y={-30} mouth="" />
      <path
        d="M-10-28C-9-24-5-25-2-25.500C2-23 6-23 9-25.500C11-25 12-26 12-28C15-18 9-8 3-3C-5-8-12-16-10-28Z"
        fill="#f4f1ea"
      />
      <path d="M-1-22Q3-24 7-22M-2-17L0-9M5-17L4-8" fill="none" stroke="#c9c2b4" strokeWidth="1.400" />
      <path d="M-4-36Q-1-37 2-35.500M6-35.500Q9-37 11-35" fill="none" stroke="#f4f1ea" strokeWidth="2.400" />
      <path d="M-18-35Q1-44 19-36Q22-33 17-32.500Q1-39-15-31.500Q-20-32-18-35Z" fill="currentColor" />
      <path d="M-11-38C-9-50-8-58-18-62C-4-62 8-54 13-38Q1-42-11-38Z" fill="currentColor" />
      <path d="M-11-39Q1-44 12.500-39.500L12-36.500Q1-41-11-36Z" fill="#f0c75c" />
      <path
        d="M2-53l1.300 2.600 2.900.4-2.100 2 .5 2.900-2.600-1.400-2.600 1.400.5-2.900-2.100-2 2.900-.4z"
        fill="#ffe9a8"
        stroke="none"
      />
    </g>
  )
}
