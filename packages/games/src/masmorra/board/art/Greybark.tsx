import { INK } from './ink.tsx'

/** A walking tree: roots for feet, a mossy beard, and leaves of the seat's colour in its crown. */
export function Greybark() {
  return (
    <g>
      <path d="M-18-50Q-12-44-8-34M17-51Q13-44 9-35" stroke="#5d4128" strokeWidth="5" fill="none" />
      <path
        d="M-11-21L-24-30L-27-37M-24-30L-30-29M11-21L23-16L27-20M23-16L27-11"
        stroke={INK}
        strokeWidth="6.500"
        fill="none"
      />
      <path
        d="M-11-21L-24-30L-27-37M-24-30L-30-29M11-21L23-16L27-20M23-16L27-11"
        stroke="#7a5736"
        strokeWidth="3.600"
        fill="none"
      />
      <path d="M-10-42C-14-28-10-16-18 0L-9-3L-5 0L0-4L6 0L9-3L17 0C10-16 14-28 11-42Z" fill="#7a5736" />
      <path d="M-9-14C-8-9-10-5-12-2M9-14C8-8 10-5 12-2M0-9V-4" fill="none" stroke="#573a20" strokeWidth="1.600" />
      <circle cx="-12" cy="-49" r="8" fill="currentColor" />
      <circle cx="13" cy="-50" r="8.500" fill="currentColor" />
      <circle cx="0" cy="-51" r="10" fill="currentColor" />
      <path d="M-7-55Q-2-59 4-56M10-54Q14-56 18-53" fill="none" stroke="#fff" strokeWidth="1.500" opacity="0.550" />
      <ellipse cx="-3" cy="-33" rx="3.400" ry="3.800" fill="#fff3c4" />
      <ellipse cx="7" cy="-33" rx="3.400" ry="3.800" fill="#fff3c4" />
      <circle cx="-2" cy="-32.500" r="1.700" fill={INK} stroke="none" />
      <circle cx="8" cy="-32.500" r="1.700" fill={INK} stroke="none" />
      <path d="M-8-38L-1-36.500M5-36.500L12-38" stroke="#573a20" strokeWidth="2.600" fill="none" />
      <path d="M1-32L3-27H0" fill="none" stroke="#573a20" strokeWidth="1.800" />
      <path d="M-8-25C-4-27 8-27 12-25C11-18 8-14 2-10C-4-14-7-18-8-25Z" fill="#8fa65a" />
      <path d="M-1-23Q2-21 5-23" fill="none" stroke="#3d4a1f" strokeWidth="1.800" />
    </g>
  )
}
