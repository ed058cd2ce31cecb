import { longDate } from '../../src/i18n/format.ts'
import { labelled } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/model/locales.ts'
import { m } from '../../src/paraglide/messages.js'
import type { ListedEdition } from '../domain/community/listed-editions.ts'
import {
  listParts,
  type ListPart,
  type StartList,
} from '../domain/community/start-list/read-start-list.ts'
import { listedEvent } from './listed-event.ts'
import type { MailContext, MailEvent, MailFact, NewsTexts } from './mail-parts.ts'

const headings = {
  saved: m.mail_start_list_saved,
  followed: m.mail_start_list_followed,
  near: m.mail_start_list_near,
  confirmed: m.mail_start_list_confirmed,
  opened: m.mail_start_list_opened,
  closing: m.mail_start_list_closing,
  find: m.mail_start_list_find,
} as const satisfies Record<ListPart, unknown>

const signUpParts: readonly ListPart[] = ['opened', 'closing']

/** The day of sign-up that the part is about. */
function signUpFact({ closes }: ListedEdition, part: ListPart, locale: Locale): MailFact[] {
  if (closes === null || !signUpParts.includes(part)) return []
  const label = m.news_closes({}, { locale })
  return [{ label, former: null, present: longDate(closes, locale) }]
}

function eventOf(edition: ListedEdition, part: ListPart, locale: Locale): MailEvent {
  const event = listedEvent(edition, locale)
  return { ...event, facts: [...event.facts, ...signUpFact(edition, part, locale)] }
}

/** Texts of the newsletter, the Sunday start list. @param day ISO date of the Sunday */
export function startListMailTexts(
  parts: StartList['parts'],
  day: string,
  { address, locale }: MailContext,
): NewsTexts {
  const to = { locale }
  const present = listParts.filter((part) => parts[part].length > 0)
  return {
    subject: labelled(m.newsletter_heading({}, to), longDate(day, locale), locale),
    text: labelled(
      m.mail_start_list_text({}, to),
      present.map((part) => headings[part]({}, to)).join(' · '),
      locale,
    ),
    facts: [],
    sections: present.map((part) => ({
      heading: headings[part]({}, to),
      events: parts[part].map((edition) => eventOf(edition, part, locale)),
    })),
    action: {
      label: m.error_calendar({}, to),
      target: { to: 'calendar', criteria: [] },
      purpose: null,
      valid: null,
    },
    notYou: null,
    choices: m.mail_choices({}, to),
    why: m.mail_start_list_why({ address }, to),
  }
}
