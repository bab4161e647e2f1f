import { Face } from './ink.tsx'

/** A bright little rogue on butterfly wings, whom one rather keeps than beats. */
export function Schmetterling() {
  return (
    <g>
      <path d="M-4-24C-12-50-33-52-34-38C-34-29-24-26-14-25C-26-24-30-14-24-8C-16-3-8-12-4-20Z" fill="#3aa6b8" />
      <path d="M6-24C14-50 35-52 36-38C36-29 26-26 16-25C28-24 32-14 26-8C18-3 10-12 6-20Z" fill="#3aa6b8" />
      <circle cx="-25" cy="-38" r="5" fill="#f7a8c4" />
      <circle cx="27" cy="-38" r="5" fill="#f7a8c4" />
      <circle cx="-21" cy="-15" r="3.600" fill="#ffe08a" />
      <circle cx="23" cy="-15" r="3.600" fill="#ffe08a" />
      <path d="M-7-26C-13-32-18-36-24-38M9-26C15-32 20-36 26-38" fill="none" stroke="#1f6a78" strokeWidth="1.700" />
      <path d="M-6-8L-8 0H-1L0-6L3-6L4 0H11L8-8Z" fill="#5a3a7a" />
      <path d="M-9-21H11L13-6L7-9L1-5L-5-9L-11-6Z" fill="#8a5ab0" />
      <path d="M-4-45C-8-53-13-54-15-51M6-45C9-53 15-54 17-51" fill="none" strokeWidth="2.200" />
      <circle cx="-15.500" cy="-51" r="2.600" fill="#ffe08a" />
      <circle cx="17.500" cy="-51" r="2.600" fill="#ffe08a" />
      <circle cx="1" cy="-33" r="12" fill="#e9d2b0" />
      <path d="M-11-33C-13-44-5-47 2-47C10-47 15-42 13-33C9-36 7-40 5-42C1-38-5-36-11-33Z" fill="#5a3a7a" />
      <Face x={2} y={-32} mouth="M-4 5Q1 9 5 4.500" cheek="#f08ca8" />
      <path d="M11-17L19-10" stroke="#e9d2b0" strokeWidth="4.500" fill="none" />
      <rect x="16" y="-14" width="9" height="9" rx="2" fill="#fff8e3" transform="rotate(14 20 -10)" />
      <circle cx="19" cy="-11" r="1.100" fill="#17100d" stroke="none" />
      <circle cx="22" cy="-7.500" r="1.100" fill="#17100d" stroke="none" />
    </g>
  )
}
