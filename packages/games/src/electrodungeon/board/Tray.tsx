import type { Plan } from '../state/plan.ts'
import { GlyphIcon } from './Glyph.tsx'
import type { GlyphName } from './glyphs.ts'
import { countOf, TOOL_KEYS, TOOL_NAMES, TOOLS, type Tool } from './planDraft.ts'

interface TrayProps {
  readonly plan: Plan
  readonly tool: Tool | undefined
  onTool(tool: Tool | undefined): void
}

const SIGN_OF: { readonly [T in Tool]: GlyphName } = {
  beast: 'beast',
  empty: 'empty',
  boost: 'boost',
  trapped: 'trapped',
  key: 'key',
  puzzle: 'puzzle',
  trial: 'trial',
  lock: 'lock',
  fragment: 'fragment',
  reward: 'reward',
  erase: 'hidden',
}

/** Names that fit on a small button; the whole ones are told where there is room. */
const SHORT: { readonly [T in Tool]: string } = {
  beast: 'Beast',
  empty: 'Empty',
  boost: 'Boost Box',
  trapped: 'Trapped',
  key: 'Key',
  puzzle: 'Puzzle',
  trial: 'Trial',
  lock: 'Lock',
  fragment: 'Fragment',
  reward: 'Reward',
  erase: 'Clear',
}

/** What can be laid down, with how many are and how many there should be. Take one, then touch places on the board. */
export function Tray({ plan, tool, onTool }: TrayProps) {
  return (
    <div className="ed-tray" role="toolbar" aria-label="Pieces to lay down">
      {TOOLS.filter(each => each !== 'erase').map(each => (
        <ToolButton key={each} plan={plan} tool={each} held={tool === each} onTool={onTool} />
      ))}
      <button
        type="button"
        className="ed-tool"
        data-tool="erase"
        aria-pressed={tool === 'erase'}
        onClick={() => onTool(tool === 'erase' ? undefined : 'erase')}
      >
        <span className="ed-tool-cross" aria-hidden="true">
          ✕
        </span>
        <span>{SHORT.erase}</span>
      </button>
    </div>
  )
}

interface ToolButtonProps {
  readonly plan: Plan
  readonly tool: Tool
  readonly held: boolean
  onTool(tool: Tool | undefined): void
}

function ToolButton({ plan, tool, held, onTool }: ToolButtonProps) {
  const count = countOf(plan, tool)
  const right = count === undefined || (count.placed >= count.least && count.placed <= count.most)
  return (
    <button
      type="button"
      className={`ed-tool ed-tool-${tool}`}
      data-tool={tool}
      aria-pressed={held}
      title={`${TOOL_NAMES[tool]} (${TOOL_KEYS[tool].toUpperCase()} on a place)`}
      onClick={() => onTool(held ? undefined : tool)}
    >
      <GlyphIcon name={SIGN_OF[tool]} />
      <span>{SHORT[tool]}</span>
      {count !== undefined && (
        <small data-right={right ? '' : undefined}>
          {count.placed}
          <span className="unseen"> laid down, </span>
          <span className="ed-tool-of">
            {count.least === count.most ? ` of ${count.most}` : ` of ${count.least}–${count.most}`}
          </span>
        </small>
      )}
    </button>
  )
}
