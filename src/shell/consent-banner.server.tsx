import { hrefTo } from '../i18n/links.ts'
import { m } from '../paraglide/messages.js'

/**
 * Consent banner. Every page contains it, because pages are the same for everyone; style sheets show it as
 * long as there is no answer. Both buttons look alike, and without an answer nothing is collected.
 */
export function ConsentBanner() {
  return (
    <section
      className="consent on-board"
      id="consent"
      aria-label={m.consent_label()}
      data-saved={m.consent_saved()}
    >
      {/* Two short paragraphs: a single long one would be the page's largest contentful paint. */}
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
