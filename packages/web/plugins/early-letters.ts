import type { Plugin } from 'vite'

const LETTERS = /^assets\/(fraunces|atkinson-hyperlegible-next)-[\w-]{8}\.woff2$/

/** Asks for the letters together with the script: a browser by itself waits until it knows which words are written in them. */
export function earlyLetters(): Plugin {
  return {
    name: 'early-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => LETTERS.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}
