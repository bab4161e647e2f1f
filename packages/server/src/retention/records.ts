import { z } from 'zod'

const days = (says: string) => z.int().min(1).max(36_500).optional().describe(says)

/** For how many days what is kept: what a file of settings leaves out is kept for good. */
export const RETENTION = z.strictObject({
  guests: days('guests without an account or a program who sit at no unfinished table and were last here so long ago'),
  tables: days('tables that were over so long ago and are not published'),
  chat: days('what was said at tables'),
  reports: days('reports that were closed so long ago'),
})

export type Retention = Readonly<z.infer<typeof RETENTION>>
