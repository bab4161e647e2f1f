import { Face, SKIN } from './ink.tsx'

/** An elf under a hood, with a drawn bow and a quiver. */
export function Mika() {
  return (
    <g>
      <path d="M-16-32L-8-12L-13-9L-21-28Z" fill="#6f4a2a" />
      <path d="M-22-29L-24-38M-19-31L-20-40M-16-32L-15-41" stroke="#e9dcc0" strokeWidth="2" fill="none" />
      <path d="M-9-9H-1V0H-11ZM1-9H9L12 0H1Z" fill="#5b3a24" />
      <path d="M-10-22H10L13-7Q0-3-13-7Z" fill="#5d7a3a" />
      <path d="M-12-13L12-9L12.500-6.500L-13-10Z" fill="#6f4a2a" />
      <path d="M-12-24C-16-14-17-8-15-2L-8-6C-9-13-8-18-7-22Z" fill="currentColor" />
      <circle cx="1" cy="-31" r="11" fill={SKIN} />
      <path d="M-9-33L-20-40L-11-27Z" fill={SKIN} />
      <path
        d="M-7-24C-10-34-5-38 3-38C8-38 11-36 12-33L13-29C15-36 13-43 8-46C-2-49-11-44-12-34C-12-28-10-22-7-20Z"
        fill="#e7b64c"
      />
      <Face />
      <path d="M-9-21C-17-32-14-49 3-50C13-49 16-41 14-33C12-40 7-42 1-41C-6-40-9-34-7-25Z" fill="currentColor" />
      <path d="M-9-41C-5-46 2-47 7-45" fill="none" stroke="#fff" strokeWidth="1.500" opacity="0.500" />
      <path d="M14-40C28-34 29-14 16-4" fill="none" strokeWidth="5.500" />
      <path d="M14-40C28-34 29-14 16-4" fill="none" stroke="#8a5a33" strokeWidth="3" />
      <path d="M14-40L10-21L16-4" fill="none" stroke="#f4efe4" strokeWidth="1" />
      <path d="M6-21H28M24-24L29-21L24-18" fill="none" stroke="#efe6d2" strokeWidth="1.700" />
      <path d="M8-20L11-21" stroke={SKIN} strokeWidth="5" />
      <circle cx="23" cy="-21" r="2.600" fill={SKIN} />
    </g>
  )
}
