/** What single keys do at a table. */
const KEYS = [
  ['1 to 9', 'give the answers that have these numbers'],
  ['L', 'all answers'],
  ['U', 'take back'],
  ['A', 'advice'],
  ['R', 'what the others did, once more'],
  ['Space', 'skip what is being shown'],
  ['S', 'players'],
  ['G', 'log'],
  ['W', 'what the words here mean'],
  [', and .', 'back and forth in time'],
  ['F', 'full screen'],
  ['Esc', 'close, or back to now'],
  ['?', 'this list'],
] as const

export function KeyList() {
  return (
    <dl className="keys">
      {KEYS.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
