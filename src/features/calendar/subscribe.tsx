import { api } from '../../api/index.ts'
import { joined } from '../../i18n/joins.ts'
import { feedPath, subscribeLinks } from '../../model/event/feeds.ts'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteOrigin } from '../../request/rendering.ts'
import { Icon } from '../../ui/icon.tsx'

/** Ways to subscribe to a feed of the list with its filters. They need no script. */
function Ways({ feed, name }: { feed: string; name: string }) {
  const file = siteOrigin() + feedPath(feed, 'ics')
  const { app, google, outlook } = subscribeLinks(file, name)
  const ways = [
    { label: m.subscribe_app(), href: app },
    { label: m.calendar_google(), href: google },
    { label: 'Outlook', href: outlook },
    { label: m.subscribe_reader({ format: 'Atom' }), href: feedPath(feed, 'atom') },
    { label: m.subscribe_reader({ format: 'JSON' }), href: feedPath(feed, 'json') },
  ]
  return (
    <>
      <p className="follow-t">
        <b>{name}</b>
        {m.subscribe_help()}
      </p>
      <ul>
        {ways.map(({ label, href }) => (
          <li key={label}>
            <a className="opt" href={href} rel="nofollow noopener" data-reload="">
              {label}
            </a>
          </li>
        ))}
        <li>
          <CopyButton text={file} label={m.subscribe_copy()} failure={m.subscribe_not_copied()} />
        </li>
      </ul>
    </>
  )
}

function CopyButton({ text, label, failure }: { text: string; label: string; failure: string }) {
  return (
    <button
      className="opt with-script"
      type="button"
      data-copy={text}
      data-copied={m.link_copied()}
      data-uncopied={failure}
    >
      {label}
    </button>
  )
}

/** Form that saves the list as a search, whose new races the member gets by email. It needs no script. */
function ByEmail({ path }: { path: string }) {
  const action = api.searches.$path({ query: { locale: getLocale() } })
  return (
    <form method="post" action={action}>
      <input type="hidden" name="path" value={path} />
      <button className="opt">{m.searches_save()}</button>
    </form>
  )
}

/** Button that opens everything a list is shared by: its address, and subscriptions to it. */
export function Subscribe({
  calendar,
}: {
  calendar: Pick<CalendarView, 'feed' | 'heading' | 'path'>
}) {
  const { feed, path, heading } = calendar
  return (
    <details className="pick follow" data-dismiss="">
      <summary
        className="ib ib-edge"
        aria-label={joined([m.subscribe_button(), m.copy_link()], getLocale())}
      >
        <Icon name="share" />
      </summary>
      <div className="pop">
        <CopyButton text={path} label={m.copy_link()} failure={m.link_not_copied()} />
        {feed === null ? null : <Ways feed={feed} name={heading} />}
        {feed === null ? null : <ByEmail path={path} />}
      </div>
    </details>
  )
}
