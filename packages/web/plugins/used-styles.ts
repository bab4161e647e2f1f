import postcss, { type AtRule, type Rule } from 'postcss'

/** The rules of a style sheet that a drawing by itself uses: no pointer is over it, and it stands in no page. */
export function usedStyles(css: string, markup: string): string {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const root = postcss.parse(css)
  root.walkComments(comment => void comment.remove())
  root.walkRules(rule => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter(selector => mayFit(selector, used))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  keepUsedMotion(root)
  root.walkAtRules(rule => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString().replaceAll(/\s+/g, ' ').trim()
}

/** Whether a selector fits something that has only these classes. */
function mayFit(selector: string, used: ReadonlySet<string>): boolean {
  if (/:(hover|focus|active|root|has)\b|\[data-theme|::/.test(selector)) return false
  const certain = selector.replaceAll(/:(not|is|where)\([^()]*\)/g, '')
  const groups = [...selector.matchAll(/:(?:is|where)\(([^()]*)\)/g)].map(([, names = '']) => names.split(','))
  const all = (part: string) => [...part.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => used.has(name))
  return certain.includes('.') || groups.length > 0 ? all(certain) && groups.every(group => group.some(all)) : false
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)
}

/** Movements that nothing is left to make go too. */
function keepUsedMotion(root: postcss.Root): void {
  const made = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) made.add(word)
  })
  root.walkAtRules(/keyframes$/, rule => {
    if (!made.has(rule.params.trim())) rule.remove()
  })
}
