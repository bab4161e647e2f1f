import { Dialog } from '../shell/dialog.tsx'
import { Choice, Switch } from '../shell/fields.tsx'
import { SPEEDS } from '../table/protocol.ts'
import { changeSettings, THEMES, useSettings } from './settings.ts'
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
          says="Short and soft: dice, moves, your turn."
          on={settings.sound}
          onChange={sound => {
            changeSettings({ sound })
            play('ask')
          }}
        />
        <Switch
          label="Open hands"
          says="People around one screen do not hide anything: no cover between turns."
          on={settings.openHands}
          onChange={openHands => changeSettings({ openHands })}
        />
        <Switch
          label="Single keys"
          says="1 to 9 answer, U takes back, A asks for advice, comma and full stop turn back and forth in time."
          on={settings.shortcuts}
          onChange={shortcuts => changeSettings({ shortcuts })}
        />
      </div>
    </Dialog>
  )
}
