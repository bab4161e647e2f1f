/** A heavy enemy: a lawn mower with a mind of its own. Its wheels stand on 0, 0, and it is 54 high. */
export function Mower() {
  return (
    <g className="wm-mower">
      <path className="wm-handle" d="M14-24L25-50M5-26L15-52M14-52L26-50" />
      <path className="wm-handle-lit" d="M14-24L25-50M5-26L15-52M14-52L26-50" />
      <circle className="wm-tyre" cx="17" cy="-6" r="7" />
      <path className="wm-shell" d="M-22-7L-20-19C-19-26-15-29-8-29H11C18-29 22-24 23-15L23-6C16-3-14-2-22-7Z" />
      <path className="wm-shell-lit" d="M-18-20C-17-25-14-27-8-27H10C15-27 18-25 20-21C10-24-8-24-18-20Z" />
      <path className="wm-engine" d="M-9-29V-38C-9-41-7-42-4-42H6C9-42 11-41 11-38V-29C6-27-4-27-9-29Z" />
      <path className="wm-engine-fins" d="M-8-32H10M-8-35H10M-8-38H10" />
      <path className="wm-cap" d="M-4-42V-45H5V-42Z" />
      <path className="wm-lamp" d="M-16-19L-5-15.500C-6-11-13-11-16-19ZM12-20L1-15.500C2-11 10-11 12-20Z" />
      <circle className="wm-eye" cx="-10" cy="-15" r="1.900" />
      <circle className="wm-eye" cx="6.500" cy="-15" r="1.900" />
      <path className="wm-jaw" d="M-18-9C-8-6 8-6 17-9L16-3C8 0-9 0-17-3Z" />
      <path
        className="wm-teeth"
        d="M-15-7.800L-12.500-3.500L-10-6.800L-7.500-2.800L-4.500-6.200L-2-2.500L1-6.200L3.500-2.500L6.500-6.300L9-3L11.500-7L14-3.800L16-8.500C6-6-6-6-15-7.800Z"
      />
      <circle className="wm-tyre" cx="-17" cy="-5" r="7.500" />
      <circle className="wm-hub" cx="-17" cy="-5" r="2.800" />
      <circle className="wm-hub" cx="18" cy="-6" r="2.300" />
    </g>
  )
}
