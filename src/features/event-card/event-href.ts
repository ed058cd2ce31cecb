import { hrefTo } from '../../i18n/links.ts'
import type { EditionCard } from '../../model/views.ts'

/** Path of an edition's page in the page's language. The next edition of an event has no date in its path. */
export const eventHref = ({
  permalink,
  linkDate,
}: Pick<EditionCard, 'permalink' | 'linkDate'>): string =>
  hrefTo({ to: 'event', permalink, date: linkDate ?? undefined })
