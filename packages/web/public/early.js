// Runs before the first picture: the light and the size of letters that somebody wants. Later changes are made by settings.ts.
// It starts the page's script after the first picture; a page that nobody looks at paints nothing, and is not waited for.
{
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
    const main = document.querySelector('link[data-start]')
    if (!(main instanceof HTMLLinkElement)) return // while the page is being developed its script starts by itself
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = main.href
    document.head.append(script)
  }
  const whenParsed = () =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', start) : start()
  if (document.hidden) whenParsed()
  else requestAnimationFrame(() => setTimeout(whenParsed))
}
