// Cuts the page's letters down to those that its texts are written in, and to the weights that it uses. What it makes is kept in
// packages/web/src/letters; run it again when the fonts' packages change: node scripts/letters.mjs
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onDemand } from './on-demand.mjs'
import { isMain, root, runMain } from './workspace.mjs'

/** As in styles/letters.css: ASCII, and what is typed between and around words. */
const SIGNS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0\u00b7\u00d7\u2010\u2011–—‘’‚“”„•…‹›€−`

const FONTS = [
  { name: 'fraunces', file: 'fraunces-latin-opsz-normal', axes: { wght: { min: 400, max: 800 } } },
  {
    name: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
  },
]

async function main() {
  const { default: subset } = await onDemand('subset-font', '2.9.0', 'Letters')
  const folder = join(root, 'packages/web/src/letters')
  mkdirSync(folder, { recursive: true })
  for (const { name, file, axes } of FONTS) {
    const source = join(root, 'node_modules/@fontsource-variable', name)
    const whole = readFileSync(join(source, 'files', `${file}.woff2`))
    const cut = await subset(whole, SIGNS, { targetFormat: 'woff2', variationAxes: axes })
    writeFileSync(join(folder, `${name}.woff2`), cut)
    copyFileSync(join(source, 'LICENSE'), join(folder, `${name}.LICENSE`))
    console.log(`${name}: ${whole.length} bytes, cut to ${cut.length}`)
  }
}

if (isMain(import.meta.url)) await runMain(main)
