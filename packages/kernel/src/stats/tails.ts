/** Lanczos' coefficients for g = 7: about 15 digits. */
const LANCZOS: readonly number[] = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/** The logarithm of the gamma function, for positive numbers. */
export function logGamma(x: number): number {
  const [first = 1, ...others] = LANCZOS
  const sum = others.reduce((all, each, i) => all + each / (x + i), first)
  const base = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum)
}

const ENOUGH = 1e-15
const MOST_TERMS = 10_000

/** The chance that a chi-square of so many degrees of freedom is at least this large. */
export function chiSquareTail(statistic: number, freedom: number): number {
  if (freedom <= 0 || statistic <= 0) return 1
  const [a, x] = [freedom / 2, statistic / 2]
  return x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x)
}

/** The regularized lower gamma function as a series: quick where x is small. */
function lowerGamma(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < MOST_TERMS && term > sum * ENOUGH; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** The regularized upper gamma function as a continued fraction, by Lentz's method: quick where x is large. */
function upperGamma(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < MOST_TERMS; n++) {
    const factor = -n * (n - a)
    b += 2
    d = 1 / nonzero(factor * d + b, tiny)
    c = nonzero(b + factor / c, tiny)
    fraction *= d * c
    if (Math.abs(d * c - 1) < ENOUGH) break
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma(a))
}

function nonzero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value
}
