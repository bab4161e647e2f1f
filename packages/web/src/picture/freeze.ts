/** A drawing that needs no page around it, and where it lies in its frame. */
export interface Frozen {
  readonly svg: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const INHERITED = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset', 'paint-order', 'visibility', 'color', 'text-anchor'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'dominant-baseline'],
] as const

/** What is not inherited, and what it is where nobody says otherwise. */
const OWN = {
  display: 'inline',
  opacity: '1',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'flood-color': 'rgb(0, 0, 0)',
  'flood-opacity': '1',
} as const

/** The milliseconds of work between two pauses: a click waits no longer than this. */
const SLICE = 8

/**
 * Copies a board's drawings as they look now, with the styles that they have. It pauses often, so that a click does not
 * wait. Gives nothing if it is called off.
 */
export async function freeze(frame: Element, breath: () => Promise<boolean>): Promise<readonly Frozen[] | undefined> {
  const whole = frame.getBoundingClientRect()
  const layers = [...frame.querySelectorAll('svg')].filter(svg => {
    const { width, height } = svg.getBoundingClientRect()
    return svg.parentElement?.closest('svg') === null && width * height > (whole.width * whole.height) / 5
  })
  const frozen: Frozen[] = []
  for (const layer of layers) {
    const { x, y, width, height } = layer.getBoundingClientRect()
    const copy = layer.cloneNode(true) as SVGSVGElement
    if (!(await dress(layer, copy, breath)) || !(await bringAlong(copy, breath))) return undefined
    copy.setAttribute('width', `${width}`)
    copy.setAttribute('height', `${height}`)
    const svg = new XMLSerializer().serializeToString(copy)
    frozen.push({ svg, x: x - whole.x, y: y - whole.y, width, height })
  }
  return frozen
}

/** Writes each element's style into its copy. */
async function dress(from: Element, copy: Element, breath: () => Promise<boolean>): Promise<boolean> {
  const [originals, copies] = [from, copy].map(root => [root, ...root.querySelectorAll('*')])
  let until = 0
  for (const [i, original] of originals?.entries() ?? []) {
    if (performance.now() >= until) {
      if (!(await breath())) return false
      until = performance.now() + SLICE
    }
    const target = copies?.[i]
    if (target === undefined || !original.isConnected) return false
    for (const name of ['class', 'style']) target.removeAttribute(name)
    for (const [name, value] of looksOf(original, i === 0)) target.setAttribute(name, value)
  }
  return true
}

/** As attributes: the content security policy forbids styles that stand in a drawing. */
function looksOf(element: Element, isRoot: boolean): (readonly [string, string])[] {
  const style = getComputedStyle(element)
  const parent = isRoot || element.parentElement === null ? undefined : getComputedStyle(element.parentElement)
  const said = INHERITED.filter(name => style.getPropertyValue(name) !== parent?.getPropertyValue(name))
  const own = Object.entries(OWN).flatMap(([name, usual]) => (style.getPropertyValue(name) === usual ? [] : [name]))
  const looks = [...said, ...own].map(name => [name, style.getPropertyValue(name)] as const)
  return style.transform === 'none' || isRoot ? looks : [...looks, ['transform', turnOf(element, style)]]
}

/** A style turns something about a point of its own, an attribute about the origin. */
function turnOf(element: Element, { transform, transformOrigin, transformBox }: CSSStyleDeclaration): string {
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat)
  const box = transformBox === 'fill-box' && element instanceof SVGGraphicsElement ? element.getBBox() : { x: 0, y: 0 }
  const [left, top] = [x + box.x, y + box.y]
  return left === 0 && top === 0 ? transform : `translate(${left} ${top}) ${transform} translate(${-left} ${-top})`
}

/** What it refers to may be drawn in another place of the page: a copy of that comes along. */
async function bringAlong(copy: SVGSVGElement, breath: () => Promise<boolean>): Promise<boolean> {
  const known = new Set([...copy.querySelectorAll('[id]')].map(({ id }) => id))
  const wanted = [...copy.outerHTML.matchAll(/(?:url\((?:&quot;|['"])?|href=")#([^)'"&]+)/g)].flatMap(
    ([, id]) => id ?? [],
  )
  for (const id of new Set(wanted)) {
    const original = known.has(id) ? null : document.getElementById(id)
    if (original === null) continue
    const part = original.cloneNode(true) as Element
    if (!(await dress(original, part, breath))) return false
    copy.append(part)
  }
  return true
}
