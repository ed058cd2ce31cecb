import type { Locale } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { MailEvent } from './mail-parts.ts'

/** URL of the page of an event in an email. */
export const eventUrl = ({ target }: MailEvent, site: string, locale: Locale): string =>
  new URL(pathOf(target, locale), site).href
