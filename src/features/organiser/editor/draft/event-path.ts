import { hrefTo } from '../../../../i18n/links.ts'

/** Path of an event's public page. */
export const eventPath = (permalink: string): string => hrefTo({ to: 'event', permalink })
