import { GlowingEyes } from './ink.tsx'

/** Young, and already sure that everything here is its own. */
export function Dragon() {
  return (
    <g>
      <path d="M-8-24C-14-42-26-48-34-46C-31-40-33-34-36-29C-30-30-27-26-27-21C-22-23-17-21-13-16Z" fill="#a63a2c" />
      <path d="M-11-25C-18-35-25-40-32-43M-12-22C-19-27-24-26-28-23" fill="none" stroke="#6a1d14" strokeWidth="1.800" />
      <path d="M12-5C22-2 28-8 27-17L31-14L30-21L24-19L25-15C24-9 18-8 12-11Z" fill="#c8503c" />
      <path d="M-12-8L-14 0H-4L-2-5L4-5L6 0H16L13-8Z" fill="#b24330" />
      <path d="M-13-10C-15-22-8-29 0-29C9-29 15-22 14-10C12-3-10-3-13-10Z" fill="#c8503c" />
      <path d="M-5-8C-6-17-2-24 4-24C8-22 10-15 9-8C7-4-2-4-5-8Z" fill="#f3cf8a" />
      <path d="M-4-18H9M-5-13H10M-4-8.500H9" fill="none" stroke="#c9973f" strokeWidth="1.300" />
      <path d="M-6-41L-13-54L-1-46ZM7-43L9-57L14-43Z" fill="#fff0cf" />
      <path
        d="M-11-36C-11-44-4-48 3-48C11-48 14-43 15-39C20-39 26-36 26-31C26-25 19-22 12-22C0-21-11-26-11-36Z"
        fill="#d65f46"
      />
      <path d="M-6-43C-2-46 3-46 7-45" fill="none" stroke="#f5a387" strokeWidth="2" />
      <GlowingEyes x={3} y={-37} apart={5.5} r={3.6} fill="#ffe04d" />
      <path d="M-8-43L0-39.500M15-43L6-39.500" stroke="#6a1d14" strokeWidth="2.400" fill="none" />
      <circle cx="20" cy="-34" r="1.400" fill="#4a120c" stroke="none" />
      <circle cx="24" cy="-33" r="1.200" fill="#4a120c" stroke="none" />
      <path d="M0-26Q12-22 25-28" fill="none" strokeWidth="1.700" />
      <path d="M6-25L7.500-20.500L10-24.500ZM15-25L17.500-21L19-26Z" fill="#fff8e3" strokeWidth="0.900" />
      <path d="M26-30Q32-34 31-39Q36-34 35-29Q38-30 38-33Q40-26 35-24Q30-23 26-28Z" fill="#ff9d2e" strokeWidth="1" />
    </g>
  )
}
