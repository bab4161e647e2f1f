import type { Game, House, OptionValue, Setting } from '@undercroft/kernel'
import type { Draft, DraftArm } from '@undercroft/lab'
import { HouseField } from '../newtable/house-field.tsx'
import { OptionField } from '../newtable/option-field.tsx'
import { Icon } from '../shell/icons.tsx'
import { BotsPart } from './bots-part.tsx'
import { PickOne, Words } from './fields.tsx'
import { PlayLink } from './play-link.tsx'
import { houseOf, settingsOf, withValues } from './settings.ts'

interface ArmsPartProps {
  readonly game: Game
  /** The first value of every option, and what the whole experiment changes of the content. */
  readonly options: object
  readonly content: House
  readonly arms: Draft['arms']
  readonly onChange: (arms: Draft['arms']) => void
}

const PLAIN: DraftArm = { name: 'as it is', options: {}, content: {}, bots: [] }

/** Ways to play that are compared with the first of them. */
export function ArmsPart({ game, options, content, arms, onChange }: ArmsPartProps) {
  const add = (): void => {
    const before = arms.length === 0 ? [PLAIN] : arms
    const names = new Set(before.map(({ name }) => name))
    let n = before.length
    while (names.has(`change ${n}`)) n++
    onChange([...before, { ...PLAIN, name: `change ${n}` }])
  }
  return (
    <>
      {arms.map((arm, i) => (
        <Arm
          // biome-ignore lint/suspicious/noArrayIndexKey: a name is being typed, and may be another's for a moment
          key={i}
          {...{ game, options, content, arm, n: i }}
          onChange={next => onChange(arms.with(i, next))}
          onRemove={() => onChange(arms.length === 2 ? [] : arms.toSpliced(i, 1))}
        />
      ))}
      <button type="button" className="button" onClick={add}>
        <Icon name="settings" /> {arms.length === 0 ? 'What if something were otherwise?' : 'One more change'}
      </button>
    </>
  )
}

interface ArmProps {
  readonly game: Game
  readonly options: object
  readonly content: House
  readonly arm: DraftArm
  readonly n: number
  readonly onChange: (arm: DraftArm) => void
  readonly onRemove: () => void
}

function Arm({ game, options, content, arm, n, onChange, onRemove }: ArmProps) {
  return (
    <fieldset className="lab-arm">
      <legend>{n === 0 ? 'Compared with' : `Change ${n}`}</legend>
      <Words label="Name" value={arm.name} onChange={name => onChange({ ...arm, name })} />
      {n > 0 ? (
        <ArmChanges {...{ game, options, arm, onChange }} />
      ) : (
        <details>
          <summary>Change something here too</summary>
          <ArmChanges {...{ game, options, arm, onChange }} />
        </details>
      )}
      <div className="row">
        <PlayLink
          {...{ game, options: { ...options, ...arm.options }, house: { ...content, ...arm.content }, name: arm.name }}
        />
        <button type="button" className="button button-quiet button-small" onClick={onRemove}>
          <Icon name="trash" /> Leave out<span className="unseen"> {arm.name}</span>
        </button>
      </div>
    </fieldset>
  )
}

function ArmChanges({ game, options, arm, onChange }: Pick<ArmProps, 'game' | 'options' | 'arm' | 'onChange'>) {
  const house = houseOf(game)
  return (
    <div className="lab-changes">
      {house !== undefined && (
        <HouseField
          option={house}
          house={arm.content}
          onChange={content => onChange({ ...arm, content: content ?? {} })}
        />
      )}
      <ArmOptions {...{ game, arm, onChange }} />
      <BotsPart
        {...{ game, options: { ...options, ...arm.options }, bots: arm.bots, above: true }}
        onChange={bots => onChange({ ...arm, bots })}
      />
    </div>
  )
}

const NONE = ''

function ArmOptions({ game, arm, onChange }: Pick<ArmProps, 'game' | 'arm' | 'onChange'>) {
  const all = settingsOf(game)
  const set = (name: string, value: OptionValue | undefined): void => {
    onChange({ ...arm, options: withValues(arm.options, name, value) })
  }
  const chosen = all.filter(([name]) => Object.hasOwn(arm.options, name))
  const others = all.filter(each => !chosen.includes(each))
  return (
    <>
      {chosen.map(([name, option]) => (
        <div key={name} className="house-value">
          <OptionField
            {...{ game, option, value: arm.options[name] ?? option.otherwise }}
            onChange={value => set(name, value)}
          />
          <button type="button" className="button button-quiet button-small" onClick={() => set(name, undefined)}>
            As above<span className="unseen">: {option.label}</span>
          </button>
        </div>
      ))}
      <PickOne
        label="Another option"
        value={NONE}
        of={[NONE, ...others.map(([name]) => name)]}
        name={name => labelIn(others, name)}
        onPick={name => {
          const found = others.find(([each]) => each === name)
          if (found !== undefined) set(name, otherThan(found[1]))
        }}
      />
    </>
  )
}

function labelIn(options: readonly (readonly [string, Setting])[], name: string): string {
  return options.find(([each]) => each === name)?.[1].label ?? 'None'
}

/** Whoever changes an option wants another value than the usual one. */
function otherThan(option: Setting): OptionValue {
  switch (option.kind) {
    case 'flag':
      return !option.otherwise
    case 'one':
      return option.of.find(each => each !== option.otherwise) ?? option.otherwise
    case 'whole':
      return option.otherwise < option.to ? option.otherwise + 1 : option.from
  }
}
