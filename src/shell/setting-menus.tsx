import { Icon } from '../ui/icon.tsx'
import { useSettings, type Setting } from './use-settings.ts'

/**
 * Choices of a setting, as links that reload the page: the server formats currencies and units, and each language has
 * its own messages.
 */
export function SettingChoices({ setting, className }: { setting: Setting; className: string }) {
  return (
    <ul>
      {setting.choices.map(({ key, href, name, note, lang }) => (
        <li key={key}>
          <a
            className={className}
            href={href}
            rel="nofollow"
            lang={lang}
            data-reload=""
            aria-current={key === setting.current ? 'true' : undefined}
          >
            {name}
            {note === undefined ? null : <span className="n">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Language, currency and unit as disclosures, which open without scripts, one at a time in each place. */
export function SettingMenus({ place }: { place: 'top' | 'foot' }) {
  const settings = useSettings()
  return (
    <div className="prefs">
      {settings.map((setting) => (
        <details className="pick" data-dismiss="" name={`settings-${place}`} key={setting.key}>
          <summary className="pref">
            <span className="vh">{setting.heading}</span>
            {setting.key === 'language' ? <Icon name="globe" /> : null}
            {setting.shown}
            <Icon name="down" />
          </summary>
          <nav className="pop" id={`${setting.key}-${place}`} aria-label={setting.heading}>
            <SettingChoices setting={setting} className="opt" />
          </nav>
        </details>
      ))}
    </div>
  )
}
