import { BOT_LEVELS } from '@undercroft/bots'
import { z } from 'zod'
import { PACES } from '../finding/records.ts'
import { line } from '../guard/texts.ts'
import { optionsWish } from '../tables/wishes.ts'
import { FORMATS } from './records.ts'

export const tournamentWish = z.strictObject({
  name: line('a name', 60),
  game: z.string().min(1).max(60),
  options: optionsWish,
  format: z.enum(FORMATS),
  pace: z.enum(PACES),
  rounds: z
    .int()
    .min(1)
    .max(20)
    .optional()
    .meta({ description: 'Of a Swiss tournament; as many as it needs, if nothing is said.' }),
  plays: z.boolean().default(true).meta({ description: 'Whether the host takes part.' }),
  bots: z.array(z.enum(BOT_LEVELS)).max(32).default([]).meta({ description: 'Bots that take part.' }),
})
export type TournamentWish = z.infer<typeof tournamentWish>
