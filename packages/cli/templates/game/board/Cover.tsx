/** The home page's picture of the game. */
export function Cover() {
  return (
    <svg className="lk-cover" viewBox="0 0 640 480" role="img" aria-label="A lantern on a dark road">
      <rect className="lk-night" width="640" height="480" />
      <circle className="lk-glow" cx="320" cy="250" r="150" />
      <path className="lk-lantern" d="M280 210h80l-12 110h-56zM296 210v-24a24 24 0 0 1 48 0v24" />
    </svg>
  )
}
