import { Face, SKIN } from './ink.tsx'

/** A dwarf with horns on her helm, two thick braids, and a hammer. */
export function Odda() {
  return (
    <g>
      <path d="M17 0L20-34" stroke="#7a5230" strokeWidth="4" fill="none" />
      <path d="M10-44L31-41L30-30L9-33Z" fill="#8f9ba5" />
      <path d="M10-44L31-41L30.700-38L10-41Z" fill="#dfe6eb" stroke="none" />
      <path d="M-12-8H-1V0H-14ZM1-8H12L14 0H1Z" fill="#5b3a24" />
      <path d="M-14-21H14L17-6Q0-1-17-6Z" fill="currentColor" />
      <path d="M-17-10Q0-5 17-10L17-6Q0-1-17-6Z" fill="#6f4a2a" />
      <rect x="-4" y="-11" width="8" height="6.500" rx="1.500" fill="#f0c75c" />
      <path d="M12-19L19-14" stroke="currentColor" strokeWidth="7" fill="none" />
      <circle cx="18.500" cy="-13" r="3.600" fill={SKIN} />
      <path d="M-13-26Q-17-14-13-7L-8-9Q-10-18-6-24ZM13-26Q16-16 11-8L7-10Q10-18 8-24Z" fill="#c8532a" />
      <path d="M-14-19L-9-18M-13-13L-9-13M13-19L9-18M12-13L8-13" fill="none" stroke="#8a3212" strokeWidth="1.500" />
      <ellipse cx="1" cy="-29" rx="12.500" ry="11" fill={SKIN} />
      <path d="M-12-29C-12-36-7-39 1-39C9-39 14-36 14-29C11-33 6-34 3-36C-2-33-7-33-12-29Z" fill="#c8532a" />
      <Face x={2} y={-28} mouth="M-3 5Q0.500 8 4.500 4.500" />
      <ellipse cx="2.500" cy="-25" rx="2.200" ry="1.700" fill="#e7a77e" stroke="none" />
      <path
        d="M-12-34C-22-34-25-42-23-50C-19-44-15-42-9-42ZM14-34C23-35 27-42 25-50C21-44 17-42 11-42Z"
        fill="#f3e6c8"
      />
      <path d="M-13-32C-13-44-6-48 1-48C9-48 15-43 15-32Q1-38-13-32Z" fill="#8f9ba5" />
      <path d="M-13-32Q1-38 15-32L15-35.500Q1-41.500-13-35.500Z" fill="#f0c75c" />
      <path d="M1-48V-40" stroke="#f0c75c" strokeWidth="3" fill="none" />
    </g>
  )
}
