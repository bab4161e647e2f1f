import { patched } from '@undercroft/kernel'
import type { PatchMessage, View } from './wire.ts'

/** The view that a patch makes of the one before. It stands by itself, since home needs the wire and not the kernel. */
export function afterPatch(view: View, { epoch, from, events, patch }: PatchMessage): View {
  return { ...(patched(view, patch) as View), epoch, from, events }
}
