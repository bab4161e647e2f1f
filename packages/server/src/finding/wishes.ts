import { BOT_LEVELS } from '@undercroft/bots'
import { z } from 'zod'
import { REQUEST_ID } from '../tables/wishes.ts'
import { PACES } from './records.ts'

const LONGEST_WAIT = 86_400

export const seekWish = z.strictObject({
  request: z.string().regex(REQUEST_ID, 'a request id has 8 to 64 letters, digits, - and _'),
  game: z.string().min(1).max(60),
  pace: z.enum(PACES),
  bots: z
    .strictObject({ level: z.enum(BOT_LEVELS), after: z.int().min(0).max(LONGEST_WAIT) })
    .optional()
    .meta({ description: 'Bots of this level may take the seats that are left after so many seconds.' }),
})
export type SeekWish = z.infer<typeof seekWish>
