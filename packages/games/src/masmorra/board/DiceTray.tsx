import { useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { FACE_NAMES } from '../content/faces.ts'
import { type Die, type DieId, type Masmorra, PET } from '../state.ts'
import { asksForDice, deedsOfDie, rerollOf, symbolsOf } from './deeds.ts'
import { Menu } from './Menu.tsx'
import { SignIcon } from './Sign.tsx'

type Props = BoardProps<Masmorra>

/** The dice as they lie: pick those to roll again, or touch one to see what it can do. */
export function DiceTray(props: Props) {
  const { seen, ask, choose } = props
  const { dice } = seen.view.turn
  const [picked, setPicked] = useState<ReadonlySet<DieId>>(new Set())
  const [open, setOpen] = useState<DieId>()
  const ticket = ask?.ticket
  const [asked, setAsked] = useState(ticket)
  if (asked !== ticket) {
    setAsked(ticket)
    setPicked(new Set())
    setOpen(undefined)
  }
  const picking = asksForDice(ask)
  const again = rerollOf(ask, picked)
  const keep = ask?.options.find(([verb]) => verb === 'keep')
  const roll = ask?.options.find(([verb]) => verb === 'roll')
  const shown = dice.flatMap((die, id) => (die.place === 'away' ? [] : [{ die, id }]))
  const symbols = symbolsOf(seen.view)
  const touch = (id: DieId) => {
    if (picking) {
      const next = new Set(picked)
      if (!next.delete(id)) next.add(id)
      return setPicked(next)
    }
    const deeds = deedsOfDie(ask, seen, id)
    const [only] = deeds
    if (deeds.length === 1 && only !== undefined) choose(only.choice)
    else if (deeds.length > 1) setOpen(id)
  }
  return (
    <div className="ma-tray">
      <section className="ma-dice" aria-label="Dice">
        {shown.map(({ die, id }) => (
          <DieButton
            key={id}
            die={die}
            pet={id === PET}
            picked={picked.has(id)}
            live={picking ? die.place === 'ready' : deedsOfDie(ask, seen, id).length > 0}
            onTouch={() => touch(id)}
          />
        ))}
        {shown.length === 0 && <span className="ma-tray-none">The dice are not rolled yet.</span>}
      </section>
      {symbols.length > 0 && (
        <span className="ma-symbols" title="Symbols, good in this room only">
          {symbols.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: like symbols have nothing else to be told apart by
            <SignIcon key={i} name={face} />
          ))}
          <span className="ma-unseen">{symbols.map(face => FACE_NAMES[face]).join(', ')} in this room</span>
        </span>
      )}
      {seen.view.turn.mp > 0 && (
        <span className="ma-mp">
          <SignIcon name="S" /> {seen.view.turn.mp} {seen.view.turn.mp === 1 ? 'move' : 'moves'}
        </span>
      )}
      {roll !== undefined && (
        <button type="button" className="ma-act ma-act-main" onClick={() => choose(roll)}>
          Roll
        </button>
      )}
      {picking && (
        <button
          type="button"
          className="ma-act ma-act-main"
          aria-disabled={again === undefined}
          onClick={() => again !== undefined && choose(again)}
        >
          Roll {picked.size === 0 ? 'picked dice' : picked.size} again
        </button>
      )}
      {picking && keep !== undefined && (
        <button type="button" className="ma-act" onClick={() => choose(keep)}>
          Keep all
        </button>
      )}
      {open !== undefined && (
        <Menu
          title="What this die can do"
          deeds={deedsOfDie(ask, seen, open)}
          choose={choose}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

interface DieButtonProps {
  readonly die: Die
  readonly pet: boolean
  readonly picked: boolean
  readonly live: boolean
  onTouch(): void
}

const PLACES = { ready: '', committed: ', committed', used: ', used', docked: ', docked', away: '' } as const

function DieButton({ die, pet, picked, live, onTouch }: DieButtonProps) {
  return (
    <button
      type="button"
      className={`ma-die ma-face-${die.face}`}
      data-place={die.place}
      data-live={live ? '' : undefined}
      data-pet={pet ? '' : undefined}
      aria-pressed={picked}
      aria-disabled={!live}
      aria-label={`${pet ? 'Pet die, ' : ''}${FACE_NAMES[die.face]}${PLACES[die.place]}`}
      onClick={onTouch}
    >
      <SignIcon name={die.face} />
    </button>
  )
}
