import { sameData } from '@undercroft/kernel'
import { useEffect, useState } from 'react'
import type { FormProps, Refusal } from '../../board.ts'
import { useAdvised } from '../../drawing/useAdvised.ts'
import { type PlayTest, usePlayTest } from '../../drawing/usePlayTest.ts'
import { ARCHETYPE_PAIRS, ARCHETYPES } from '../content/archetypes.ts'
import type { Choice } from '../state/choices.ts'
import { numbersOf } from '../state/content.ts'
import { type AllOutAssault, opponentOf, pawnsOf, SEATS } from '../state/state.ts'
import { EMPTY, isComplete, missingFrom, shuffled, written } from './draft.ts'
import { type Drafts, desk } from './drafts.ts'
import { GlyphIcon } from './Glyph.tsx'
import { pawnName, sideClass, statGlyph, statName } from './pieces.ts'
import { SheetEditor } from './SheetEditor.tsx'

type Props = FormProps<AllOutAssault>

/** The secret sheets of both pawns, side by side; handed in together, and final then (AA-2.5). */
export function SheetsForm(props: Props) {
  const { ask, choose, openRule } = props
  const [first, second] = pawnsOf(ask.seat)
  const { health } = numbersOf(props.seen.view)
  const [drafts, setDrafts] = useState<Drafts>([EMPTY, EMPTY])
  useEffect(() => {
    desk.lay(drafts)
    return () => desk.lay(undefined)
  }, [drafts])
  useAdvised(props.advised, choice => choice[0] === 'sheets' && setDrafts([choice[1], choice[2]]))
  const complete = drafts.every(isComplete)
  const broken = useBroken(props, drafts)
  const missing = [missingFrom(drafts[0]), missingFrom(drafts[1])]
    .map((left, i) => (left === undefined ? undefined : `${pawnName(i === 0 ? first : second)} ${left}`))
    .filter(line => line !== undefined)
  const ready = complete && broken.length === 0
  const trial = usePlayTest(props, ready ? choiceOf(drafts) : undefined, TRIED_GAMES)
  return (
    <div className={`aa-form ${sideClass(ask.seat)}`}>
      <Pairs drafts={drafts} onPick={setDrafts} />
      <div className="aa-form-sheets">
        <SheetEditor pawn={first} health={health} draft={drafts[0]} onDraft={draft => setDrafts([draft, drafts[1]])} />
        <SheetEditor pawn={second} health={health} draft={drafts[1]} onDraft={draft => setDrafts([drafts[0], draft])} />
      </div>
      <div className="aa-form-foot">
        <ul className="aa-broken" aria-label="What is still wrong" aria-live="polite">
          {missing.map(line => (
            <li key={line}>{line}</li>
          ))}
          {complete &&
            broken.map(({ rule, facts }) => (
              <li key={`${rule} ${facts?.says}`}>
                {facts?.says ?? 'not allowed'}
                {facts?.instead !== undefined && ` (${facts.instead})`}{' '}
                <button type="button" className="aa-rule" onClick={() => openRule(rule as AllOutAssault['rule'])}>
                  {rule}
                </button>
              </li>
            ))}
          {ready && <li className="aa-broken-none">Both sheets are in order. Handed in, they are final.</li>}
        </ul>
        <button
          type="button"
          className="aa-button aa-button-main aa-ready"
          aria-disabled={!ready}
          title={ready ? undefined : missing.join('; ')}
          onClick={() => ready && choose(choiceOf(drafts))}
        >
          Ready
        </button>
      </div>
      {props.playTest !== undefined && <Trial {...trial} mine={ask.seat} />}
      <Opponent {...props} />
    </div>
  )
}

interface PairsProps {
  readonly drafts: Drafts
  onPick(drafts: Drafts): void
}

/** The short way: two fighters who make up for each other, written in one click. */
function Pairs({ drafts, onPick }: PairsProps) {
  return (
    <fieldset className="aa-pairs">
      <legend>New here? Take a pair of fighters. Or give the numbers out yourself below.</legend>
      {ARCHETYPE_PAIRS.map(([one, other]) => {
        const sheets: Drafts = [ARCHETYPES[one], ARCHETYPES[other]]
        return (
          <button
            key={one}
            type="button"
            className="aa-pair"
            aria-pressed={sameData(sheets, drafts)}
            onClick={() => onPick(sheets)}
          >
            <strong>
              {one} and {other}
            </strong>
            <span className="aa-pair-best">
              {sheets.map((sheet, i) => (
                <span key={i === 0 ? one : other}>
                  <GlyphIcon name={statGlyph(sheet.indexOf(BEST))} /> {statName(sheet.indexOf(BEST))}
                </span>
              ))}
            </span>
          </button>
        )
      })}
      <button type="button" className="aa-pair" onClick={() => onPick([shuffled(Math.random), shuffled(Math.random)])}>
        <strong>Surprise me</strong>
        <span className="aa-pair-best">Numbers by chance</span>
      </button>
    </fieldset>
  )
}

/** The highest number of a sheet: what a fighter is known for. */
const BEST = 6

/** Enough to tell a good pair from a poor one: a share of 300 games is known to six in a hundred. */
const TRIED_GAMES = 300

/** How bots fare with these sheets against whatever the other side may write. */
function Trial({ start, stop, tried, failed, mine }: PlayTest & { readonly mine: number }) {
  const share = (wins = 0) => Math.round((100 * wins) / Math.max(1, tried?.games ?? 1))
  return (
    <div className="aa-trial">
      <button
        type="button"
        className="aa-button"
        aria-disabled={stop === undefined && start === undefined}
        onClick={stop ?? start}
      >
        {stop === undefined ? 'Try them out' : 'Stop'}
      </button>
      <p aria-live={stop === undefined ? 'polite' : 'off'}>
        {failed ??
          (tried === undefined
            ? `Bots play ${TRIED_GAMES} games with them against any sheets.`
            : `Bots won ${share(tried.wins[mine])} of 100 with them, and lost ${share(tried.wins[opponentOf(mine)])}, in ${tried.games} games.`)}
      </p>
    </div>
  )
}

function choiceOf([first, second]: Drafts): Choice {
  return ['sheets', written(first), written(second)]
}

/** Every rule that the drafts break, asked of the rules themselves whenever something was written. */
function useBroken({ check }: Props, drafts: Drafts): readonly Refusal[] {
  const [broken, setBroken] = useState<readonly Refusal[]>([])
  useEffect(() => {
    let late = false
    if (!drafts.every(isComplete)) setBroken([])
    else check(choiceOf(drafts)).then(found => late || setBroken(found))
    return () => {
      late = true
    }
  }, [check, drafts])
  return broken
}

/** The other side's sheets, closed, and whether they are handed in. */
function Opponent({ ask, seen, sitters }: Props) {
  const seat = opponentOf(ask.seat)
  const done = seen.answered.some(each => each.seat === seat)
  const name = sitters.find(each => each.seat === seat)?.player ?? SEATS[seat]
  return (
    <div className={`aa-closed ${sideClass(seat)}`}>
      {pawnsOf(seat).map(pawn => (
        <span key={pawn} className="aa-closed-sheet">
          <GlyphIcon name="lock" />
          {pawnName(pawn)}
        </span>
      ))}
      <span>
        {name}: {done ? 'ready' : 'still writing'}
      </span>
    </div>
  )
}
