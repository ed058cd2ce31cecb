import { api } from '../../../api/index.ts'
import { useCallback, useEffect, useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import {
  feedbackListView,
  type FeedbackListView,
} from '../../../model/schemas/community/feedback-views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { fetchAccountData, type AccountData } from '../../member-area/fetch-account-data.ts'
import { FeedbackEntry } from './feedback-entry.tsx'

/** The member's feedback with its states and answers, newest first. */
export function FeedbackList() {
  const [data, setData] = useState<AccountData<FeedbackListView> | { state: 'loading' }>({
    state: 'loading',
  })
  const load = useCallback(
    async () =>
      setData(
        await fetchAccountData(
          api.profile.feedback.$get({ query: { locale: getLocale() } }),
          feedbackListView,
        ),
      ),
    [],
  )
  useEffect(() => void load(), [load])
  return (
    <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={load}>
      {({ none, answerLabel, entries }) =>
        entries.length === 0 ? (
          <div className="area-none">
            <p>{none}</p>
            <a className="btn" href={hrefTo({ to: 'calendar', criteria: [] })}>
              {m.error_calendar()}
            </a>
          </div>
        ) : (
          <div>
            {entries.map((entry) => (
              <FeedbackEntry entry={entry} answerLabel={answerLabel} key={entry.id} />
            ))}
          </div>
        )
      }
    </AsyncContent>
  )
}
