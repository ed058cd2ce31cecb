import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/** The tick without which there is no account. The policy opens beside the form, which keeps what was written. */
export function Terms({ error }: { error: string | undefined }) {
  const isBad = error !== undefined
  return (
    <div className={isBad ? 'f is-bad' : 'f'}>
      <div className="ck">
        <input
          id="toc_accepted"
          name="toc_accepted"
          type="checkbox"
          required
          aria-invalid={isBad ? true : undefined}
          aria-describedby={isBad ? 'toc_accepted-note' : undefined}
        />
        <label htmlFor="toc_accepted">{m.registration_terms()}</label>
      </div>
      {isBad ? (
        <p className="err" id="toc_accepted-note">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      <p className="s">
        <a
          className="link"
          href={hrefTo({ to: 'policy', policy: 'privacy-policy' })}
          target="_blank"
          rel="noopener"
        >
          {m.footer_privacy()}
        </a>
      </p>
    </div>
  )
}
