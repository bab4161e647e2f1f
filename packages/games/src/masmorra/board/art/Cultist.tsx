/** A hood with nothing in it but two lights, and a candle. */
export function Cultist() {
  return (
    <g>
      <path d="M-11-26C-14-14-17-6-17 0Q0 4 17 0C17-6 14-14 12-26Z" fill="#5a2d63" />
      <path d="M-4-20C-6-12-7-6-7 1M5-20C7-12 8-6 8 1" fill="none" stroke="#3a1a42" strokeWidth="2" />
      <path d="M-12-14Q0-9 13-14" fill="none" stroke="#e0b04a" strokeWidth="2.600" />
      <path d="M-9-23L-17-13L-9-9ZM10-23L19-15L10-9Z" fill="#6d3a77" />
      <path d="M-15-27C-17-43-6-51 2-54C9-49 18-42 16-27C11-19-9-19-15-27Z" fill="#6d3a77" />
      <path d="M-9-27C-10-38-4-43 2-44C8-42 12-37 11-27C7-22-5-22-9-27Z" fill="#120a14" />
      <ellipse cx="-2.500" cy="-31" rx="2.600" ry="3" fill="#ff6a4d" stroke="none" />
      <ellipse cx="6" cy="-31" rx="2.600" ry="3" fill="#ff6a4d" stroke="none" />
      <circle cx="-2" cy="-32" r="1" fill="#ffe6a8" stroke="none" />
      <circle cx="6.500" cy="-32" r="1" fill="#ffe6a8" stroke="none" />
      <path d="M-2-25L0-26.500L2-25L4-26.500L6-25" fill="none" stroke="#ff6a4d" strokeWidth="1.200" />
      <path d="M-9-46C-6-49-2-51 1-52" fill="none" stroke="#a678b0" strokeWidth="1.800" />
      <rect x="17" y="-23" width="5" height="12" rx="1" fill="#f1e6cf" />
      <path d="M19.500-35C23-30 23-26 19.500-24C16-26 16-30 19.500-35Z" fill="#ffb02e" />
      <path d="M19.500-30C21-28 21-26 19.500-25C18-26 18-28 19.500-30Z" fill="#fff2b0" stroke="none" />
      <circle cx="17.500" cy="-13" r="3" fill="#d9b08c" />
    </g>
  )
}
