import { Coin, Gem, Heart } from './art/Tokens.tsx'

export function CoinIcon() {
  return (
    <svg className="pl-token-icon" viewBox="-21 -21 42 42" aria-hidden="true">
      <Coin />
    </svg>
  )
}

export function GemIcon() {
  return (
    <svg className="pl-token-icon" viewBox="-23 -21 46 44" aria-hidden="true">
      <Gem />
    </svg>
  )
}

export function HeartIcon({ lost = false }: { readonly lost?: boolean }) {
  return (
    <svg className="pl-token-icon" viewBox="-23 -22 46 42" aria-hidden="true">
      <Heart lost={lost} />
    </svg>
  )
}

/** Hearts left of Hearts there are. */
export function Hearts({ left, full }: { readonly left: number; readonly full: number }) {
  return (
    <span className="pl-hearts" role="img" aria-label={`${left} of ${full} Hearts`}>
      {Array.from({ length: Math.max(left, full) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts in a row have nothing but their place
        <HeartIcon key={i} lost={i >= left} />
      ))}
    </span>
  )
}

/** A number of something. */
export function Purse({ what, many }: { readonly what: 'Coin' | 'Gem'; readonly many: number }) {
  return (
    <span className="pl-purse">
      {what === 'Coin' ? <CoinIcon /> : <GemIcon />}
      <b>{many}</b>
      <span className="unseen"> {many === 1 ? what : `${what}s`}</span>
    </span>
  )
}
