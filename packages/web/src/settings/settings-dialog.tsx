import { Dialog } from '../shell/dialog.tsx'
import { Choice, Slider, Switch } from '../shell/fields.tsx'
import { SPEEDS } from '../table/protocol.ts'
import { KeyList } from './key-list.tsx'
import { changeSettings, TEXT_SIZES, THEMES, useSettings } from './settings.ts'
import { play } from './sound.ts'

const THEME_NAMES = { system: 'As the system', light: 'Parchment', dark: 'Lantern' } as const
const SPEED_NAMES = { instant: 'Instant', fast: 'Fast', normal: 'Normal', slow: 'Slow' } as const

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useSettings()
  return (
    <Dialog title="Settings" onClose={onClose}>
      <div className="fields">
        <Choice
          label="Light"
          value={settings.theme}
          of={THEMES}
          name={theme => THEME_NAMES[theme]}
          onChange={theme => changeSettings({ theme })}
        />
        <Choice
          label="Speed of dice and moves"
          value={settings.speed}
          of={SPEEDS}
          name={speed => SPEED_NAMES[speed]}
          onChange={speed => changeSettings({ speed })}
        />
        <Switch
          label="Sound"
          says="Short and soft: dice, moves, your turn, and the quiet of each game’s place."
          on={settings.sound}
          onChange={sound => {
            changeSettings({ sound })
            play('ask')
          }}
        />
        <Slider
          label="Volume"
          value={settings.volume}
          onChange={volume => {
            changeSettings({ volume })
            play('move')
          }}
        />
        <Choice
          label="Text size"
          value={settings.text}
          of={TEXT_SIZES}
          name={size => `${size}%`}
          onChange={text => changeSettings({ text })}
        />
        <Switch
          label="Open hands"
          says="People around one screen do not hide anything: no cover between turns."
          on={settings.openHands}
          onChange={openHands => changeSettings({ openHands })}
        />
        <Switch
          label="Chances in advice"
          says="Advice is thought about for half a second, and shows how likely you are to win."
          on={settings.chances}
          onChange={chances => changeSettings({ chances })}
        />
        <Switch
          label="A word before a new game"
          says="The first time you sit down to a game, a card says what it is about."
          on={settings.briefs}
          onChange={briefs => changeSettings({ briefs })}
        />
        <Switch
          label="Hints"
          says="A word that comes up for the first time is explained at the table, once."
          on={settings.hints}
          onChange={hints => changeSettings({ hints })}
        />
        <Switch
          label="Single keys"
          says="At a table one key does what a button does: the question mark lists them."
          on={settings.shortcuts}
          onChange={shortcuts => changeSettings({ shortcuts })}
        />
        {settings.shortcuts && (
          <details className="keys-more">
            <summary>Keys at a table</summary>
            <KeyList />
          </details>
        )}
      </div>
    </Dialog>
  )
}
