import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { SettingMenus } from './setting-menus.tsx'

/**
 * Strip with three messages about the product and the settings. From 1024 px src/boot/strip.ts rotates the messages. It
 * may start before hydration: React therefore ignores differences in the attributes that it changes.
 */
export function Strip() {
  const messages = [m.strip_message(), m.strip_search(), m.strip_languages()]
  return (
    <div className="on-board strip">
      <div className="wrap strip-in">
        <div className="strip-msgs" data-strip="">
          {messages.map((text, i) => (
            <p className={i === 0 ? 'is-on' : ''} key={text} suppressHydrationWarning>
              {text}
            </p>
          ))}
        </div>
        <button
          className="ib strip-p"
          type="button"
          aria-label={m.strip_pause()}
          aria-pressed="false"
          data-strip-pause=""
          suppressHydrationWarning
        >
          <Icon name="pause" size="s" />
        </button>
        <SettingMenus place="top" />
      </div>
    </div>
  )
}
