/** Words of the form on an organiser's page that browser and server share. */

/** Query key of an organiser's page with the outcome of a form that was sent without scripts. */
export const organiserOutcomeKey = 'outcome'

/** Outcomes that the page words. */
export const organiserOutcomes = ['sent', 'limit', 'refused', 'followed'] as const

export type OrganiserOutcome = (typeof organiserOutcomes)[number]

export const isOrganiserOutcome = (text: unknown): text is OrganiserOutcome =>
  organiserOutcomes.some((each) => each === text)
