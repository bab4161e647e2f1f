/** It moans, and it is cold around it. */
export function Ghost() {
  return (
    <g>
      <path
        d="M-16-28C-22-24-25-18-24-12C-20-15-17-16-14-16ZM17-28C23-25 27-19 26-13C22-16 19-17 16-17Z"
        fill="#c9d8f2"
      />
      <path
        d="M-16-30C-16-44-8-51 1-51C11-51 18-44 18-30C18-18 19-9 23-2C17-5 14-4 11 1C8-4 5-4 1 2C-2-4-5-4-8 1C-11-4-14-5-20-2C-17-10-16-18-16-30Z"
        fill="#dfe9fb"
      />
      <path d="M-11-38C-9-45-3-48 3-47" fill="none" stroke="#fff" strokeWidth="2.600" />
      <path d="M12-30C13-20 13-12 15-6M-9-22C-9-14-10-9-12-4" fill="none" stroke="#a9bce0" strokeWidth="2" />
      <ellipse cx="-4" cy="-34" rx="3.800" ry="5.400" fill="#1b2138" />
      <ellipse cx="8" cy="-34" rx="3.800" ry="5.400" fill="#1b2138" />
      <circle cx="-3" cy="-35" r="1.500" fill="#8fd0ff" stroke="none" />
      <circle cx="9" cy="-35" r="1.500" fill="#8fd0ff" stroke="none" />
      <path d="M-9-42L-2-40M13-42L6-40" stroke="#1b2138" strokeWidth="2" fill="none" />
      <ellipse cx="2.500" cy="-21" rx="4.200" ry="6.500" fill="#1b2138" />
      <ellipse cx="2.500" cy="-18" rx="2.200" ry="2.600" fill="#6c7fb8" stroke="none" />
    </g>
  )
}
