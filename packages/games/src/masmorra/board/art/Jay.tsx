import { Face, SKIN } from './ink.tsx'

/** A young knight: plume, open helm, sword and shield. */
export function Jay() {
  return (
    <g>
      <path d="M16-7L22-40L25.500-45L27-39L20.500-6Z" fill="#e8eef2" />
      <path d="M12-13L24-10" stroke="#c99a3a" strokeWidth="3.600" fill="none" />
      <path d="M-10-9H-1V0H-12ZM1-9H10L12 0H1Z" fill="#5a6672" />
      <path d="M-11-22H11L14-6Q0-1-14-6Z" fill="#b9c4cd" />
      <path d="M-5-22H6L8-4Q1-2-6-3Z" fill="currentColor" />
      <path d="M-12-12Q0-8 13-12" fill="none" stroke="#6b4a2b" strokeWidth="2.600" />
      <path d="M10-20L16-11" stroke="#b9c4cd" strokeWidth="6" fill="none" />
      <circle cx="1" cy="-31" r="11.500" fill={SKIN} />
      <Face />
      <path
        d="M-11-25C-15-41-7-46 2-46C12-46 16-39 14-31L10.500-31C10-36 6-38 0-38C-5-38-6-33-6-25L-9-22Z"
        fill="#d3dce3"
      />
      <path d="M-7-41C-3-44 4-44 9-41" fill="none" stroke="#fff" strokeWidth="1.600" opacity="0.800" />
      <path d="M2-46C-2-55-14-55-18-45C-21-42-20-37-17-36C-16-42-10-44-6-43Z" fill="currentColor" />
      <path d="M-22-25H-6V-14C-6-8-10-4-14-2C-18-4-22-8-22-14Z" fill="currentColor" />
      <path d="M-14-22V-6M-19.500-16.500H-8.500" stroke="#fff" strokeWidth="2.600" fill="none" />
    </g>
  )
}
