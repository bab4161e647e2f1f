import type { BoardProps } from '../../board.ts'
import { FACE_NAMES, type Face } from '../content/faces.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { prospectsOf } from '../words/foresight.ts'
import { GlyphIcon } from './Glyph.tsx'

interface ProspectsProps extends Pick<BoardProps<Masmorra>, 'seen' | 'ask' | 'choose'> {
  readonly defending: boolean
}

/** What each die and symbol would do in this fight, with a way to commit it and to take it back. */
export function Prospects({ seen, ask, choose, defending }: ProspectsProps) {
  const rows = prospectsOf(seen.view, defending)
  const first = (verb: 'commit' | 'takeBack', face: Face): Choice | undefined =>
    ask?.options.find(choice => choice[0] === verb && choice[1] === face)
  return (
    <ul className="ma-prospects" aria-label="What dice and symbols do">
      {rows.map(({ face, ready, committed, says, helps }) => (
        <li key={face} data-helps={helps ? '' : undefined}>
          <span className={`ma-prospect-face ma-face-${face}`}>
            <GlyphIcon name={face} />
          </span>
          <span>
            <b>
              {ready} {FACE_NAMES[face]}
            </b>{' '}
            <small>{says}</small>
          </span>
          <Step choice={first('takeBack', face)} says={`Take ${FACE_NAMES[face]} back`} sign="−" choose={choose} />
          <output aria-label={`${FACE_NAMES[face]} committed`}>{committed}</output>
          <Step choice={first('commit', face)} says={`Commit ${FACE_NAMES[face]}`} sign="+" choose={choose} />
        </li>
      ))}
    </ul>
  )
}

interface StepProps extends Pick<ProspectsProps, 'choose'> {
  readonly choice: Choice | undefined
  readonly says: string
  readonly sign: string
}

function Step({ choice, says, sign, choose }: StepProps) {
  return (
    <button
      type="button"
      className="ma-act ma-act-small"
      aria-label={says}
      title={says}
      disabled={choice === undefined}
      onClick={() => choice !== undefined && choose(choice)}
    >
      {sign}
    </button>
  )
}
