import { INK } from './ink.tsx'

const BONE = '#efe7d2'

/** A grin that does not go away, ribs, and a rusty blade. */
export function Skeleton() {
  return (
    <g>
      <path d="M14-9L25-36L28-41L29-35L19-7Z" fill="#b98a5c" />
      <path d="M10-14L22-9" stroke="#6f4a2a" strokeWidth="3.200" fill="none" />
      <path d="M-5-8L-8 0M6-8L9 0" stroke={INK} strokeWidth="6" fill="none" />
      <path d="M-5-8L-8 0M6-8L9 0" stroke={BONE} strokeWidth="3.200" fill="none" />
      <path d="M0-24V-8M-9-20L-15-12L-10-7M9-20L16-12" stroke={INK} strokeWidth="5.600" fill="none" />
      <path d="M0-24V-8M-9-20L-15-12L-10-7M9-20L16-12" stroke={BONE} strokeWidth="3" fill="none" />
      <path
        d="M-9-22Q0-26 10-22Q11-17 0-16Q-11-17-9-22ZM-8-16Q0-19 9-16Q9-12 0-11Q-9-12-8-16ZM-7-10Q0-12 8-10L6-6Q0-4-5-6Z"
        fill={BONE}
      />
      <path
        d="M-13-33C-14-43-7-47 1-47C10-47 16-42 15-33C15-29 12-27 10-26L9-21H-6L-7-26C-10-27-13-29-13-33Z"
        fill={BONE}
      />
      <path d="M-8-42C-4-45 2-45 6-44" fill="none" stroke="#fff" strokeWidth="2" />
      <path d="M-9-33C-9-38-1-38-1-33C-1-29-9-29-9-33ZM4-33C4-38 12-38 12-33C12-29 4-29 4-33Z" fill={INK} />
      <circle cx="-4.500" cy="-32.500" r="1.600" fill="#7df0c2" stroke="none" />
      <circle cx="8.500" cy="-32.500" r="1.600" fill="#7df0c2" stroke="none" />
      <path d="M1.500-30L-0.500-26.500H3.500Z" fill={INK} stroke="none" />
      <path d="M-5-24.500H8M-2.500-25V-21.500M1.500-25V-21.500M5.500-25V-21.500" fill="none" strokeWidth="1.300" />
    </g>
  )
}
