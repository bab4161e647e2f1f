import { z } from 'zod'
import { ourId } from '../../guard/texts.ts'
import { ANALYSIS_FORMS } from '../../tables/analysing.ts'
import { analysis, analysisProgress } from '../answers.ts'
import { named, open, type Route } from '../route.ts'
import type { Services } from '../services.ts'

/** How much of a finished game was luck. */
export function analysisRoutes({ analysing }: Services): Route[] {
  const tag = 'analyses'
  const path = '/api/tables/:table/analysis'
  const params = z.object({ table: ourId })
  return [
    named({
      ...{ method: 'POST', path, tag, summary: 'Let the server look at a game that I played: was it luck?' },
      ...{ params, answer: analysisProgress, rate: 'analyses' },
      run: (call, person) => analysing.ask(person.id, call.params.table),
    }),
    open({
      ...{ method: 'GET', path, tag, summary: 'How far the look at a game has got, or what was found.' },
      ...{ params, answer: analysis },
      query: z.object({
        as: z
          .enum(ANALYSIS_FORMS)
          .default('report')
          .meta({ description: '`changes`: every change with its cause, as the page draws it, instead of `moments`.' }),
      }),
      run: (call, known) => analysing.of(known?.person.id, call.params.table, call.query.as),
    }),
  ]
}
