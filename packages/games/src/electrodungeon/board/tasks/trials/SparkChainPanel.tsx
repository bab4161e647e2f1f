import { useEffect, useState } from 'react'
import { LONGEST_CHAIN } from '../../../rules/13-trials/spark-chain.ts'
import { NODES, type Node } from '../../../state/trial-moves.ts'
import type { SparkChain } from '../../../state/trials.ts'
import { Arena, type PanelProps } from '../lab/Arena.tsx'
import { Keys } from '../lab/Keys.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** How long a node lights up when a chain is shown: this is the trial itself, and no mere motion. */
const SHOWN_FOR = 520

/** Six nodes in a ring. Somebody else's chain is played once, then it has to be remembered. */
export function SparkChainPanel(props: PanelProps<SparkChain>) {
  const { seen, me, names, offers, onMove } = props
  const { last } = seen
  const watched = last?.right && last.by !== me && seen.entered.length === 0 ? last.nodes : []
  const { lit, playing } = useChain(watched, `${last?.by} of ${seen.isIn.filter(Boolean).length}: ${watched.join()}`)
  const pressed = seen.entered.at(-1)
  const glowing = playing ? lit : pressed
  const adds = seen.entered.length === seen.chain.length
  return (
    <Arena
      {...props}
      stage={seen.chain.length === 0 ? 'A new chain' : `A chain of ${seen.chain.length}`}
      isIn={seen.isIn}
      note={
        playing
          ? 'Watch the chain …'
          : offers.length === 0
            ? `${names[seen.turn]} enters the chain.`
            : adds
              ? 'Add a node of your own.'
              : `Your turn: node ${seen.entered.length + 1} of ${seen.chain.length}.`
      }
      hand={<p className="ed-lab-hint ed-lab-keys">Keys 1 to 6 press the nodes too.</p>}
    >
      <div className="ed-chain">
        <Keys
          label="Nodes"
          columns={3}
          className="ed-nodes"
          onKey={key => {
            const node = NODES[Number(key) - 1]
            if (node === undefined || offers.length === 0 || playing) return false
            onMove(['press', node])
            return true
          }}
        >
          {NODES.map((node, i) => (
            <MoveButton
              key={node}
              move={['press', node]}
              offers={playing ? [] : offers}
              className="ed-node"
              onMove={onMove}
            >
              <NodeDrawing node={node} number={i + 1} lit={glowing === node} />
              <span>
                <span className="unseen">Press </span>
                {node}
              </span>
            </MoveButton>
          ))}
        </Keys>
        <p className="ed-chain-length">
          {seen.entered.length} entered, {LONGEST_CHAIN} at most
        </p>
      </div>
    </Arena>
  )
}

/** Lights the nodes one after the other, once for each name. */
function useChain(nodes: readonly Node[], name: string): { readonly lit: Node | undefined; readonly playing: boolean } {
  const [done, setDone] = useState({ name: '', beat: 0 })
  const beat = done.name === name ? done.beat : 0
  const beats = 2 * nodes.length
  const playing = beat < beats
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setDone({ name, beat: beat + 1 }), beat % 2 === 0 ? SHOWN_FOR / 3 : SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [name, beat, playing])
  return { lit: playing && beat % 2 === 1 ? nodes[(beat - 1) / 2] : undefined, playing }
}

interface NodeProps {
  readonly node: Node
  readonly number: number
  readonly lit: boolean
}

function NodeDrawing({ node, number, lit }: NodeProps) {
  return (
    <svg
      className="ed-node-drawing"
      data-node={node}
      data-lit={lit ? '' : undefined}
      viewBox="0 0 90 90"
      aria-hidden="true"
    >
      <circle className="ed-node-halo" cx="45" cy="45" r="44" />
      <circle cx="45" cy="45" r="36" fill="url(#ed-brass)" />
      <circle className="ed-node-glass" cx="45" cy="45" r="28" />
      <path className="ed-lamp-shine" d="M27 38a20 20 0 0 1 13-12" />
      <text className="ed-node-number" x="45" y="53">
        {number}
      </text>
    </svg>
  )
}
