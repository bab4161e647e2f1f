/** What things cost, measured on the machine that docs/scale.md names. Milliseconds, bytes, and per second. */
export interface Costs {
  /** The node's thread computes so long to take an answer, and to show it to two who look on. */
  readonly takeMs: number
  readonly showMs: number
  /** What the database computes for a batch, and for each move in it. */
  readonly batchMs: number
  readonly moveMs: number
  readonly flushMs: number
  readonly walBytes: number
  /** What a socket that says nothing costs the node every 30 seconds: a ping, and a look at who it is. */
  readonly beatMs: number
  /** What a node computes for a notice that it hears, and how many a database carries. */
  readonly noticeMs: number
  readonly notices: number
  /** Memory of a live table with its match and two sockets. */
  readonly liveBytes: number
  /** How often a table is answered at people's pace, and how far node and database are apart. */
  readonly everyMs: number
  readonly wayMs: number
}

export const MEASURED: Costs = {
  takeMs: 0.07,
  showMs: 0.13,
  batchMs: 0.15,
  moveMs: 0.1,
  flushMs: 5,
  walBytes: 940,
  beatMs: 0.7,
  noticeMs: 0.012,
  notices: 4000,
  liveBytes: 60 * 1024,
  everyMs: 3000,
  wayMs: 0.25,
}

/** Machines, and the tables that are played on them. */
export interface Plan {
  readonly name: string
  readonly tables: number
  readonly nodes: number
  /** Databases, each with a part of the tables and with so many cores. */
  readonly databases: number
  readonly cores: number
  /** How news of tables come to the nodes: not at all, to all of them through each database, or only where they are wanted. */
  readonly news: 'none' | 'all' | 'routed'
  /** What else a commit waits for: copies on other machines. */
  readonly copyMs?: number
  /** What a move costs all machines of a database together, of what it costs one. */
  readonly copies?: number
  readonly flushMs?: number
}

export const PLANS: readonly Plan[] = [
  { name: 'one node, SQLite', tables: 1000, nodes: 1, databases: 1, cores: 1, news: 'none' },
  { name: '2 nodes, PostgreSQL', tables: 1000, nodes: 2, databases: 1, cores: 2, news: 'all' },
  { name: 'one node, SQLite', tables: 10_000, nodes: 1, databases: 1, cores: 1, news: 'none' },
  { name: '16 nodes, one primary', tables: 100_000, nodes: 16, databases: 1, cores: 8, news: 'all' },
  { name: '16 nodes, one primary, news routed', tables: 100_000, nodes: 16, databases: 1, cores: 8, news: 'routed' },
  { name: '12 nodes, one primary, news routed', tables: 100_000, nodes: 12, databases: 1, cores: 8, news: 'routed' },
  {
    name: '160 nodes, one primary of 64 cores, news routed',
    tables: 1e6,
    nodes: 160,
    databases: 1,
    cores: 64,
    news: 'routed',
  },
  { name: '160 nodes, 12 partitions, news routed', tables: 1e6, nodes: 160, databases: 12, cores: 8, news: 'routed' },
  {
    name: 'the same with disks that flush in 1 ms',
    tables: 1e6,
    nodes: 160,
    databases: 12,
    cores: 8,
    news: 'routed',
    flushMs: 1,
  },
  {
    name: '160 nodes, a cluster of 36 with 3 copies',
    tables: 1e6,
    nodes: 160,
    databases: 12,
    cores: 24,
    news: 'routed',
    copyMs: 1,
    copies: 3,
  },
]
