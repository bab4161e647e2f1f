import { FACE_NAMES } from '../content/faces.ts'
import type { Ability } from '../content/heroes.ts'
import { GlyphIcon } from './Glyph.tsx'

/** What an ability takes: docking spaces for dice, gold, the Free Step. */
export function Cost({ cost }: Pick<Ability, 'cost'>) {
  return (
    <span className="ma-ability-cost">
      {cost.kind === 'paid' &&
        cost.dock.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two docks may want the same face
          <span key={i} className="ma-slot">
            {face === 'any' ? <span aria-hidden="true">?</span> : <GlyphIcon name={face} />}
            <span className="unseen">{face === 'any' ? 'any die' : FACE_NAMES[face]}</span>
          </span>
        ))}
      {cost.kind === 'paid' && cost.gold > 0 && (
        <span className="ma-slot ma-slot-gold">
          {cost.gold}
          <span className="unseen"> gold</span>
        </span>
      )}
      {cost.kind === 'freeStep' && (
        <span className="ma-slot">
          <GlyphIcon name="S" />
          <span className="unseen">Free Step</span>
        </span>
      )}
    </span>
  )
}
