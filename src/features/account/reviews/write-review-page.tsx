import { reviewFormQuery, reviewFormApi } from './review-form-request.ts'
import { api } from '../../../api/index.ts'
import { useCallback, useState, type ComponentType } from 'react'
import * as v from 'valibot'
import type { LeftPage } from '../../../browser/go-to-sign-in.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { nextKey } from '../../../model/members/members.ts'
import {
  reviewErrorTexts,
  reviewEventKey,
  reviewOutcomeKey,
  type ReviewErrors,
  type ReviewValues,
} from '../../../model/community/review-form.ts'
import {
  reviewPageView,
  type ReviewPageView,
} from '../../../model/schemas/community/review-views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { goToSignIn } from '../../member-area/send-account-request.ts'
import { useAccountData } from '../../member-area/use-account-data.ts'

interface FormProps {
  inputs: ReviewPageView['inputs']
  values: ReviewValues
  onSent: () => void
  onSignedOut: (left: LeftPage) => void
  plain: { action: string; permalink: string; errors: ReviewErrors; failure: string | undefined }
}

interface WriteReviewPageProps {
  permalink: string
  /** Query of the page: the chosen values, and the outcome of the form without scripts. */
  query: ReviewValues
  /** The page's data, if the server has rendered them. */
  served: unknown
  Form: ComponentType<FormProps>
  Thanks: ComponentType<Pick<ReviewPageView['inputs'], 'texts'>>
}

/** Errors of the form that was sent without scripts. */
function errorsOf(outcome: string): ReviewErrors {
  return Object.fromEntries(
    outcome.split(',').flatMap((part) => {
      const [name = '', given] = part.split('.')
      const error = reviewErrorTexts.find((each) => each === given)
      return error === undefined ? [] : [[name, error]]
    }),
  )
}

/** Without scripts the page needs a session to have the form. */
function SignInNote({ permalink }: { permalink: string }) {
  const reviewsUrl = `${hrefTo({ to: 'profile', page: 'reviews' })}?${new URLSearchParams({ [reviewEventKey]: permalink }).toString()}`
  const signIn = `${hrefTo({ to: 'members', page: 'signin' })}?${new URLSearchParams({ [nextKey]: reviewsUrl }).toString()}`
  return (
    <noscript>
      <p>
        <a className="link" href={signIn}>
          {m.review_sign_in()}
        </a>
      </p>
    </noscript>
  )
}

/** The form of a review as a page, which works without scripts. */
export function WriteReviewPage({ permalink, query, served, Form, Thanks }: WriteReviewPageProps) {
  const [first] = useState(() => v.safeParse(reviewPageView, served))
  const request = useCallback(
    () => reviewFormApi.$get({ query: reviewFormQuery(permalink, query) }),
    [permalink, query],
  )
  const { data, load } = useAccountData(
    request,
    reviewPageView,
    first.success ? first.output : null,
  )
  const { [reviewOutcomeKey]: outcome = '', ...values } = query
  const [isSent, setIsSent] = useState(outcome === 'thanks')
  return (
    <div data-hydrate="now">
      <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={load}>
        {({ event, inputs, kept }) => {
          const errors = errorsOf(outcome)
          const isWhole = outcome !== '' && Object.keys(errors).length === 0
          const whole = inputs.texts[outcome === 'too-many-requests' ? 'busy' : 'failed']
          return (
            <>
              <h1 className="area-h">{inputs.texts.title}</h1>
              <p className="area-lead">
                <a className="link" href={event.path} lang={event.lang ?? undefined}>
                  {event.name}
                </a>
              </p>
              {isSent ? (
                <Thanks texts={inputs.texts} />
              ) : (
                <Form
                  inputs={inputs}
                  values={{ locale: getLocale(), ...values, ...kept }}
                  onSent={() => setIsSent(true)}
                  onSignedOut={goToSignIn}
                  plain={{
                    permalink,
                    action: api.events.review.$path({ query: { locale: getLocale() } }),
                    errors,
                    failure: isWhole ? whole : undefined,
                  }}
                />
              )}
            </>
          )
        }}
      </AsyncContent>
      {served === null ? <SignInNote permalink={permalink} /> : null}
    </div>
  )
}
