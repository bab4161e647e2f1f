import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Schema } from '../schema.ts'

/** Building a query takes several times as long as running it: those of every move are built once for each form. */
export class Templates {
  readonly #compiled = new Map<string, CompiledQuery>()

  /** `build` is called the first time; its parameters must stand in the order of `values`. */
  run<Row = unknown>(
    db: Kysely<Schema>,
    form: string,
    build: () => Compilable,
    values: readonly unknown[],
  ): Promise<QueryResult<Row>> {
    let compiled = this.#compiled.get(form)
    if (compiled === undefined) {
      compiled = build().compile() as CompiledQuery
      this.#compiled.set(form, compiled)
    }
    return db.executeQuery<Row>({ ...(compiled as CompiledQuery<Row>), parameters: values })
  }
}
