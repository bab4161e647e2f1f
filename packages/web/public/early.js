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
  /** @param {Element} button */
  const nameOf = button => button.getAttribute('aria-label') ?? button.textContent
  // A printed button hears nothing. Once the script has put its own page there, the button of the same name is clicked instead.
  const repeatEarlyClicks = () => {
    const root = document.getElementById('root')
    const printed = new Set(root?.querySelectorAll('button'))
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (root === null || button === null || !printed.delete(button)) return
      new MutationObserver((_, watch) => {
        if (button.isConnected) return
        watch.disconnect()
        Array.from(root.querySelectorAll('button'))
          .find(each => nameOf(each) === nameOf(button))
          ?.click()
      }).observe(root, { childList: true })
    })
  }
  document.addEventListener('DOMContentLoaded', repeatEarlyClicks)
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
