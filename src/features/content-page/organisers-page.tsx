import { hrefTo } from '../../i18n/links.ts'
import type { DocumentView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { ContentPage } from './content-page.tsx'

/** The page for organisers, with the two ways to begin. */
export function OrganisersPage({ document }: { document: DocumentView }) {
  return (
    <ContentPage document={document} hue="run">
      <p className="rowx">
        <a className="btn btn-flare" href={hrefTo({ to: 'calendar', criteria: [] })}>
          {m.organisers_find()}
        </a>
        <a className="btn btn-line" href={hrefTo({ to: 'organiser-events', page: 'new' })}>
          {m.organisers_enter()}
        </a>
      </p>
    </ContentPage>
  )
}
