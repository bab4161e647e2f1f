import { SIGNS, type SignName } from './signs.ts'

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
      className={className === undefined ? 'ma-icon' : `ma-icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={SIGNS[name]} />
    </svg>
  )
}
