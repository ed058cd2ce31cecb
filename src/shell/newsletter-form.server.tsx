import { api } from '../api/index.ts'
import {
  newsletterKey,
  readNewsletterOutcome,
  type NewsletterOutcome,
} from '../model/members/newsletter.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { markupOf } from '../request/cached-markup.server.ts'

const errorMessages = {
  thanks: null,
  required: m.newsletter_required,
  invalid: m.newsletter_invalid,
  busy: m.newsletter_busy,
} satisfies Record<NewsletterOutcome, unknown>

/**
 * Newsletter form of the footer: a plain form that redirects to this page with the outcome in the query. The browser
 * validates the field on blur and on submit; CSS then shows our error message.
 */
function NewsletterForm({ outcome }: { outcome: NewsletterOutcome | null }) {
  const error = outcome === null ? null : errorMessages[outcome]
  return (
    <section className="news" id="newsletter" aria-labelledby="newsletter-heading">
      <div>
        <h2 id="newsletter-heading">{m.newsletter_heading()}</h2>
        <p>{m.newsletter_text()}</p>
      </div>
      {outcome === 'thanks' ? (
        <p role="status">{m.newsletter_thanks()}</p>
      ) : (
        <form action={api.auth.newsletter.$path()} method="post">
          <label htmlFor="newsletter-email">{m.newsletter_label()}</label>
          <div className="search">
            <div className="search-f">
              <input
                id="newsletter-email"
                type="email"
                name="email"
                autoComplete="email"
                maxLength={254}
                placeholder={m.newsletter_example()}
                required
                aria-invalid={error === null ? undefined : 'true'}
                aria-describedby="newsletter-note"
              />
            </div>
            <button className="btn btn-flare" type="submit">
              {m.newsletter_send()}
            </button>
          </div>
          <input type="hidden" name="locale" value={getLocale()} />
          <div role="alert">
            {error === null ? null : <p>{error()}</p>}
            <p className="is-empty">{m.newsletter_required()}</p>
            <p className="is-wrong">{m.newsletter_invalid()}</p>
          </div>
          <p id="newsletter-note">{m.newsletter_note()}</p>
        </form>
      )}
    </section>
  )
}

/** Markup of the form; none in the documents of account pages. @param query of the page */
export function newsletterMarkup(query: string, isShown: boolean): string {
  if (!isShown) return ''
  const outcome = readNewsletterOutcome(new URLSearchParams(query).get(newsletterKey))
  return markupOf(`newsletter ${outcome ?? ''}`, () => <NewsletterForm outcome={outcome} />)
}
