import { hrefTo } from '../i18n/links.ts'
import { m } from '../paraglide/messages.js'

/**
 * The question of consent. It is in every page, because pages are the same for everyone; style sheets show it once the
 * boot has found no answer. Both answers look alike, and nothing happens until one is given.
 */
export function ConsentBanner() {
  return (
    <section
      className="consent on-board"
      id="consent"
      aria-label={m.consent_label()}
      data-saved={m.consent_saved()}
    >
      {/* Two short texts: one long one would be the largest paint of a page, and the last. */}
      <div className="consent-t">
        <p>{m.consent_ask()}</p>
        <p>
          {m.consent_promise()}{' '}
          <a href={hrefTo({ to: 'policy', policy: 'cookie-policy' })}>{m.consent_more()}</a>
        </p>
      </div>
      <div className="consent-b">
        <button className="btn btn-line btn-s" type="button" data-answer="1.">
          {m.consent_refuse()}
        </button>
        <button className="btn btn-line btn-s" type="button" data-answer="1.se">
          {m.consent_accept()}
        </button>
      </div>
    </section>
  )
}
