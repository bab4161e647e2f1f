import { z } from 'zod'

/** An address on the open internet: never one of the server's own network. */
const publicUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(500)
  .meta({ description: 'An https address with a host name.' })

export const noticeWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('webhook'), target: z.strictObject({ url: publicUrl }) }),
  z.strictObject({
    kind: z.literal('push'),
    target: z.strictObject({
      endpoint: publicUrl,
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
  }),
])
