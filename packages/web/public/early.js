// Runs before the first picture: the light and the size of letters that somebody wants. Later changes are made by settings.ts.
// It fetches and starts the page's script after the first picture: before it, the script would take its time on a slow network.
// A page that nobody looks at paints nothing, and is not waited for.
{
  /** How long the script waits for a picture at most, in milliseconds. */
  const PATIENCE = 3000
  /** @type {{ theme?: string, text?: string }} */
  let wanted = {}
  try {
    wanted = JSON.parse(localStorage.getItem('undercroft settings') ?? '{}') ?? {}
  } catch {} // what cannot be read was only taste
  const { theme, text } = wanted
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const { dataset } = document.documentElement
  dataset.theme = isDark ? 'dark' : 'light'
  dataset.text = text ?? '100'
  const start = () => {
    const later = document.querySelector('template[data-later]')
    if (!(later instanceof HTMLTemplateElement)) return // it has begun, or is being developed and begins by itself
    const links = later.content
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = links.querySelector('[data-start]')?.getAttribute('href') ?? ''
    later.replaceWith(links, script)
  }
  const whenParsed = () =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', start) : start()
  const whenShown = () =>
    Promise.all(Array.from(document.images, image => image.decode().catch(() => {}))).then(whenParsed)
  if (document.hidden) whenParsed()
  else {
    setTimeout(whenParsed, PATIENCE)
    new PerformanceObserver(seen => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) void whenShown()
    }).observe({ type: 'paint', buffered: true })
  }
}
