/** How large somebody wants letters, as a share of the usual: what lies over a picture is that much larger too. */
export function lettersShare(): number {
  const wanted = Number(globalThis.document?.documentElement.dataset.text ?? 100)
  return wanted > 0 ? wanted / 100 : 1
}
