import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Experiment, Unit } from '@undercroft/lab'
import { PgBoss } from 'pg-boss'
import { CommandError } from '../../command.ts'
import type { Finished, Versions } from '../work.ts'

/** Where everything stands in the database: pg-boss's jobs, the runs and what was finished of them. */
const SCHEMA = 'undercroft_lab'
const QUEUE = 'units'

/** A worker that is not heard of for so long has lost its unit: another one gets it. */
const LEASE_S = 20

/** How often a unit may get lost before it is given up. */
const RETRIES = 1_000

const DAY_S = 86_400

/** The tables beside those of pg-boss. A finished unit is kept until its experiment is complete, and stands there once. */
const TABLES = `
CREATE TABLE IF NOT EXISTS ${SCHEMA}.lab_runs (
  id uuid PRIMARY KEY, sum text UNIQUE NOT NULL, version integer NOT NULL, experiment text NOT NULL, rows boolean NOT NULL);
ALTER TABLE ${SCHEMA}.lab_runs ADD COLUMN IF NOT EXISTS lab integer NOT NULL DEFAULT 0;
CREATE TABLE IF NOT EXISTS ${SCHEMA}.lab_results (
  run uuid NOT NULL REFERENCES ${SCHEMA}.lab_runs ON DELETE CASCADE, grp integer NOT NULL, first bigint NOT NULL,
  finished text, failure text, taken_by uuid, PRIMARY KEY (run, grp, first))`

/** An experiment that is being played by many. */
export interface Run {
  readonly id: string
  readonly versions: Versions
  readonly experiment: Experiment
  /** Whether every game is wanted, and not only what they add up to. */
  readonly rows: boolean
}

/** A unit that a worker has leased. */
export interface Lease {
  readonly job: string
  readonly run: string
  readonly unit: Unit
}

/** What a worker has to say of a unit. */
export type Result = Finished | { readonly unit: Unit; readonly failure: string }

/** The place in PostgreSQL where units are given out and brought back. */
export class Desk {
  readonly #boss: PgBoss
  /** Who takes results here. */
  readonly #session = randomUUID()

  private constructor(boss: PgBoss) {
    this.#boss = boss
  }

  static async open(url: string): Promise<Desk> {
    const boss = new PgBoss({
      connectionString: url,
      schema: SCHEMA,
      application_name: 'undercroft lab',
      max: 4,
      schedule: false,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    })
    boss.on('error', () => {}) // what matters fails where it is called
    try {
      await boss.start()
      await prepare(boss)
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {})
      throw new CommandError(`--queue: ${error instanceof Error ? error.message : String(error)}`)
    }
    return new Desk(boss)
  }

  /** Begins an experiment, or goes on with what is there of it. */
  async begin({ sum, versions, experiment, rows }: Omit<Run, 'id'> & { readonly sum: string }): Promise<Run> {
    const name = `${sum}${rows ? ' rows' : ''}`
    await this.#sql(
      `INSERT INTO ${SCHEMA}.lab_runs (id, sum, version, lab, experiment, rows) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (sum) DO NOTHING`,
      [randomUUID(), name, versions.game, versions.lab, JSON.stringify(experiment), rows],
    )
    const [row] = await this.#sql(`SELECT id FROM ${SCHEMA}.lab_runs WHERE sum = $1`, [name])
    return { id: String(row?.id), versions, experiment, rows }
  }

  /** Puts units in the queue. One that stands there stays as it is. */
  async send({ id }: Run, units: readonly Unit[]): Promise<void> {
    for (let at = 0; at < units.length; at += BATCH) {
      const jobs = units.slice(at, at + BATCH).map(unit => ({ id: jobOf(id, unit), data: { run: id, unit } }))
      await this.#boss.insert(QUEUE, jobs)
    }
  }

  /** Takes results that this desk has not taken yet. */
  async take({ id }: Run): Promise<Result[]> {
    const rows = await this.#sql(
      `UPDATE ${SCHEMA}.lab_results r SET taken_by = $2 FROM (
         SELECT run, grp, first FROM ${SCHEMA}.lab_results
         WHERE run = $1 AND taken_by IS DISTINCT FROM $2 ORDER BY first, grp LIMIT ${FEW}) few
       WHERE (r.run, r.grp, r.first) = (few.run, few.grp, few.first) RETURNING r.finished, r.failure`,
      [id, this.#session],
    )
    return rows.map(({ finished, failure }) => JSON.parse(String(finished ?? failure)) as Result)
  }

  /** Takes back what nobody has begun. What is finished is kept. */
  async stop({ id }: Run): Promise<void> {
    await this.#sql(`DELETE FROM ${SCHEMA}.job WHERE name = $1 AND state < 'active' AND data->>'run' = $2`, [QUEUE, id])
  }

  /** Forgets an experiment that is complete. */
  async end({ id }: Run): Promise<void> {
    await this.#sql(`DELETE FROM ${SCHEMA}.job WHERE name = $1 AND data->>'run' = $2`, [QUEUE, id])
    await this.#sql(`DELETE FROM ${SCHEMA}.lab_runs WHERE id = $1`, [id])
  }

  /** Leases a unit; nothing, if none waits. */
  async lease(): Promise<Lease | undefined> {
    const [job] = await this.#boss.fetch<{ run: string; unit: Unit }>(QUEUE, { batchSize: 1 })
    return job === undefined ? undefined : { job: job.id, ...job.data }
  }

  /** Says that a unit is still being played. */
  async touch({ job }: Lease): Promise<void> {
    await this.#boss.touch(QUEUE, job)
  }

  /** Gives a unit back to be played by another. */
  async release({ job }: Lease): Promise<void> {
    await this.#boss.fail(QUEUE, job)
  }

  /** Brings a result. A unit that was played twice counts once: both were the same. */
  async bring({ job, run }: Lease, result: Result): Promise<void> {
    const { unit } = result
    const [finished, failure] = 'failure' in result ? [undefined, JSON.stringify(result)] : [JSON.stringify(result)]
    await this.#sql(
      `INSERT INTO ${SCHEMA}.lab_results (run, grp, first, finished, failure)
       SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM ${SCHEMA}.lab_runs WHERE id = $1) ON CONFLICT DO NOTHING`,
      [run, unit.group, unit.from, finished, failure],
    )
    await this.#boss.complete(QUEUE, job)
  }

  /** The experiment of a unit; nothing, if it is over. */
  async run(id: string): Promise<Run | undefined> {
    const [row] = await this.#sql(`SELECT version, lab, experiment, rows FROM ${SCHEMA}.lab_runs WHERE id = $1`, [id])
    if (row === undefined) return undefined
    const { version, lab, experiment, rows } = row
    return {
      id,
      versions: { game: Number(version), lab: Number(lab) },
      experiment: JSON.parse(String(experiment)) as Experiment,
      rows: rows === true,
    }
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false })
  }

  async #sql(text: string, values: unknown[]): Promise<{ readonly [column: string]: unknown }[]> {
    return (await this.#boss.getDb().executeSql(text, values)).rows
  }
}

/** Makes the queue and the tables. Of several who come to a new database at once all but one are refused, and try again. */
async function prepare(boss: PgBoss): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await boss.createQueue(QUEUE, {
        retryLimit: RETRIES,
        retryDelay: 0,
        heartbeatSeconds: LEASE_S,
        expireInSeconds: DAY_S - 1,
        retentionSeconds: 30 * DAY_S,
        deleteAfterSeconds: DAY_S,
      })
      return void (await boss.getDb().executeSql(TABLES))
    } catch (error) {
      if (tries === TRIES) throw error
      await pause(TRY_AGAIN_MS)
    }
  }
}

const TRIES = 10
const TRY_AGAIN_MS = 200

/** How many jobs are sent at once, and how many results are taken. */
const BATCH = 500
const FEW = 16

/** The same unit of the same run is the same job, so that none is queued twice. */
function jobOf(run: string, { group, from }: Unit): string {
  const hex = createHash('sha256').update(`${run} ${group} ${from}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
