import { Drawing, DrawnIcon, type Placing } from '../../drawing.tsx'
import { SIGNS, type SignName } from './signs.ts'

const BOX = 24

/** A sign inside a drawing. */
export function Sign({ name, ...placing }: Placing & { readonly name: SignName }) {
  return <Drawing d={SIGNS[name]} box={BOX} fillRule="evenodd" {...placing} />
}

/** A sign in a line of text or on a button. */
export function SignIcon({ name, className }: { readonly name: SignName; readonly className?: string }) {
  return (
    <DrawnIcon
      d={SIGNS[name]}
      box={BOX}
      fillRule="evenodd"
      className={className === undefined ? 'ma-icon' : `ma-icon ${className}`}
    />
  )
}
