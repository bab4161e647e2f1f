import { INK } from './ink.tsx'

const STALKS = 'M-14-38Q-20-46-24-48M-6-44Q-8-52-12-56M5-45Q6-52 9-57M14-40Q21-46 25-50'

/** One great eye, four small ones, and none of them blinks. */
export function Watcher() {
  return (
    <g>
      <path
        d="M-12-12Q-16-4-11 2M-3-9Q-4-2 1 2M8-10Q10-4 6 2M15-14Q20-8 18 0"
        stroke={INK}
        strokeWidth="5"
        fill="none"
      />
      <path
        d="M-12-12Q-16-4-11 2M-3-9Q-4-2 1 2M8-10Q10-4 6 2M15-14Q20-8 18 0"
        stroke="#7a4f9a"
        strokeWidth="2.600"
        fill="none"
      />
      <path d={STALKS} stroke={INK} strokeWidth="5" fill="none" />
      <path d={STALKS} stroke="#7a4f9a" strokeWidth="2.600" fill="none" />
      {['-25 -49', '-12.500 -57', '9.500 -58', '26 -51'].map(at => (
        <g key={at} transform={`translate(${at})`}>
          <circle r="3.800" fill="#fff6d8" />
          <circle cx="0.500" cy="0.500" r="1.700" fill="#b3261e" stroke="none" />
        </g>
      ))}
      <circle cx="1" cy="-27" r="20" fill="#6b428a" />
      <path d="M-13-38C-8-44 0-46 7-44" fill="none" stroke="#a77fc6" strokeWidth="2.600" />
      <path d="M-15-29Q1-45 18-29Q1-16-15-29Z" fill="#fff6d8" />
      <circle cx="2.500" cy="-30" r="7.500" fill="#e0862c" />
      <ellipse cx="2.500" cy="-30" rx="2.500" ry="6.500" fill={INK} stroke="none" />
      <circle cx="5" cy="-33" r="1.800" fill="#fff" stroke="none" />
      <path d="M-14-31Q1-47 17-31" fill="none" strokeWidth="3" />
      <path d="M-10-16Q1-9 13-16Q9-9 1-9Q-7-9-10-16Z" fill="#2a0f2c" />
      <path
        d="M-7-14.500L-5.500-11L-3-13.500M1-13L2.500-10L5-13M8-14L9.500-11.500L11-15"
        fill="#fff8e3"
        strokeWidth="0.800"
      />
    </g>
  )
}
