import { games } from '@undercroft/games'
import type { ManifestOptions } from 'vite-plugin-pwa'

const WORDS = 'Dungeon board games in which nobody has to be the master.'

/** What an installed page is called, looks like, and offers from its icon. `npm run pictures` makes what it shows. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Undercroft',
  short_name: 'Undercroft',
  description: WORDS,
  display: 'standalone',
  background_color: '#14110f',
  theme_color: '#14110f',
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: games.map(({ id, title }) => ({
    name: `Play ${title}`,
    short_name: title,
    url: `/play/${id}`,
    icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  screenshots: [
    {
      src: 'screens/home.webp',
      sizes: '1280x720',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'Five games to choose',
    },
    {
      src: 'screens/table.webp',
      sizes: '1280x720',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'A table of Masmorra',
    },
    {
      src: 'screens/home-narrow.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'On a phone',
    },
    {
      src: 'screens/table-narrow.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'A table of Platformer on a phone',
    },
  ],
}
