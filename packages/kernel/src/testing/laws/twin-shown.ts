import type { Audience, Shape, Viewer, Watcher } from '../../index.ts'
import { includes } from '../../seats.ts'
import { areAlike, firstDifference, say } from '../compare.ts'

/** Lists what was revealed to one viewer. */
export class Shown implements Watcher<Shape> {
  readonly reveals: { readonly rule: string; readonly what: unknown }[] = []
  readonly #viewer: Viewer

  constructor(viewer: Viewer) {
    this.#viewer = viewer
  }

  revealed(rule: string, to: Audience, what: unknown): void {
    if (includes(to, this.#viewer)) this.reveals.push({ rule, what })
  }

  isLike({ reveals }: Shown): boolean {
    return areAlike(this.reveals, reveals)
  }

  /** Says which reveal does not say what it shows. */
  fault(): string | undefined {
    const silent = this.reveals.find(({ what }) => what === undefined)
    return silent && `the reveal by ${silent.rule} says nothing of what is shown`
  }

  /** Says where a reveal differs from the other game's, for a viewer that sees no difference between the two games. */
  tooMuch({ reveals }: Shown): string | undefined {
    const found = firstDifference(this.reveals, reveals, 'reveals')
    if (found === undefined) return undefined
    const rules = [...new Set([...this.reveals, ...reveals].map(({ rule }) => rule))].join(', ')
    const both = `${found.path} is ${say(found.left)} in truth and ${say(found.right)} in a twin`
    return `the reveal by ${rules} says more than is shown: ${both}, and the seat sees no difference`
  }
}
