/** The version of requests and messages that this page speaks: a node that does not says so, and another is tried. */
export const SPEAKS = 2

const LOOK_EVERY = 500
/** A page that has loaded itself anew and is too old still comes from a cache: it is not loaded over and over. */
const NOT_AGAIN = 60_000
const MARK = 'undercroft renewed'

/** Loads the page anew as soon as nobody writes anything. Gives back what calls it off. */
export function reloadWhenIdle(): () => void {
  const look = (): void => {
    const last = Number(sessionStorage.getItem(MARK) ?? 0)
    if (isWriting() || Date.now() - last < NOT_AGAIN) return
    sessionStorage.setItem(MARK, String(Date.now()))
    location.reload()
  }
  const timer = setInterval(look, LOOK_EVERY)
  look()
  return () => clearInterval(timer)
}

/** Whether there is a text that somebody has begun and not sent. */
function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input[type=text]')
  return [...fields].some(({ value, readOnly }) => value !== '' && !readOnly)
}
