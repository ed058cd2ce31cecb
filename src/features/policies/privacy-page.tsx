import type { ReactNode } from 'react'
import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { TextPage } from '../../ui/text-page.tsx'

/**
 * The privacy policy. Its texts must describe what the site stores at present.
 * @param operator who runs the site
 */
export function PrivacyPage({ operator }: { operator: ReactNode }) {
  return (
    <TextPage title={m.privacy_title()} hue="winter">
      <p>{m.privacy_intro()}</p>
      <h2>{m.privacy_browser_heading()}</h2>
      <p>
        {m.privacy_browser()}{' '}
        <a className="link" href={hrefTo({ to: 'policy', policy: 'cookie-policy' })}>
          {m.consent_more()}
        </a>
      </p>
      <h2>{m.privacy_server_heading()}</h2>
      <p>{m.privacy_server()}</p>
      <h2>{m.privacy_place_heading()}</h2>
      <p>{m.privacy_place()}</p>
      <h2>{m.privacy_account_heading()}</h2>
      <p>{m.privacy_account()}</p>
      <p>{m.privacy_texts()}</p>
      <h2>{m.privacy_consent_heading()}</h2>
      <p>{m.choice_statistics_text()}</p>
      <p>{m.choice_errors_text()}</p>
      <h2>{m.privacy_rights_heading()}</h2>
      <p>{m.privacy_rights()}</p>
      {operator}
    </TextPage>
  )
}
