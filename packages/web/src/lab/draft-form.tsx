import type { Game } from '@undercroft/kernel'
import { type Draft, EXTRAS, type Extra, LARGEST, MOST_GAMES, USUAL_GAMES } from '@undercroft/lab'
import { shelf } from '../looks.ts'
import { HouseField } from '../newtable/house-field.tsx'
import { Choice, Switch } from '../shell/fields.tsx'
import { ArmsPart } from './arms-part.tsx'
import { BotsPart } from './bots-part.tsx'
import { NumberField, PickOne, Several, Words } from './fields.tsx'
import { OptionsPart } from './options-part.tsx'
import { PlayLink } from './play-link.tsx'
import { houseOf } from './settings.ts'

interface DraftFormProps {
  readonly game: Game
  readonly draft: Draft
  readonly onGame: (id: string) => void
  readonly onChange: (draft: Draft) => void
}

const MEASURES: { readonly [E in Extra]: string } = {
  content: 'What is used',
  branching: 'Choices',
  tension: 'Tension',
  board: 'Where figures stand',
  present: 'Games with and without it',
  skill: 'Skill (slow)',
  decisions: 'Choices that matter (slow)',
  luck: 'Luck (slow)',
}

/** Everything that an experiment has. What most leave as it is stands in folded parts. */
export function DraftForm({ game, draft, onGame, onChange }: DraftFormProps) {
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change })
  const first = Object.fromEntries(Object.entries(draft.options).map(([name, values]) => [name, values[0]]))
  const house = houseOf(game)
  const changed = Object.keys(draft.options).length + Object.keys(draft.content).length
  return (
    <div className="fields lab-form">
      <PickOne
        {...{ label: 'Game', value: draft.game, of: shelf.map(({ id }) => id), onPick: onGame }}
        name={id => shelf.find(box => box.id === id)?.title ?? id}
      />
      <Words
        {...{ label: 'What do you want to know?', value: draft.title, placeholder: `What if ${game.title} …?` }}
        onChange={title => set({ title })}
      />
      <section className="lab-part" aria-labelledby="lab-arms">
        <h2 id="lab-arms">What is compared</h2>
        <ArmsPart
          {...{ game, options: first, content: draft.content, arms: draft.arms }}
          onChange={arms => set({ arms })}
        />
      </section>
      <section className="lab-part" aria-labelledby="lab-players">
        <h2 id="lab-players">Who plays, and how long</h2>
        <BotsPart {...{ game, options: first, bots: draft.bots }} onChange={bots => set({ bots })} />
        {draft.bots.length > 1 && (
          <Switch label="Bots change seats from game to game" on={draft.rotate} onChange={rotate => set({ rotate })} />
        )}
        <StopFields stop={draft.stop} onChange={stop => set({ stop })} />
      </section>
      <details className="lab-part">
        <summary>Options and house rules{changed > 0 && `: ${changed} set`}</summary>
        <OptionsPart {...{ game, options: draft.options }} onChange={options => set({ options })} />
        {house !== undefined && (
          <HouseField option={house} house={draft.content} onChange={content => set({ content: content ?? {} })} />
        )}
        {draft.arms.length === 0 && <PlayLink {...{ game, options: first, house: draft.content, name: 'as it is' }} />}
        <Several
          {...{ label: 'Measured too', values: draft.measures, of: EXTRAS, name: (each: Extra) => MEASURES[each] }}
          says="Without them it is faster."
          onChange={measures => set({ measures })}
        />
        <Words label="Seed" value={draft.seed} most={40} onChange={seed => set({ seed: seed === '' ? '1' : seed })} />
      </details>
    </div>
  )
}

interface StopFieldsProps {
  readonly stop: Draft['stop']
  readonly onChange: (stop: Draft['stop']) => void
}

function StopFields({ stop, onChange }: StopFieldsProps) {
  const kind = 'games' in stop ? 'games' : 'precision'
  const turn = (next: 'games' | 'precision'): void => {
    if (next !== kind) onChange(next === 'games' ? { games: USUAL_GAMES } : { precision: 0.02, most: MOST_GAMES })
  }
  return (
    <>
      <Choice
        {...{ label: 'Until', value: kind, of: ['games', 'precision'] as const, onChange: turn }}
        name={each => (each === 'games' ? 'so many games' : 'shares are known')}
      />
      {'games' in stop ? (
        <NumberField
          {...{ label: 'Games of each', value: stop.games, from: 1, to: LARGEST, step: 1 }}
          onChange={games => onChange({ games })}
        />
      ) : (
        <div className="lab-seats">
          <NumberField
            {...{ label: 'To how many points', value: 100 * stop.precision, from: 0.1, to: 49, step: 0.1 }}
            onChange={points => onChange({ ...stop, precision: points / 100 })}
          />
          <NumberField
            {...{ label: 'Most games', value: stop.most, from: 1, to: LARGEST, step: 1 }}
            onChange={most => onChange({ ...stop, most })}
          />
        </div>
      )}
    </>
  )
}
