/** How long a picture is waited for, in milliseconds: a page that nobody sees has none, and still says whose turn it is. */
const LONGEST = 100

/** Does something once, however often it is called until the next picture has been shown. */
export function afterPicture(act: () => void): () => void {
  let waits = false
  return () => {
    if (waits) return
    waits = true
    const go = () => {
      if (!waits) return
      waits = false
      clearTimeout(unseen)
      act()
    }
    const unseen = setTimeout(go, LONGEST)
    requestAnimationFrame(() => setTimeout(go))
  }
}
