import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { getLocale } from '../../../paraglide/runtime.js'

/** Rights of the signed-in member on the reviews of an event. */
export interface ReviewRights {
  /** True for the people of the event's organisation. */
  mayAnswer: boolean
  /** Numbers of the member's reviews of all events, which the member cannot report. */
  written: readonly number[]
}

async function mayAnswer(permalink: string): Promise<boolean> {
  const sent = await resultOf(api.organiser.reviews.$get({ query: { permalink } }))
  return sent.ok && sent.body.mayAnswer
}

async function writtenReviews(): Promise<number[]> {
  const sent = await resultOf(api.profile.reviews.$get({ query: { locale: getLocale() } }))
  return sent.ok ? sent.body.reviews.map(({ id }) => id) : []
}

/** @param role of the member */
export async function loadReviewRights(permalink: string, role: string): Promise<ReviewRights> {
  const [answers, written] = await Promise.all([
    role === 'organiser' ? mayAnswer(permalink) : false,
    writtenReviews(),
  ])
  return { mayAnswer: answers, written }
}
