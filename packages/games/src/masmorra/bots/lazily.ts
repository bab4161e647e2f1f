/** Thinks of something when somebody first asks for it, and not again. */
export function lazily<T>(think: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: think() }
    return known.value
  }
}
