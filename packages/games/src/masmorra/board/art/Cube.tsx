/** A block of jelly that has eaten well: one sees whom. */
export function Cube() {
  return (
    <g>
      <path d="M-23-40L-8-48H26L24-8L10 0H-22Z" fill="#3f9a76" opacity="0.850" />
      <path d="M12-39L26-48L24-8L10 0Z" fill="#2f7a5d" opacity="0.900" />
      <path d="M-23-40L-8-48H26L12-39Z" fill="#9fe8c4" opacity="0.900" />
      <path d="M-16-8C-17-13-9-14-9-9C-9-6-11-6-11-4H-15C-15-6-16-6-16-8Z" fill="#efe7d2" />
      <path d="M-14.500-9H-13.500M-11.500-9H-10.500" fill="none" strokeWidth="1.800" />
      <ellipse cx="2" cy="-5" rx="4" ry="3" fill="#f0c75c" />
      <path d="M17-34L20-20M14.500-23L23-26" stroke="#d7dee3" strokeWidth="2.600" fill="none" opacity="0.900" />
      <path d="M-19-35L-15-35M-19-30V-24" stroke="#e6fff4" strokeWidth="2.600" fill="none" opacity="0.850" />
      <circle cx="-11" cy="-25" r="5.500" fill="#f4fff8" />
      <circle cx="3" cy="-26" r="4.500" fill="#f4fff8" />
      <circle cx="-9.500" cy="-24.500" r="2.600" fill="#10261c" stroke="none" />
      <circle cx="4.200" cy="-25.500" r="2.200" fill="#10261c" stroke="none" />
      <path d="M-12-15Q-3-10 7-16Q5-10-3-9.500Q-10-10-12-15Z" fill="#10261c" />
      <circle cx="-17" cy="-17" r="1.800" fill="#d8ffec" stroke="none" />
      <circle cx="9" cy="-33" r="2.200" fill="#d8ffec" stroke="none" />
      <circle cx="-3" cy="-35" r="1.500" fill="#d8ffec" stroke="none" />
    </g>
  )
}
