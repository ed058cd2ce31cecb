import { Icon } from '../ui/icon.tsx'
import { currentSettings, panelOf } from './settings.ts'

/** Buttons that open the panels of language, currency and unit (setting-panels.tsx), for strip and footer. */
export function SettingButtons() {
  return (
    <div className="prefs">
      {currentSettings().map(({ key, heading, shown }) => (
        <button className="pref" type="button" popoverTarget={panelOf(key)} key={key}>
          <span className="vh">{heading}</span>
          {key === 'language' ? <Icon name="globe" /> : null}
          {shown}
        </button>
      ))}
    </div>
  )
}

/** The same buttons as rows of the drawer. */
export function SettingRows() {
  return (
    <div className="msets">
      {currentSettings().map(({ key, heading, shown }) => (
        <button className="mrow" type="button" popoverTarget={panelOf(key)} key={key}>
          {heading}
          <span className="n">{shown}</span>
          <Icon name="right" />
        </button>
      ))}
    </div>
  )
}
