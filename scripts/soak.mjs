// npm run soak -- 30: plays the laws with a new seed in each round until so many minutes (5) are over or one is broken.
// LAWS_SEED=... npm run laws repeats a round; LAWS_RUNS sets how many games a law plays.
import { randomInt } from 'node:crypto'
import { npm, runMain, Stop } from './workspace.mjs'

await runMain(() => {
  const minutes = Number(process.argv[2] ?? 5)
  if (!(minutes > 0)) throw new Stop(`Soak: "${process.argv[2]}" is not a number of minutes.`)
  const end = Date.now() + minutes * 60_000
  for (let round = 1; Date.now() < end; round++) {
    const seed = String(randomInt(2 ** 31))
    console.log(`\n== Round ${round}, LAWS_SEED=${seed}`)
    if (npm(['run', '--silent', 'laws'], { ...process.env, LAWS_SEED: seed }) !== 0) {
      throw new Stop(`Soak: a law is broken. Repeat it with: LAWS_SEED=${seed} npm run laws`)
    }
  }
})
