import { z } from 'zod'
import type { Place } from '../store/records.ts'

/** Where a list goes on, as the answer before has said it. */
export const place = z
  .string()
  .regex(/^\d{1,16}\.[\w-]{1,40}$/, 'this is not where a list goes on')
  .transform((text): Place => {
    const [at = '', id = ''] = text.split('.')
    return { at: Number(at), id }
  })

export function sayPlace({ at, id }: Place): string {
  return `${at}.${id}`
}
