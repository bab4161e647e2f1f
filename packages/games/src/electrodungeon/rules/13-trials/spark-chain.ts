import { NODES, type Node, type TrialMove } from '../../state/trial-moves.ts'
import type { SparkChain } from '../../state/trials.ts'
import { contest, everyone, nextAfter, type Referee, rollOff, type Trial, win } from './trial.ts'

export const LONGEST_CHAIN = 15

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
    referee.reveal('ED-13.2', 'all', node)
    if (s.entered.length === s.chain.length) add(s, node, referee)
    else if (s.chain[s.entered.length] !== node) fail(s, node, referee)
    else s.entered.push(node)
  },
}
