import { path as hourglassPath } from 'virtual:game-icon/hourglass'
import { path as laughPath } from 'virtual:game-icon/imp-laugh'
import { path as popperPath } from 'virtual:game-icon/party-popper'
import { path as dicePath } from 'virtual:game-icon/rolling-dices'
import { path as firePath } from 'virtual:game-icon/small-fire'
import { path as surprisedPath } from 'virtual:game-icon/surprised'
import { path as tearsPath } from 'virtual:game-icon/tear-tracks'
import { path as thumbPath } from 'virtual:game-icon/thumb-up'
import { REACTIONS } from './wire.ts'

type Reaction = (typeof REACTIONS)[number]

/** Drawn, as everything here: not every device has a font for them. */
const GLYPHS: { readonly [R in Reaction]: { readonly name: string; readonly path: string } } = {
  '👍': { name: 'Good', path: thumbPath },
  '👏': { name: 'Applause', path: popperPath },
  '😄': { name: 'Laughter', path: laughPath },
  '😮': { name: 'Surprise', path: surprisedPath },
  '😢': { name: 'Sorrow', path: tearsPath },
  '🎲': { name: 'The dice!', path: dicePath },
  '🔥': { name: 'Fire', path: firePath },
  '⏳': { name: 'Waiting', path: hourglassPath },
}

export function isReaction(text: string): text is Reaction {
  return REACTIONS.some(each => each === text)
}

export function ReactionGlyph({ of }: { readonly of: Reaction }) {
  const { name, path } = GLYPHS[of]
  return (
    <>
      <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
        <path fill="currentColor" d={path} />
      </svg>
      <span className="unseen">{name}</span>
    </>
  )
}
