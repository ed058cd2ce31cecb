import { api } from '../../../api/index.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hasTyped } from '../../../browser/typed-values.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { changeForm } from '../../../model/community/review-form.ts'
import { memberReviewsView } from '../../../model/schemas/community/review-views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { goToSignIn, accountResult } from '../../member-area/send-account-request.ts'
import { useAccountData } from '../../member-area/use-account-data.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { MemberReview, type ReviewParts } from './member-review.tsx'

interface MemberReviewListProps {
  parts: ReviewParts
  skeleton: ReactNode
}

const fetchMemberReviews = () => api.profile.reviews.$get({ query: { locale: getLocale() } })

/** The member's reviews in any state, latest first. */
export function MemberReviewList({ parts, skeleton }: MemberReviewListProps) {
  const { data, load } = useAccountData(fetchMemberReviews, memberReviewsView)
  const [changed, setChanged] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (data.state !== 'loaded') return
    // A change whose session ended is gone on with.
    const typed = data.value.reviews.find(({ id }) => hasTyped(changeForm(id)))
    setChanged((current) => current ?? typed?.id ?? null)
  }, [data])

  async function remove(id: number) {
    const sent = await accountResult(api.profile.reviews.$delete({ json: { id } }))
    // A review that is gone already was deleted in another window.
    if (!sent.ok && sent.status !== 404) return showSnackbar('bad', m.field_failed())
    await load()
    // The button that was pressed is gone.
    list.current?.focus()
  }

  return (
    <AsyncContent data={data} skeleton={skeleton} onRetry={load}>
      {({ texts, reviews }) => {
        const review = reviews.find(({ id }) => id === changed)
        return (
          <div className="own-revs" tabIndex={-1} ref={list}>
            {reviews.length === 0 ? (
              <div className="area-none">
                <p>{texts.none}</p>
                <a className="btn" href={hrefTo({ to: 'calendar', criteria: [] })}>
                  {texts.calendar}
                </a>
              </div>
            ) : (
              <p className="s muted">{texts.once}</p>
            )}
            {reviews.map((each) => (
              <MemberReview
                key={each.id}
                review={each}
                texts={texts}
                Item={parts.Item}
                onChange={() => setChanged(each.id)}
                onDelete={() => remove(each.id)}
              />
            ))}
            {review === undefined ? null : (
              <parts.ChangeDialog
                review={review}
                failed={m.field_failed()}
                onSent={() => {
                  setChanged(null)
                  void load()
                }}
                onSignedOut={goToSignIn}
                onClose={() => setChanged(null)}
              />
            )}
          </div>
        )
      }}
    </AsyncContent>
  )
}
