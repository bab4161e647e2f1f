import { INK } from './ink.tsx'

const NECKS = 'M-6-14C-16-22-24-26-22-38M1-16C-1-28 1-34 1-42M8-14C18-22 26-26 25-36'

interface HeadProps {
  readonly at: string
  readonly flip?: boolean
}

function Head({ at, flip = false }: HeadProps) {
  return (
    <g transform={`translate(${at})${flip ? ' scale(-1 1)' : ''}`}>
      <path d="M-7 0C-8-8-2-11 3-10C10-9 15-6 16-2C15 3 8 5 2 5C-4 5-7 3-7 0Z" fill="#3f9a5f" />
      <path d="M-5-6L-10-12L-1-10Z" fill="#d9c06a" strokeWidth="1.200" />
      <circle cx="3.500" cy="-4" r="3.100" fill="#ffe04d" strokeWidth="1" />
      <ellipse cx="4" cy="-4" rx="1" ry="2.300" fill={INK} stroke="none" />
      <path d="M-1-8.500L6-6.500" strokeWidth="1.800" fill="none" />
      <path d="M3 2Q9 3 15-1" fill="none" strokeWidth="1.400" />
      <path d="M7 2.500L8.500 6.500L10 2ZM12 0.500L13.500 4L14.500-0.500Z" fill="#fff8e3" strokeWidth="0.800" />
    </g>
  )
}

/** Three heads on one body, and room for more. */
export function Hydra() {
  return (
    <g>
      <path d="M16-6C26-3 34-8 32-17C30-11 24-11 18-13Z" fill="#2f7a4a" />
      <path d={NECKS} stroke={INK} strokeWidth="12" fill="none" />
      <path d={NECKS} stroke="#4aa96a" strokeWidth="8.600" fill="none" />
      <path
        d="M-9-17C-17-23-22-27-20-37M0-20C-2-30 0-34 0-40M11-17C19-22 24-26 23-35"
        stroke="#c9e08a"
        strokeWidth="2"
        fill="none"
      />
      <path d="M-14-7L-17 0H-6L-3-4L5-4L8 0H19L16-7Z" fill="#2f7a4a" />
      <path d="M-17-9C-18-20-8-25 1-25C10-25 20-20 19-9C16-2-14-2-17-9Z" fill="#3f9a5f" />
      <path d="M-8-8C-8-15-4-20 1-20C6-20 10-15 10-8C7-4-5-4-8-8Z" fill="#e6dc9a" />
      <path d="M-7-14H9M-8-9.500H10" fill="none" stroke="#a89a4a" strokeWidth="1.500" />
      <Head at="-22 -40" flip />
      <Head at="25 -38" />
      <Head at="0 -46" />
    </g>
  )
}
