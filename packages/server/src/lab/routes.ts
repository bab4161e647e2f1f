import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { ourId } from '../guard/texts.ts'
import { named, open, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { RUN_STATUSES } from './lab.ts'

const LONGEST = 20_000

const progress = z.object({
  id: z.string(),
  status: z.enum(RUN_STATUSES),
  done: z.int().meta({ description: 'Games of each arm that are played.' }),
  wanted: z.int(),
  message: z.string().optional().meta({ description: 'Why it failed or was stopped.' }),
})

/** Experiments that are too large for a browser. */
export function labRoutes({ lab }: Services): Route[] {
  const tag = 'lab'
  const path = '/api/lab/:run'
  const params = z.object({ run: ourId })
  return [
    open({
      ...{ method: 'GET', path: '/api/lab', tag, summary: 'How many games an experiment may have here; 0: none.' },
      answer: z.object({ games: z.int() }),
      run: async () => ok({ games: lab.games }),
    }),
    named({
      ...{ method: 'POST', path: '/api/lab', tag, summary: 'Let the server play an experiment.' },
      ...{ answer: progress, rate: 'labs' },
      body: z.object({ experiment: z.string().max(LONGEST).meta({ description: 'The file, as YAML.' }) }),
      run: async (call, person) => lab.send(person.id, call.body.experiment),
    }),
    named({
      ...{ method: 'GET', path, tag, summary: 'How far an experiment of mine has got, and its report.' },
      ...{ params, answer: progress.extend({ report: z.object({}).loose().optional() }) },
      run: async (call, person) => lab.of(person.id, call.params.run),
    }),
    named({
      ...{ method: 'DELETE', path, tag, summary: 'Stop an experiment of mine.' },
      ...{ params, answer: progress },
      run: (call, person) => lab.stop(person.id, call.params.run),
    }),
  ]
}
