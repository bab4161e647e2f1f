/** Tells a screen reader what has changed; nobody sees it. */
export function Live({ children }: { readonly children: string }) {
  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  )
}
