import type { Locale } from '../model/locales.ts'
import { pathOf } from './paths.ts'

const base = (address: string): string => `/api/tickets/${address}`

/** Paths of what a ticket's address opens. */
export const ticketPaths = (address: string, locale: Locale) => ({
  page: pathOf({ to: 'profile', page: 'registrations', ticket: address }, locale),
  svg: `${base(address)}/code.svg`,
  png: `${base(address)}/code.png`,
  file: `${base(address)}/start.ics?locale=${locale}`,
})
