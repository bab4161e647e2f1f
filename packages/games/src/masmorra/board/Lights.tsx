/** The light of torches, for all that the styles fill with it. */
export function Lights() {
  return (
    <svg width={0} height={0} className="ma-lights" aria-hidden="true">
      <defs>
        <radialGradient id="ma-torchlight" cx="50%" cy="46%" r="78%">
          <stop offset="0" stopColor="#ffd08a" stopOpacity=".5" />
          <stop offset=".6" stopColor="#f49a45" stopOpacity=".26" />
          <stop offset="1" stopColor="#b8571a" stopOpacity=".1" />
        </radialGradient>
        <radialGradient id="ma-torchglow">
          <stop offset="0" stopColor="#ffb45c" stopOpacity=".4" />
          <stop offset=".5" stopColor="#d9742a" stopOpacity=".17" />
          <stop offset="1" stopColor="#7a3510" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  )
}
