import type { BoardProps } from '../../board.ts'
import { EVIL } from '../content/evil.ts'
import { FACE_NAMES } from '../content/faces.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { boxOf } from '../state/content.ts'
import { isEngaged } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { lastRound } from '../state/options.ts'
import type { Masmorra } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { CrestIcon, seatStyle } from './Crest.tsx'
import { GlyphIcon } from './Glyph.tsx'

/** Whose turn it is, and what the turn is about; what an Evil card does to it, and what monsters keep one from. */
export function Banner({ seen, ask, openRule }: BoardProps<Masmorra>) {
  const { view } = seen
  const hero = activeHero(view)
  const { evil, stage, dmMp, curse } = view.turn
  const acts = ask !== undefined && ask.phase !== 'window' && stage !== 'dm' && stage !== 'end'
  const engaged = acts && !view.combat.on && hero.id !== 'none' && isEngaged(view)
  return (
    <div className="ma-banner">
      {view.round > 0 && (
        <span className="ma-chip">
          {view.options.mode === 'alliance' ? <TimeTrack time={view.time} of={boxOf(view).turns} /> : sayRound(view)}
          {view.ending && <b> the last one</b>}
        </span>
      )}
      {hero.id !== 'none' && (
        <span className="ma-chip ma-chip-hero" style={seatStyle(view.turn.player)}>
          <CrestIcon player={view.turn.player} hero={hero.id} /> {HERO_NAMES[hero.id]}
        </span>
      )}
      {stage === 'dm' && view.options.mode !== 'alliance' && (
        <span className="ma-chip ma-chip-dm">
          Dungeon Master: {dmMp} {dmMp === 1 ? 'move' : 'moves'}
        </span>
      )}
      {engaged && (
        <button type="button" className="ma-chip ma-chip-danger" onClick={() => openRule('MA-6.2')}>
          Engaged: fight first
        </button>
      )}
      {curse !== 'none' && (
        <button type="button" className="ma-chip ma-chip-danger" onClick={() => openRule('MA-23.8')}>
          Vile Curse: no <GlyphIcon name={curse} /> {FACE_NAMES[curse]}
        </button>
      )}
      {evil !== 'none' && (
        <span className="ma-chip ma-chip-evil">
          <GlyphIcon name="malaphyas" /> <b>{EVIL[evil].name}</b> <span>{EVIL[evil].says}</span>
        </span>
      )}
    </div>
  )
}

function TimeTrack({ time, of }: { readonly time: number; readonly of: number }) {
  return (
    <span className="ma-time">
      <GlyphIcon name="hourglass" />
      <span className="ma-time-track" aria-hidden="true">
        <i style={{ width: `${(time / of) * 100}%` }} />
      </span>
      <span>
        Time {time} of {of}
      </span>
    </span>
  )
}

/** MA-25.2: not every game has a last round. */
function sayRound({ round, options }: View): string {
  const last = lastRound(options)
  return Number.isFinite(last) ? `Round ${round} of ${last}` : `Round ${round}`
}
