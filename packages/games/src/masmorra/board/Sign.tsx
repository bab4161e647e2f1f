import type { ComponentProps } from 'react'
import { drawings } from '../../drawing/drawings.tsx'
import { GLYPHS, type GlyphName } from './glyphs.ts'
import { type SignName as OwnName, SIGNS } from './signs.ts'

export type SignName = GlyphName | OwnName

const icon = 'ma-icon'
const theirs = drawings<GlyphName>({ path: name => GLYPHS[name].d, box: 512, icon })
const ours = drawings<OwnName>({ path: name => SIGNS[name], box: 24, fillRule: 'evenodd', icon })

function isGlyph(name: SignName): name is GlyphName {
  return name in GLYPHS
}

type SignProps = Omit<ComponentProps<typeof ours.Drawn>, 'name'> & { readonly name: SignName }

/** A sign inside a drawing, whoever drew it. */
export function Sign({ name, ...placing }: SignProps) {
  return isGlyph(name) ? <theirs.Drawn name={name} {...placing} /> : <ours.Drawn name={name} {...placing} />
}

type SignIconProps = Omit<ComponentProps<typeof ours.Icon>, 'name'> & { readonly name: SignName }

/** A sign in a line of text or on a button. */
export function SignIcon({ name, ...how }: SignIconProps) {
  return isGlyph(name) ? <theirs.Icon name={name} {...how} /> : <ours.Icon name={name} {...how} />
}
