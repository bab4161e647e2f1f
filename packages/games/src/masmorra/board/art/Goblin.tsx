import { GlowingEyes } from './ink.tsx'

/** Small, all ears and grin, and a knife that was somebody's. */
export function Goblin() {
  return (
    <g>
      <path d="M15-8L26-22L28-27L23-24L12-11Z" fill="#dfe6eb" />
      <path d="M-9-8L-13 0H-4L-2-6L2-6L4 0H13L9-8Z" fill="#5f8f3a" />
      <path d="M-9-19H9L12-5L6-8L1-4L-4-8L-11-5Z" fill="#7a5230" />
      <path d="M9-17L15-10" stroke="#6ba443" strokeWidth="5" fill="none" />
      <path d="M-9-17L-15-11L-12-7" stroke="#6ba443" strokeWidth="4.500" fill="none" />
      <path d="M-12-28L-30-40L-25-27L-13-20ZM13-28L29-40L25-27L14-20Z" fill="#6ba443" />
      <path d="M-14-28L-24-34L-21-27ZM15-28L24-34L21-27Z" fill="#c77a6a" stroke="none" />
      <path d="M-14-28C-14-39-7-43 1-43C9-43 16-39 16-28C16-19 9-15 1-15C-7-15-14-19-14-28Z" fill="#7ebc50" />
      <path d="M-8-37C-4-41 3-41 8-39" fill="none" stroke="#b7e38d" strokeWidth="2" />
      <GlowingEyes x={2.5} y={-30} apart={5.5} r={4} fill="#ffe04d" />
      <path d="M-9-36L0-32M14-36L5-32" stroke="#2f4a1a" strokeWidth="2.400" fill="none" />
      <path d="M3-28L8-22L1-22Z" fill="#6ba443" />
      <path d="M-8-20Q2-14 12-21Q8-15 2-15Q-5-15-8-20Z" fill="#3a1310" />
      <path d="M-5-18.500L-4-15.500L-2-17.500M4-17.500L6-15L8-18.500" fill="#fff" strokeWidth="0.800" />
    </g>
  )
}
