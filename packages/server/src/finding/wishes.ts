import { BOT_LEVELS } from '@undercroft/bots'
import { z } from 'zod'
import { place } from '../http/place.ts'
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
const LISTS = ['open', 'playing'] as const
const list = z.enum(LISTS)

export const browseWish = z.strictObject({
  list,
  game: z.string().min(1).max(60).optional(),
  pace: z.enum(PACES).optional(),
  free: z.boolean().optional().meta({ description: 'Only tables with a seat that anybody may take.' }),
  after: place.optional().meta({ description: 'As `next` of the page before.' }),
})
export type BrowseWish = z.infer<typeof browseWish>

export const unbrowseWish = z.strictObject({ list })

export type SeekWish = z.infer<typeof seekWish>
