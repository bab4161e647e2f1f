import { z } from 'zod'
import { REPORT_KINDS } from '../admin/records.ts'
import { ourId, speech } from '../guard/texts.ts'
import { seatNumber } from '../tables/wishes.ts'

const SLOWEST = 3600

/** What hosts may ask. */
export const chatRuleWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('closed') }),
  z.strictObject({
    kind: z.literal('slow'),
    seconds: z.int().min(1).max(SLOWEST).meta({ description: 'Between two lines of one person.' }),
  }),
])

export const removeWish = z.strictObject({
  person: ourId,
  on: z.boolean().meta({ description: 'Show them out, or let them in again.' }),
})

export const renewWish = z.strictObject({
  seat: seatNumber.optional().meta({ description: 'The links to this seat; without one, those to watch.' }),
})

export const blockWish = z.strictObject({ person: ourId, on: z.boolean() })

export const reportWish = z.strictObject({
  person: ourId,
  table: ourId.optional().meta({ description: 'Where it was: what was said there and its log go with the report.' }),
  kind: z.enum(REPORT_KINDS),
  text: speech.or(z.literal('')).default(''),
})
export type ReportWish = z.infer<typeof reportWish>
