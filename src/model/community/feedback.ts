/** Words of feedback and of reports of reviews that browser and server share. */

/**
 * Query keys of the page of feedback: the event by permalink, the category and the fact chosen at first, and the outcome of
 * the form sent without scripts.
 */
export const feedbackEventKey = 'event'
export const feedbackCategoryKey = 'category'
export const feedbackFactKey = 'fact'
export const feedbackOutcomeKey = 'outcome'

/** Subjects of feedback, in the order of the form. */
export const feedbackCategories = ['wrong-fact', 'price-match', 'problem', 'other'] as const

export type FeedbackCategory = (typeof feedbackCategories)[number]

/** Facts of an event's page that may be wrong, in the order of the page. */
export const feedbackFacts = [
  'name',
  'dates',
  'place',
  'races',
  'price',
  'sign-up',
  'organiser',
  'other',
] as const

export type FeedbackFact = (typeof feedbackFacts)[number]

/** Those that the form offers for a message; the others are corrected by their values. */
export const messageFacts = [
  'place',
  'races',
  'organiser',
  'other',
] as const satisfies readonly FeedbackFact[]

/** Values of the form that are chosen at first; a fact is the last step of a path, or a subject of a message. */
export interface ChosenFeedback {
  category: string | undefined
  fact: string | undefined
}

/** States of feedback as its member sees them. */
export const feedbackStates = ['received', 'answered', 'closed'] as const

export type FeedbackState = (typeof feedbackStates)[number]

/** Reasons for which a member reports a review. */
export const reportCategories = ['insult', 'advert', 'not-there', 'private', 'other'] as const

export type ReportCategory = (typeof reportCategories)[number]
