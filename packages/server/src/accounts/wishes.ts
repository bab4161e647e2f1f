import { z } from 'zod'
import { CREST_COLOURS, CREST_GLYPHS, CREST_PATTERNS, CREST_SHAPES } from './records.ts'

/** What browsers send of passkeys, bounded; what more they tell is left out. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'this is not base64url')
    .max(most)
const credential = bytes(1400)
const outside = {
  id: credential,
  rawId: credential,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

export const registration = z.object({
  ...outside,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

export const assertion = z.object({
  ...outside,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
})

export const crest = z.strictObject({
  shape: z.enum(CREST_SHAPES),
  pattern: z.enum(CREST_PATTERNS),
  field: z.enum(CREST_COLOURS),
  second: z.enum(CREST_COLOURS),
  mark: z.enum(CREST_COLOURS),
  glyph: z.enum(CREST_GLYPHS),
})
