import { Face, SKIN } from './ink.tsx'

/** A winged cleric in gold and white, with a mace that shines. */
export function Valerie() {
  return (
    <g>
      <path d="M-7-24C-16-44-31-44-33-31C-28-32-29-27-32-24C-26-25-26-20-28-17C-20-15-13-16-7-18Z" fill="#fbf7ec" />
      <path d="M8-24C16-43 29-43 31-31C27-32 27-27 30-24C25-25 25-20 27-17C20-15 13-16 8-18Z" fill="#fbf7ec" />
      <path
        d="M-12-25C-19-33-25-34-29-31M-12-21C-18-25-23-25-27-23M13-25C19-33 24-34 28-31"
        fill="none"
        stroke="#c9bda2"
        strokeWidth="1.500"
      />
      <path d="M-9-8H-1V0H-11ZM1-8H9L11 0H1Z" fill="#b98539" />
      <path d="M-10-22H10L15-5Q0 0-15-5Z" fill="#f6efdf" />
      <path d="M-4-20H5L8-3Q1-1-7-3Z" fill="currentColor" />
      <path d="M-10-22Q0-26 10-22L11-14Q0-9-11-14Z" fill="#f0c75c" />
      <path d="M0-21V-14M-3.500-18H3.500" stroke="#8a5200" strokeWidth="1.800" fill="none" />
      <path d="M-10-22C-16-30-15-43 1-44C15-43 17-32 12-20L8-22L-6-20Z" fill="#8c4a26" />
      <circle cx="1.500" cy="-31" r="10.500" fill={SKIN} />
      <Face />
      <path d="M-10-30C-11-40-4-44 3-44C10-44 14-39 13-31C9-33 6-36 4-39C0-35-5-32-10-30Z" fill="#8c4a26" />
      <path d="M-10-37Q2-44 13.500-37L12-34Q2-40-9-34Z" fill="#f0c75c" />
      <circle cx="4" cy="-40" r="2.200" fill="currentColor" />
      <ellipse cx="2" cy="-51" rx="10" ry="2.800" fill="none" strokeWidth="4.200" />
      <ellipse cx="2" cy="-51" rx="10" ry="2.800" fill="none" stroke="#ffe08a" strokeWidth="2.200" />
      <path d="M13-10L22-33" stroke="#7a5230" strokeWidth="3.400" fill="none" />
      <path d="M20-42L27-40L29-34L25-29L19-30L17-36Z" fill="#e3e9ee" />
      <circle cx="15" cy="-14" r="3" fill={SKIN} />
    </g>
  )
}
