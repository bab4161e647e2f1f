/** What is wrong with a worker. One whose script did not come says nothing of itself. */
export function workerTrouble({ message }: { readonly message?: string }): string {
  return message || 'a part of the page could not be loaded; is there a network?'
}
