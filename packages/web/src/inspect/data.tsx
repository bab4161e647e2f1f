/** A value as it is, to be folded away. */
export function Data({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <details className="inspect-data" open>
      <summary>{title}</summary>
      <pre>{sayData(value)}</pre>
    </details>
  )
}

/** JSON, with short lists and objects on one line. */
function sayData(value: unknown, indent = ''): string {
  const short = JSON.stringify(value) ?? 'undefined'
  if (short.length < 90 || typeof value !== 'object' || value === null) return short
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map(each => deeper + sayData(each, deeper)).join(',\n')}\n${indent}]`
  const lines = Object.entries(value).map(([key, each]) => `${deeper}${key}: ${sayData(each, deeper)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}
