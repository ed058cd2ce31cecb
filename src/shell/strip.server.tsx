import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { SettingButtons } from './setting-buttons.server.tsx'

/**
 * Strip with three messages about the product and the settings. From 1024 px src/boot/strip.ts rotates the messages;
 * below, the first stays, in words that fit one line of a phone.
 */
export function Strip() {
  const messages = [m.strip_message(), m.strip_search(), m.strip_languages()]
  return (
    <div className="on-board strip">
      <div className="wrap strip-in">
        <div className="strip-msgs" data-strip="">
          {messages.map((text, i) => (
            <p className={i === 0 ? 'is-on' : ''} key={text}>
              {i === 0 ? <FirstMessage text={text} /> : text}
            </p>
          ))}
        </div>
        <button
          className="ib strip-p"
          type="button"
          aria-label={m.strip_pause()}
          aria-pressed="false"
          data-strip-pause=""
        >
          <Icon name="pause" size="s" />
        </button>
        <SettingButtons />
      </div>
    </div>
  )
}

function FirstMessage({ text }: { text: string }) {
  return (
    <>
      <span className="wide">{text}</span>
      <span className="m-only">{m.strip_message_short()}</span>
    </>
  )
}
