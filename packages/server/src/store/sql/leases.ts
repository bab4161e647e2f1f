import type { Time } from '../records.ts'
import type { Leases } from '../store.ts'
import type { Writes } from './writes.ts'

export class SqlLeases implements Leases {
  readonly #writes: Writes

  constructor(writes: Writes) {
    this.#writes = writes
  }

  claim(work: string, node: string, now: Time, until: Time): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const claimed = await db
        .insertInto('leases')
        .values({ work, node, until })
        .onConflict(conflict =>
          conflict
            .column('work')
            .doUpdateSet({ node, until })
            .where(held => held.or([held('leases.until', '<=', now), held('leases.node', '=', node)])),
        )
        .returning('work')
        .execute()
      return claimed.length > 0
    })
  }

  release(work: string, node: string): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.deleteFrom('leases').where('work', '=', work).where('node', '=', node).execute()
    })
  }
}
