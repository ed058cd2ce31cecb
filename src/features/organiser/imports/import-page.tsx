import { api } from '../../../api/index.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { importsView } from '../../../model/schemas/organiser/imports.ts'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { useAccountData } from '../../member-area/use-account-data.ts'
import { Imports } from './imports.tsx'

const fetchImports = () => api.organiser.imports.$get({ query: { locale: getLocale() } })

/** Imports of events as drafts, in four steps. The server renders the page without data. */
export function ImportPage() {
  const { data, load } = useAccountData(fetchImports, importsView)
  return (
    <div
      className="wrap imp"
      data-hydrate="now"
      data-members-only={data.state === 'loaded' ? '' : undefined}
    >
      <p className="s muted">
        <a className="link" href={hrefTo({ to: 'organiser-events' })}>
          {m.organiser_events_title()}
        </a>
      </p>
      <h1>{m.import_title()}</h1>
      <p className="imp-intro">{m.import_intro()}</p>
      <noscript>
        <p>{m.profile_no_script()}</p>
      </noscript>
      <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={load}>
        {(start) => <Imports start={start} reload={load} />}
      </AsyncContent>
    </div>
  )
}
