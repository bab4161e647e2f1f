import { z } from 'zod'
import { line, ourId } from '../guard/texts.ts'
import { OUTCOMES } from './records.ts'

const why = line('a reason', 300).meta({ description: 'It stands in the log of acts.' })

/** What operators may ask. */
export const reasonWish = z.strictObject({ why })

export const closeWish = z.strictObject({ outcome: z.enum(OUTCOMES), why })
export type CloseWish = z.infer<typeof closeWish>

export const banWish = z.strictObject({
  person: ourId.optional(),
  address: z.union([z.ipv4(), z.ipv6()], 'an address is one of IPv4 or IPv6').optional().meta({
    description: 'Of IPv6 the whole network (/64) is meant.',
  }),
  until: z.int().max(4_102_444_800_000).meta({ description: 'Milliseconds since 1970.' }),
  why: why.meta({ description: 'Shown to who is banned.' }),
})
export type BanWish = z.infer<typeof banWish>

export const renameWish = z.strictObject({ name: line('a name', 40), why })
