/** Groups of an event's facts that have sources of their own. */
export const factGroups = ['name', 'place', 'dates', 'races'] as const
export type FactGroup = (typeof factGroups)[number]

/**
 * Kinds of checks of a source: the organiser's page was read, another page was compared, or only a stored copy of the
 * page was, which can be older than the page.
 */
export const checkKinds = ['organiser', 'page', 'copy'] as const

/** How and when facts were last compared with a page. */
export interface SourceCheck {
  kind: (typeof checkKinds)[number]
  /** ISO date of the comparison; its month ("2026-11") where the day is not known. */
  on: string
  /** ISO date or month of the stored copy, where it is known. */
  copied?: string | undefined
}

/** A page at which groups of facts can be checked. */
export interface EventSource {
  url: string
  facts: FactGroup[]
  /** Absent where the facts were never compared with the page. */
  check?: SourceCheck | undefined
}
