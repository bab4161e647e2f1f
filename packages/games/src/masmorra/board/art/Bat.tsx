import { GlowingEyes } from './ink.tsx'

/** It hangs in the air on leather wings, and hears everything. */
export function Bat() {
  return (
    <g>
      <path
        d="M-8-28C-16-44-26-46-33-44C-30-38-31-32-34-27C-29-28-26-25-26-19C-22-22-18-21-16-15C-13-19-9-19-6-17Z"
        fill="#6f3f46"
      />
      <path
        d="M10-28C18-44 28-46 35-44C32-38 33-32 36-27C31-28 28-25 28-19C24-22 20-21 18-15C15-19 11-19 8-17Z"
        fill="#6f3f46"
      />
      <path
        d="M-9-27C-17-35-23-38-31-42M-10-25C-18-27-22-25-26-21M11-27C19-35 25-38 33-42M12-25C20-27 24-25 28-21"
        fill="none"
        stroke="#43222a"
        strokeWidth="1.800"
      />
      <path d="M-5-8L-6-1M7-8L8-1" stroke="#43222a" strokeWidth="3" fill="none" />
      <path d="M-10-30C-12-16-7-7 1-6C9-7 14-16 12-30Z" fill="#8a5258" />
      <path d="M-4-18Q1-9 6-18Q5-10 1-9Q-3-10-4-18Z" fill="#c9949a" stroke="none" />
      <path d="M-11-36L-16-54L-2-43ZM13-36L18-54L4-43Z" fill="#8a5258" />
      <path d="M-10-40L-13-48L-6-43ZM12-40L15-48L8-43Z" fill="#e0a6a6" stroke="none" />
      <path d="M-12-33C-12-42-6-45 1-45C8-45 14-42 14-33C14-25 8-22 1-22C-6-22-12-25-12-33Z" fill="#9a6066" />
      <GlowingEyes x={1.5} y={-35} apart={5.5} r={3.6} fill="#ffdf4d" />
      <path d="M-1-31L1.500-28.500L4-31Z" fill="#43222a" stroke="none" />
      <path d="M-6-27Q1-23 9-27Q7-22 1-22Q-4-22-6-27Z" fill="#3a1014" />
      <path d="M-4-26L-3-20.500L-1-25.500ZM4-25.500L6-20.500L7-26Z" fill="#fff" strokeWidth="0.800" />
    </g>
  )
}
