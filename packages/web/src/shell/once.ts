/** Loads once, and again only if that failed. */
export function once<V>(load: () => Promise<V>): () => Promise<V> {
  let loading: Promise<V> | undefined
  return () => {
    if (loading !== undefined) return loading
    const begun = load()
    begun.catch(() => {
      loading = undefined
    })
    loading = begun
    return begun
  }
}
