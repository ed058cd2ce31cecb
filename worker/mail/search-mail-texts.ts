import { m } from '../../src/paraglide/messages.js'
import { count } from '../../src/i18n/format.ts'
import type { FoundSearch } from '../domain/community/saved-searches/read-search-email.ts'
import { listedEvent } from './listed-event.ts'
import type { MailContext, NewsTexts } from './mail-parts.ts'

/** Texts of the email with new races of saved searches, a section for each. */
export function searchMailTexts(
  searches: readonly FoundSearch[],
  { address, locale }: MailContext,
): NewsTexts {
  const to = { locale }
  const races = searches.reduce((sum, { editions }) => sum + editions.length, 0)
  return {
    subject: m.mail_search_subject(count(races, locale), to),
    text: m.mail_search_text({}, to),
    facts: [],
    sections: searches.map(({ name, editions }) => ({
      heading: name,
      events: editions.map((edition) => listedEvent(edition, locale)),
      stop: m.mail_search_stop({}, to),
    })),
    action: {
      label: m.mail_search_button({}, to),
      target: { to: 'profile', page: 'saved-events' },
      purpose: null,
      valid: null,
    },
    notYou: null,
    choices: m.mail_choices({}, to),
    why: m.mail_search_why({ address }, to),
  }
}
