import { api } from '../../../api/index.ts'
import { parsedResult } from '../../../api/parsed-result.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { useCallback, useEffect, useState } from 'react'
import { initialsOfTitle } from '../../../model/members/initials.ts'
import {
  organisationPageView,
  type OrganisationPageView,
} from '../../../model/schemas/organiser/organisation-page.ts'
import type { ProfileView } from '../../../model/schemas/account/profile.ts'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { Card } from '../../member-area/card.tsx'
import type { AccountData } from '../../member-area/fetch-account-data.ts'
import { PagePictures } from './page-pictures.tsx'
import { PageForm } from './page-form.tsx'

interface PageCardProps {
  /** Name of the organisation. */
  name: string
  permalink: string
  countries: ProfileView['countries']
}

const notFound = 404

/** The public page of an organisation, for its owners; nothing for its editors. */
export function PageCard({ permalink, name, countries }: PageCardProps) {
  const [data, setData] = useState<
    AccountData<OrganisationPageView> | { state: 'loading' } | { state: 'hidden' }
  >({ state: 'loading' })
  const load = useCallback(async () => {
    const request = { query: { permalink, locale: getLocale() } }
    const sent = await parsedResult(
      api.profile.organisation.page.$get(request),
      organisationPageView,
    )
    if (sent.ok) return setData({ state: 'loaded', value: sent.body })
    setData({ state: sent.status === notFound ? 'hidden' : 'failed' })
  }, [permalink])
  useEffect(() => void load(), [load])
  if (data.state === 'hidden') return null
  return (
    <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={load}>
      {(view) => (
        <Card id={`page-${permalink}`} title={view.texts.title}>
          <PagePictures permalink={permalink} view={view} initials={initialsOfTitle(name)} />
          <PageForm
            permalink={permalink}
            view={view}
            countries={countries}
            onSaved={(value) => setData({ state: 'loaded', value })}
          />
        </Card>
      )}
    </AsyncContent>
  )
}
