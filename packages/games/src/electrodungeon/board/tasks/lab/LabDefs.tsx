/** Metals, glass and glows that all pictures of the laboratory share. */
export function LabDefs() {
  return (
    <svg className="ed-lab-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="ed-brass" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#f6dc9c" />
          <stop offset="0.45" stopColor="#c8973f" />
          <stop offset="1" stopColor="#7a531d" />
        </linearGradient>
        <linearGradient id="ed-copper" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#f4b183" />
          <stop offset="0.5" stopColor="#b8642f" />
          <stop offset="1" stopColor="#64300f" />
        </linearGradient>
        <linearGradient id="ed-steel" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#e6ecf2" />
          <stop offset="0.5" stopColor="#98a4b3" />
          <stop offset="1" stopColor="#4b5563" />
        </linearGradient>
        <linearGradient id="ed-ebony" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3d342c" />
          <stop offset="1" stopColor="#17120e" />
        </linearGradient>
        <linearGradient id="ed-stone" x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor="#8d8794" />
          <stop offset="0.55" stopColor="#57515f" />
          <stop offset="1" stopColor="#332e3a" />
        </linearGradient>
        <linearGradient id="ed-glass" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#dff6ff" stopOpacity="0.34" />
          <stop offset="0.3" stopColor="#9fd8f0" stopOpacity="0.06" />
          <stop offset="0.8" stopColor="#9fd8f0" stopOpacity="0.05" />
          <stop offset="1" stopColor="#dff6ff" stopOpacity="0.26" />
        </linearGradient>
        <linearGradient id="ed-liquid" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8ff3ff" />
          <stop offset="1" stopColor="#1583b8" />
        </linearGradient>
        <radialGradient id="ed-lamp-on" cx="0.5" cy="0.42" r="0.6">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset="0.35" stopColor="#ffd76a" />
          <stop offset="1" stopColor="#c76a08" />
        </radialGradient>
        <radialGradient id="ed-lamp-off" cx="0.4" cy="0.35" r="0.75">
          <stop offset="0" stopColor="#67615c" />
          <stop offset="1" stopColor="#1f1a17" />
        </radialGradient>
        <radialGradient id="ed-halo" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#ffd76a" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffb02e" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ed-spark" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#eafcff" />
          <stop offset="0.4" stopColor="#6fe3ff" stopOpacity="0.8" />
          <stop offset="1" stopColor="#2ad4ff" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  )
}
