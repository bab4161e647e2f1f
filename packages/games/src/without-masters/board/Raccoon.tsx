/** A light enemy: a raccoon after the treats. Its paws are at 0, 0, and it is 49 high. */
export function Raccoon() {
  return (
    <g className="wm-raccoon">
      <path className="wm-ringed" d="M-9-5C-20-3-27-10-22-21C-20-25-17-26-16-29" />
      <path className="wm-ringed-fur" d="M-9-5C-20-3-27-10-22-21C-20-25-17-26-16-29" />
      <path className="wm-rings" d="M-9-5C-20-3-27-10-22-21C-20-25-17-26-16-29" />
      <path className="wm-grey" d="M-11 1C-14-11-10-23 0-23C10-23 14-11 11 1C7 3-7 3-11 1Z" />
      <path className="wm-belly" d="M-6 1C-8-8-5-17 0-17C5-17 8-8 6 1C3 2-3 2-6 1Z" />
      <path className="wm-hands" d="M-9-13C-7-8-4-7-2-9C-3-13-6-15-9-13ZM9-13C7-8 4-7 2-9C3-13 6-15 9-13Z" />
      <ellipse className="wm-hands" cx="-6" cy="0" rx="4.600" ry="2.800" />
      <ellipse className="wm-hands" cx="6" cy="0" rx="4.600" ry="2.800" />
      <path
        className="wm-grey"
        d="M-14-38C-17-46-14-50-12-49C-8-48-5-46-3-43ZM14-38C17-46 14-50 12-49C8-48 5-46 3-43Z"
      />
      <path className="wm-inner-ear" d="M-12.500-41C-13.500-45-12-46.500-8-43ZM12.500-41C13.500-45 12-46.500 8-43Z" />
      <path
        className="wm-grey"
        d="M0-45C9-45 14-40 18-31C13-30 12-26 8-24C4-21-4-21-8-24C-12-26-13-30-18-31C-14-40-9-45 0-45Z"
      />
      <path className="wm-pale" d="M-4-42C-9-42-13-38-15-33C-10-38-6-39-2-36ZM4-42C9-42 13-38 15-33C10-38 6-39 2-36Z" />
      <path
        className="wm-mask"
        d="M-1.500-35C-6-39-12-36-15-31C-12-27-7-26-3-29ZM1.500-35C6-39 12-36 15-31C12-27 7-26 3-29Z"
      />
      <path className="wm-pale" d="M0-33C4-31 6-28 5-25C3-22-3-22-5-25C-6-28-4-31 0-33Z" />
      <circle className="wm-white" cx="-7" cy="-32.300" r="2.500" />
      <circle className="wm-white" cx="7" cy="-32.300" r="2.500" />
      <circle className="wm-eye" cx="-6.400" cy="-32" r="1.400" />
      <circle className="wm-eye" cx="7.600" cy="-32" r="1.400" />
      <path className="wm-nose" d="M-2.800-29H2.800C2.800-26.500 1-25.500 0-25.500C-1-25.500-2.800-26.500-2.800-29Z" />
    </g>
  )
}
