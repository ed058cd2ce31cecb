import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'

/** The page that states a price or a window of sign-up, with the day on which it, or the month in which a copy was read. */
export const statedOnText = ({ host, date, copy }: EventView['priceSources'][number]): string =>
  copy ? m.stated_copy({ host, date }) : m.stated_on({ host, date })
