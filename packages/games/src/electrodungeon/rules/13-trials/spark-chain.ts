import { oneFrom } from '../../content/pick.ts'
import { NODES, type Node, type TrialMove } from '../../state/trial-moves.ts'
import { type Contest, contest, everyone, nextAfter, type Referee, rollOff, type Trial, win } from './trial.ts'

export const LONGEST_CHAIN = 15

export interface SparkChain extends Contest {
  readonly trial: 'TR-04'
  /** Everybody saw it; a picture shows it only while it is entered. */
  chain: Node[]
  /** What the one whose turn it is has entered of it. */
  entered: Node[]
  isIn: boolean[]
  turn: number
  /** The last whole or broken entry. */
  last?: { readonly by: number; readonly nodes: readonly Node[]; readonly right: boolean }
}

const PRESSES = NODES.map((node): TrialMove => ['press', node])

function fail(s: SparkChain, node: Node, referee: Referee): void {
  const by = s.turn
  s.last = { by, nodes: [...s.entered, node], right: false }
  s.isIn[by] = false
  s.chain = []
  s.entered = []
  s.turn = nextAfter(by, s.isIn)
  referee.tell({ trial: 'TR-04', news: 'pressed', by, right: false, length: s.last.nodes.length })
  referee.tell({ trial: 'TR-04', news: 'out', by })
  if (s.isIn.filter(Boolean).length === 1) win(s, 'TR-04', s.turn, referee)
}

function add(s: SparkChain, node: Node, referee: Referee): void {
  const by = s.turn
  s.chain = [...s.entered, node]
  s.entered = []
  s.last = { by, nodes: s.chain, right: true }
  s.turn = nextAfter(by, s.isIn)
  referee.tell({ trial: 'TR-04', news: 'pressed', by, right: true, length: s.chain.length })
  if (s.chain.length < LONGEST_CHAIN) return
  const left = everyone(s).filter(who => s.isIn[who])
  win(s, 'TR-04', rollOff(s, 'TR-04', left, referee), referee)
}

export const sparkChain: Trial<SparkChain> = {
  id: 'TR-04',
  name: 'Spark Chain',
  story:
    'A spark jumps from node to node along the walls of the maze and goes out. Each in turn must send it the same way from memory, and one node further. The first to lose the thread feels it.',
  task: 'In turn, repeat the whole chain from memory and add one node. A wrong node puts you out, and a new chain begins.',
  start: who => ({ ...contest(who), trial: 'TR-04', chain: [], entered: [], isIn: who.map(() => true), turn: 0 }),
  asks(s) {
    if (s.winner !== undefined) return []
    const adds = s.entered.length === s.chain.length
    const prompt = adds ? 'Spark Chain: add a node' : `Spark Chain: node ${s.entered.length + 1} of ${s.chain.length}`
    return [{ who: s.turn, shown: 'secret', prompt }]
  },
  offers: () => PRESSES,
  play(s, moves, referee) {
    const move = moves[s.turn]
    if (move?.[0] !== 'press') return
    const node = move[1]
    referee.reveal('ED-13.2')
    if (s.entered.length === s.chain.length) add(s, node, referee)
    else if (s.chain[s.entered.length] !== node) fail(s, node, referee)
    else s.entered.push(node)
  },
  bot({ chain, entered }, _, { memory }, pick) {
    const right = chain[entered.length]
    if (right === undefined) return ['press', oneFrom(NODES, pick)]
    if (pick(1000) < memory * 1000) return ['press', right]
    return [
      'press',
      oneFrom(
        NODES.filter(node => node !== right),
        pick,
      ),
    ]
  },
}
