import type { ReactElement } from 'react'

/* The two Bosses, drawn a third larger than anybody else. */

const INK = '#1d1418'

function Medusa() {
  return (
    <g>
      <path d="M-30 2C-48-4-46-22-26-22C-4-22 4-14 22-14C40-14 44-32 32-38" fill="none" strokeWidth="19" stroke={INK} />
      <path
        d="M-30 2C-48-4-46-22-26-22C-4-22 4-14 22-14C40-14 44-32 32-38"
        fill="none"
        strokeWidth="14"
        stroke="#3f8f72"
      />
      <path
        d="M-35-6C-36-15-26-18-12-15M8-12C22-8 34-14 35-24"
        fill="none"
        strokeWidth="4"
        stroke="#a7d6a0"
        strokeDasharray="5 6"
      />
      <path d="M-18-52H16L20-16Q0-8-20-16Z" fill="#5aa884" />
      <path d="M-18-46Q-1-34 17-46L16-52H-18Z" fill="#c99a3a" />
      <path d="M-18-26Q0-18 19-26L20-16Q0-8-20-16Z" fill="#7b3d86" />
      <path d="M-16-46L-32-34L-34-48" stroke="#5aa884" strokeWidth="8" fill="none" />
      <path d="M16-46L29-34" stroke="#5aa884" strokeWidth="8" fill="none" />
      <path
        d="M-12-80C-24-84-30-96-24-104M-8-86C-16-98-8-110-14-114M2-88C2-102 12-104 8-114M10-84C20-94 28-90 28-102M14-78C28-80 34-72 38-82M-16-72C-28-72-36-78-40-70"
        fill="none"
        stroke={INK}
        strokeWidth="10"
      />
      <path
        d="M-12-80C-24-84-30-96-24-104M-8-86C-16-98-8-110-14-114M2-88C2-102 12-104 8-114M10-84C20-94 28-90 28-102M14-78C28-80 34-72 38-82M-16-72C-28-72-36-78-40-70"
        fill="none"
        stroke="#2f7d4f"
        strokeWidth="6"
      />
      {[
        [-24, -104],
        [-14, -114],
        [8, -114],
        [28, -102],
        [38, -82],
        [-40, -70],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="6" fill="#4fa36a" />
          <circle cx="-2" cy="-1" r="1.500" fill="#ffe27a" stroke="none" />
        </g>
      ))}
      <circle cx="0" cy="-70" r="19" fill="#7cc49a" />
      <path d="M-15-78L-5-73M6-73L14-78" strokeWidth="3" fill="none" />
      <path d="M-14-70Q-9-76-4-70Q-9-66-14-70ZM4-70Q9-76 14-70Q9-66 4-70Z" fill="#ffe27a" strokeWidth="1.800" />
      <path d="M-9-73V-67M9-73V-67" strokeWidth="2.600" />
      <path d="M-7-59Q0-55 7-59" fill="none" />
      <path d="M-4-58L-2.500-53L-1-57ZM1-57L2.500-53L4-58Z" fill="#fff" strokeWidth="1.200" />
    </g>
  )
}

function Ikee() {
  return (
    <g>
      <path d="M-22-60C-44-46-46-16-40 0L-26-6L-14 1L0-6L14 1L26-6L40 0C46-16 44-46 22-60Z" fill="#8d1f2d" />
      <path d="M-16-14L-20 0H-4L-3-14ZM4-14L5 0H20L17-14Z" fill="#2e2a36" />
      <path d="M-22-56H22L24-14Q0-6-24-14Z" fill="#4a4458" />
      <path d="M-14-48H14L10-24H-10Z" fill="#645c76" />
      <path d="M0-46L7-36L0-26L-7-36Z" fill="#e0423a" />
      <path d="M-24-22Q0-13 24-22L24-14Q0-6-24-14Z" fill="#c99a3a" />
      <path d="M-22-58L-40-62L-38-46L-24-44ZM22-58L40-62L38-46L24-44Z" fill="#645c76" />
      <path d="M-26-46L-36-30" stroke="#4a4458" strokeWidth="10" />
      <path d="M-38-2V-88" stroke={INK} strokeWidth="11" fill="none" />
      <path d="M-38-18V-90" stroke="#dfe7ee" strokeWidth="6.500" fill="none" />
      <path d="M-48-24H-28" stroke="#c99a3a" strokeWidth="6" fill="none" />
      <path d="M-16-62L-20-86H20L16-62Q0-54-16-62Z" fill="#2e2a36" />
      <path d="M-13-76L-3-72L-13-69ZM13-76L3-72L13-69Z" fill="#ff5a3d" strokeWidth="1.400" />
      <path d="M-7-63V-57M0-62V-56M7-63V-57" strokeWidth="2.200" stroke="#8b8399" fill="none" />
      <path
        d="M-20-80C-36-82-40-96-34-106C-32-96-26-92-17-92ZM20-80C36-82 40-96 34-106C32-96 26-92 17-92Z"
        fill="#efe2c4"
      />
      <path d="M-21-86L-24-106L-11-96L0-112L11-96L24-106L21-86Q0-80-21-86Z" fill="#f2c14a" />
      <circle cx="0" cy="-93" r="4" fill="#e0423a" strokeWidth="1.600" />
      <circle cx="-13" cy="-91" r="2.400" fill="#56b4e9" strokeWidth="1.400" />
      <circle cx="13" cy="-91" r="2.400" fill="#56b4e9" strokeWidth="1.400" />
    </g>
  )
}

export const BOSS_ART: readonly (() => ReactElement)[] = [Medusa, Ikee]
