import { hrefTo } from '../../i18n/links.ts'
import type { OutboundView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { TextPage } from '../../ui/text-page.tsx'

/** Names another site before a visitor follows a link there that no event states. */
export function OutboundPage({ view: { host, ascii, url } }: { view: OutboundView }) {
  return (
    <TextPage title={m.outbound_title()} hue="other">
      <p>{m.outbound_text()}</p>
      <p className="out-host">{host}</p>
      {ascii === null ? null : <p className="muted">{m.outbound_ascii({ host: ascii })}</p>}
      <p className="out-url">{url}</p>
      <p className="out-ways">
        <a className="btn" href={hrefTo({ to: 'home' })}>
          {m.outbound_stay()}
        </a>
        <a className="btn btn-line" href={url} rel="noopener noreferrer nofollow ugc">
          {m.outbound_go({ host })}
        </a>
      </p>
    </TextPage>
  )
}
