import { LONGEST_CHAIN } from '../../rules/13-trials/spark-chain.ts'
import { NODES } from '../../state/trial-moves.ts'
import type { SparkChain } from '../../state/trials.ts'
import { sayOut, type TrialText } from './text.ts'

/** Somebody else's chain is shown until its first node is entered; from then on it has to be remembered. */
export const sparkChainText: TrialText<SparkChain> = (seen, { names, me }) => {
  const { chain, entered, isIn, turn, last, winner } = seen
  const watched = last?.right === true && last.by !== me && entered.length === 0
  return [
    ...(watched ? [`${names[last.by]} entered: ${last.nodes.join(', ')}`] : []),
    ...(winner === undefined
      ? [
          `Nodes: ${NODES.join(', ')}`,
          `${names[turn]} has entered ${entered.length} of a chain of ${chain.length}, ${LONGEST_CHAIN} is the longest`,
        ]
      : []),
    ...sayOut(isIn, names),
  ]
}
