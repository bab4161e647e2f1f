/** The hero: a small terrier with a green scarf. Its paws are at 0, 0, and it is 54 high. */
export function Dog() {
  return (
    <g className="wm-dog">
      <path className="wm-tail" d="M11-7C20-8 24-16 20-25" />
      <path className="wm-tail-lit" d="M11-7C20-8 24-16 20-25" />
      <path className="wm-fur" d="M-13 1C-16-13-12-27 0-27C12-27 16-13 13 1C8 3-8 3-13 1Z" />
      <path className="wm-chest" d="M-7 1C-9-9-6-21 0-22C6-21 9-9 7 1C4 2-4 2-7 1Z" />
      <path className="wm-fur-line" d="M-2 1V-8M2 1V-8" />
      <ellipse className="wm-paws" cx="-6.5" cy="0" rx="5" ry="3.2" />
      <ellipse className="wm-paws" cx="6.5" cy="0" rx="5" ry="3.2" />
      <path className="wm-fur" d="M0-52C9-52 14-46 14-38C14-30 8-25 0-25C-8-25-14-30-14-38C-14-46-9-52 0-52Z" />
      <path className="wm-blaze" d="M0-51C2-46 3-42 6-39C8-35 7-27 0-26C-7-27-8-35-6-39C-3-42-2-46 0-51Z" />
      <path className="wm-ear" d="M-8-50C-16-54-22-42-19-32C-18-29-14-30-13-34C-12-40-11-45-8-50Z" />
      <path className="wm-ear" d="M8-50C14-57 20-54 21-47C21-42 17-42 14-44C12-46 10-48 8-50Z" />
      <circle className="wm-eye" cx="-5.6" cy="-40" r="2.3" />
      <circle className="wm-eye" cx="5.6" cy="-40" r="2.3" />
      <circle className="wm-spark" cx="-5" cy="-40.8" r="0.8" />
      <circle className="wm-spark" cx="6.2" cy="-40.8" r="0.8" />
      <path className="wm-tongue" d="M-1-29H4C4.500-25 1-23.500-1-26Z" />
      <path className="wm-mouth" d="M-5-31C-3-28.500-1-28.500 0-31C1-28.500 3-28.500 5-31" />
      <path
        className="wm-nose"
        d="M-3.400-35.500H3.400C3.400-32.500 1-31.500 0-31.500C-1-31.500-3.400-32.500-3.400-35.500Z"
      />
      <path className="wm-scarf" d="M-11.500-27C-6-22 6-22 11.500-27L10-22L2-12L-4-21L-11-23Z" />
      <path className="wm-scarf-dots" d="M-6-22.500h.1M1-18h.1M5-22h.1" />
    </g>
  )
}
