/** Groups of an event's facts that have sources of their own. */
export const factGroups = ['name', 'place', 'dates', 'races'] as const
export type FactGroup = (typeof factGroups)[number]

/** A page at which groups of facts can be checked. */
export interface EventSource {
  url: string
  facts: FactGroup[]
  /** ISO date on which a person last compared the facts with the page. */
  checked?: string | undefined
}
