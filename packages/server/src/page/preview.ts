/** What a link says of itself where somebody has posted it. */
export interface Preview {
  readonly title: string
  readonly says: string
  /** The game whose picture is shown. */
  readonly game: string
}

/** Finds what there is to say about an address; nothing about most. */
export type PreviewOf = (path: string) => Promise<Preview | undefined>

/** A page with what previews are made from in its head (Open Graph). `origin` is where browsers find this server. */
export function withPreview(page: string, { title, says, game }: Preview, origin: string, path: string): string {
  const tags: readonly (readonly [name: string, value: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Undercroft'],
    ['og:title', title],
    ['og:description', says],
    ['og:url', `${origin}${path}`],
    ['og:image', `${origin}/previews/${game}.webp`],
    ['og:image:alt', 'The board of the game'],
  ]
  const head = tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`)
  const written = [...head, '<meta name="twitter:card" content="summary_large_image">', '</head>'].join('\n')
  return page.replace('</head>', () => written)
}

/** Names are what somebody typed: they stay words, and never become tags. */
function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, sign => signs[sign] ?? sign)
}
