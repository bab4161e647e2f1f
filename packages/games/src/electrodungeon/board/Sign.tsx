/** Small drawings, 24 by 24. They are decoration: what they mean is always said in words as well. */
const SIGNS = {
  beast:
    'M3 3l5 3.5h8L21 3l-.5 9.5L17 18l-2.5.5L12 22l-2.5-3.5L7 18l-3.5-5.5zM7.5 11l3.5 2-2.5 1.5zM16.5 11L13 13l2.5 1.5z',
  empty: 'M4 4h4v2H6v2H4zM16 4h4v4h-2V6h-2zM4 16h2v2h2v2H4zM18 16h2v4h-4v-2h2zM11 11h2v2h-2z',
  boost: 'M3 9h18v11H3zM5 4h14l2 4H3zM13.5 9.5L8.5 15h3l-1 4 5-5.5h-3z',
  trapped:
    'M3 12h18v8H3zM3 11l2.25-5L7.5 11l2.25-5L12 11l2.25-5 2.25 5 2.25-5L21 11zM12 14a1.5 1.5 0 0 0-.7 2.8V18.5h1.4v-1.7A1.5 1.5 0 0 0 12 14z',
  key: 'M8 3a5.5 5.5 0 0 1 5.2 7.3L21 18v3h-4v-2h-2v-2h-2l-2.3-2.6A5.5 5.5 0 1 1 8 3zM6.8 6.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  fragment:
    'M7 17V3h3l1-2 3 1 .4 2.4 2.4 1.2 2.2-1 1.8 2.6-1.4 2 .7 2.6 2.3 1-.5 3.200-2.4.4-1.200 2.200L7 17zM10.5 10.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  puzzle:
    'M4 8h4.2a2.6 2.6 0 1 1 4.6 0H17v4.2a2.6 2.6 0 1 1 0 4.6V21h-4.2a2.6 2.6 0 1 0-4.6 0H4v-4.2a2.6 2.6 0 1 0 0-4.6z',
  trial:
    'M3 2l8.5 8.5L10 12 2 4zM21 2l1 2-13.5 13.5 2 2L9 21l-3-3-3 4-1-1 4-3-3-3 1.5-1.5 2 2zM14 12l3.5 3.5 2-2L21 15l-3 3 4 3-1 1-3-4-3 3-1.5-1.5 2-2L12.5 14z',
  lock: 'M12 2a5 5 0 0 1 5 5v4h2v11H5V11h2V7a5 5 0 0 1 5-5zM12 4.2A2.8 2.8 0 0 0 9.2 7v4h5.6V7A2.8 2.8 0 0 0 12 4.2zM12 13.5a1.9 1.9 0 0 0-1 3.5v2.5h2V17a1.9 1.9 0 0 0-1-3.5z',
  open: 'M12 2a5 5 0 0 1 5 5h-2.2a2.8 2.8 0 0 0-5.6 0v4H19v11H5V11h2V7a5 5 0 0 1 5-5zM12 13.5a1.9 1.9 0 0 0-1 3.5v2.5h2V17a1.9 1.9 0 0 0-1-3.5z',
  reward: 'M5 2h14v20H5zM12 6l1.6 3.6 3.9.40-2.9 2.6.80 3.9-3.4-2-3.4 2 .8-3.9L6.5 10l3.9-.4z',
  own: 'M20 2C12 3 7 8 5 16l-2 6h2l1.5-4.5C14 17 19 11 20 2zM8 15c1.5-4 4-7 8-9-2.5 3-5 5.5-8 9z',
  done: 'M4 12.5L9.5 18 20 6l-2-2-8.5 9.8L6 10.5z',
  bolt: 'M14 1L4 14h6l-2 9L20 9h-7z',
  move: 'M8 2h7v9l6 4v5H3v-4l4-2zM3 21h18v2H3z',
  see: 'M12 5c5 0 8.5 3.5 10.5 7-2 3.5-5.5 7-10.5 7S3.5 15.5 1.5 12C3.5 8.5 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  fight: 'M21 2l-1 5-9 9 2 2-1.5 1.5-2.5-2.5L5 21l-2-2 4-4-2.5-2.5L6 11l2 2 9-9z',
  live: 'M12 21C5 16 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 8-10 13z',
  group:
    'M8 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 20c0-5 2.5-8 6-8 1.6 0 3 .6 4 1.8 1-1.2 2.4-1.8 4-1.8 3.5 0 6 3 6 8z',
  talk: 'M3 3h18v13h-9l-5 5v-5H3z',
  hidden:
    'M12 3a5 5 0 0 1 5 5c0 3-3.5 3.6-3.5 6.5h-3C10.5 10.5 14 10.3 14 8a2 2 0 0 0-4 0H7a5 5 0 0 1 5-5zm-1.7 14h3.4v3.4h-3.4z',
} as const

export type SignName = keyof typeof SIGNS

interface Placed {
  readonly name: SignName
  /** The middle of the drawing, and its side. */
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly className?: string
}

/** A sign inside a drawing. */
export function Sign({ name, x = 0, y = 0, size, className }: Placed) {
  return (
    <path
      className={className}
      fillRule="evenodd"
      d={SIGNS[name]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  )
}

/** A sign in a line of text or on a button. */
export function SignIcon({ name, className }: { readonly name: SignName; readonly className?: string }) {
  return (
    <svg
      className={className === undefined ? 'ed-icon' : `ed-icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={SIGNS[name]} />
    </svg>
  )
}
