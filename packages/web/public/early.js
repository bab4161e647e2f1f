// Runs before the first picture: the light and the size of letters that somebody wants. Later changes are made by settings.ts.
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
}
