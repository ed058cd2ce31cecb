import { bracketed, labelled } from '../../src/i18n/joins.ts'
import { ticketPaths } from '../../src/i18n/ticket-paths.ts'
import type { Locale } from '../../src/model/locales.ts'
import { m } from '../../src/paraglide/messages.js'
import { eventUrl } from './event-url.ts'
import {
  notYouComesFirst,
  type MailEvent,
  type MailFact,
  type MailLinks,
  type MailSection,
  type MailTexts,
  type MailTickets,
} from './mail-parts.ts'

/** "New date: 12 June 2027 (before: 5 June 2027)" */
function factLine({ label, former, present }: MailFact, locale: Locale): string {
  const before = former === null ? null : m.mail_former({ value: former }, { locale })
  if (present === null) return before === null ? label : bracketed(label, before, locale)
  const value = before === null ? present : bracketed(present, before, locale)
  return labelled(label, value, locale)
}

const eventLines = (event: MailEvent, site: string, locale: Locale): string =>
  [
    event.name,
    ...event.facts.map((fact) => `  ${factLine(fact, locale)}`),
    `  ${eventUrl(event, site, locale)}`,
  ].join('\n')

/** A label that ends in the colon of its language, for a link on the next line. */
const lineAbove = (label: string, locale: Locale): string => labelled(label, '', locale).trimEnd()

function sectionLines(
  { heading, events, stop }: MailSection,
  stopUrl: string | undefined,
  site: string,
  locale: Locale,
): string {
  return [
    ...(heading === null ? [] : [heading]),
    ...events.map((event) => eventLines(event, site, locale)),
    ...(stop === undefined || stopUrl === undefined
      ? []
      : [`${lineAbove(stop, locale)}\n${stopUrl}`]),
  ].join('\n\n')
}

/** A ticket on two lines: its race and the URL of its page. */
const ticketLines = ({ heading, tickets }: MailTickets, site: string, locale: Locale): string =>
  [
    heading,
    ...tickets.map(({ race, address }) => `${race}\n${site}${ticketPaths(address, locale).page}`),
  ].join('\n\n')

/** Plain text of an email: the same sentences as in HTML, in the same order. */
export function mailPlain(texts: MailTexts, links: MailLinks, locale: Locale): string {
  const { text, facts, sections, tickets, action, notYou, choices, why } = texts
  const button =
    action !== null && links.action !== null ? [`${action.label}\n${links.action}`] : []
  const stop =
    choices !== null && links.choices !== null
      ? `\n${lineAbove(choices, locale)}\n${links.choices}`
      : ''
  const parts = [
    text,
    facts.join('\n'),
    ...sections.map((section, index) =>
      sectionLines(section, links.sections[index], links.site, locale),
    ),
    tickets === null ? null : ticketLines(tickets, links.site, locale),
    notYouComesFirst(texts) ? notYou : null,
    ...button,
    action?.valid ?? null,
    notYouComesFirst(texts) ? null : notYou,
    `-- \nStartline\n${why}${stop}`,
  ]
  return `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`
}
