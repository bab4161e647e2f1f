import { useState } from 'react'
import { Choice } from '../../shell/fields.tsx'
import { call } from '../api.ts'
import { ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { type Account, isAccount } from './account.ts'
import { COLOURS, type Crest, CrestMark, GLYPHS, PATTERNS, SHAPES, usualCrest } from './crest.tsx'

interface CrestFieldsProps {
  readonly person: string
  readonly crest: Crest | undefined
  readonly onChange: (account: Account) => void
}

/** The parts of one's crest, and how it looks. */
export function CrestFields({ person, crest, onChange }: CrestFieldsProps) {
  const before = crest ?? usualCrest(person)
  const [drawn, setDrawn] = useState(before)
  const { busy, problem, run } = useCall()
  const isSame = PARTS.every(part => drawn[part] === before[part])
  return (
    <details className="crest-part">
      <summary>
        <CrestMark crest={drawn} />
        <span>Your crest: change it</span>
      </summary>
      <div className="fields">
        <Part part="shape" label="Shape" of={SHAPES} {...{ drawn, setDrawn }} />
        <Part part="pattern" label="Pattern" of={PATTERNS} {...{ drawn, setDrawn }} />
        <Part part="field" label="Ground" of={COLOURS} {...{ drawn, setDrawn }} />
        <Part part="second" label="Second colour" of={COLOURS} {...{ drawn, setDrawn }} />
        <Part part="glyph" label="Sign" of={GLYPHS} {...{ drawn, setDrawn }} />
        <Part part="mark" label="Colour of the sign" of={COLOURS} {...{ drawn, setDrawn }} />
      </div>
      <button
        type="button"
        className="button"
        disabled={busy || (isSame && crest !== undefined)}
        onClick={() => run(() => call('POST', '/api/me/crest', isAccount, drawn), onChange)}
      >
        Keep this crest
      </button>
      <ProblemNote text={problem} />
    </details>
  )
}

const PARTS = ['shape', 'pattern', 'field', 'second', 'mark', 'glyph'] as const

interface PartProps<Name extends (typeof PARTS)[number]> {
  readonly part: Name
  readonly label: string
  readonly of: { readonly [Value in Crest[Name]]: string }
  readonly drawn: Crest
  readonly setDrawn: (crest: Crest) => void
}

function Part<Name extends (typeof PARTS)[number]>({ part, label, of, drawn, setDrawn }: PartProps<Name>) {
  const names = Object.keys(of) as Crest[Name][]
  return (
    <Choice
      label={label}
      value={drawn[part]}
      of={names}
      name={each => of[each]}
      onChange={next => setDrawn({ ...drawn, [part]: next })}
    />
  )
}
