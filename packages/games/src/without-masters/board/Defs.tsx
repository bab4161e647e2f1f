/** What the drawing's faces are filled with: grain that follows each face, the light of a low sun, soft shadows. */
export function Defs() {
  return (
    <defs>
      <Grain id="wm-grain-top" transform="matrix(.5 -.28125 .5 .28125 0 0)" />
      <Grain id="wm-grain-left" transform="matrix(1 .5625 0 1 0 0)" />
      <Grain id="wm-grain-right" transform="matrix(1 -.5625 0 1 0 0)" />
      <pattern id="wm-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <path className="wm-hatch-line" d="M0 0V7" />
      </pattern>
      <linearGradient id="wm-sky" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#e9926a" />
        <stop offset=".34" stopColor="#8d5a77" />
        <stop offset=".68" stopColor="#463b63" />
        <stop offset="1" stopColor="#282743" />
      </linearGradient>
      <radialGradient id="wm-sun" cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor="#ffdf9e" stopOpacity=".6" />
        <stop offset="1" stopColor="#ffc27a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="wm-shadow">
        <stop offset=".35" stopColor="#15121f" stopOpacity=".55" />
        <stop offset="1" stopColor="#15121f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="wm-ball" cx="38%" cy="32%" r="75%">
        <stop offset="0" stopColor="#f4ff9c" />
        <stop offset=".55" stopColor="#cbe54a" />
        <stop offset="1" stopColor="#869e25" />
      </radialGradient>
      <linearGradient id="wm-fade-down" x2="0" y2="1">
        <stop offset="0" stopColor="#1c1528" stopOpacity="0" />
        <stop offset="1" stopColor="#1c1528" stopOpacity=".42" />
      </linearGradient>
    </defs>
  )
}

function Grain({ id, transform }: { readonly id: string; readonly transform: string }) {
  return (
    <pattern id={id} width="64" height="24" patternUnits="userSpaceOnUse" patternTransform={transform}>
      <path
        className="wm-grain"
        d="M0 3.500C14 1.500 20 6 34 4.500S52 2.500 64 3.500M0 9C10 10.500 18 7 30 8.500S54 11 64 9"
      />
      <path
        className="wm-grain"
        d="M0 15.500C12 13.500 16 13 22 15S30 18.500 38 16S54 13.500 64 15.500M0 20.500C20 22 40 18.500 64 20.500"
      />
      <ellipse className="wm-grain" cx="29" cy="16" rx="4.500" ry="1.900" />
    </pattern>
  )
}
