interface Ban {
  readonly until: number
  readonly why: string
}

/** Until when somebody may not play here, and why. */
export function BanNotice({ ban }: { readonly ban: Ban | undefined }) {
  if (ban === undefined) return undefined
  const until = new Date(ban.until).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p className="notice notice-danger" role="status">
      You may not play online here until {until}. The reason: {ban.why}
    </p>
  )
}
