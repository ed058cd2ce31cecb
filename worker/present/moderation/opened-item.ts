import { moment, year } from '../../../src/i18n/format.ts'
import { bracketed, labelled } from '../../../src/i18n/joins.ts'
import { localeOrDefault, localeTable, type Locale } from '../../../src/model/locales.ts'
import { languageName } from '../../../src/i18n/names.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { rejectionTexts } from '../../../src/i18n/rejection-texts.ts'
import type { OpenedItemView } from '../../../src/model/schemas/community/inbox.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { OpenedItem } from '../../domain/moderation/open-item.ts'
import { presentAuthor, presentSignals } from './item-signals.ts'
import { fieldNames, kindNames, reasonLabels, type InboxReader } from './moderation-words.ts'
import { starsText } from '../community/review.ts'

interface SentSubject {
  subject: OpenedItem['subject']
  item: Pick<OpenedItem['item'], 'submittedAt'>
}

/** Facts about a subject, with the moment at which it was sent. */
export function presentFacts(
  { item, subject }: SentSubject,
  locale: Locale,
): OpenedItemView['facts'] {
  const to = { locale }
  const { event, language } = subject
  return [
    ...(event === null
      ? []
      : [
          {
            name: m.moderation_field_event({}, to),
            value:
              event.year === null
                ? event.name
                : bracketed(event.name, year(`${event.year}-01-01`, locale), locale),
            path: pathOf({ to: 'event', permalink: event.permalink }, locale),
          },
        ]),
    ...subject.fields.map(({ name, value }) => ({
      name: fieldNames[name]({}, to),
      value: name.startsWith('stars-') ? starsText(Number(value), locale) : value,
      path: name === 'link' ? value : null,
    })),
    ...(language === null
      ? []
      : [
          {
            name: m.language_heading({}, to),
            value: languageName(language, locale),
            path: null,
          },
        ]),
    {
      name: m.moderation_field_sent({}, to),
      value: moment(item.submittedAt, locale),
      path: null,
    },
  ]
}

/** The change of a correction, with a dash for a fact that is not stated. */
function presentChange({ change }: OpenedItem, locale: Locale): OpenedItemView['change'] {
  if (change === null) return null
  const to = { locale }
  const { fact, present, proposed, former } = change
  return {
    fact,
    factLabel: m.editor_fact({}, to),
    presentLabel: m.correction_now({}, to),
    present: present ?? '–',
    proposedLabel: m.correction_proposed({}, to),
    proposed: proposed ?? '–',
    conflict:
      former === null
        ? null
        : {
            title: m.correction_changed({}, to),
            former: labelled(m.correction_former({}, to), former.value ?? '–', locale),
          },
  }
}

/** Signals and the author are for moderators: an organiser learns what is proposed, not by which member. */
export function presentOpenedItem(
  opened: OpenedItem,
  reader: InboxReader,
  locale: Locale,
): OpenedItemView {
  const to = { locale }
  const { item, kind, subject, author, signals, colleagueSince } = opened
  const { event, stars } = subject
  const mailLocale = localeOrDefault(author?.locale ?? '')
  const language = languageName(mailLocale, locale)
  return {
    id: item.id,
    submittedAt: item.submittedAt,
    version: subject.version ?? null,
    title: subject.title,
    kind: kindNames[kind.kind]({}, to),
    stars: stars === null ? null : { value: stars, label: starsText(stars, locale) },
    text: subject.text,
    former: subject.former ?? null,
    language: subject.language,
    author: reader === 'moderator' ? presentAuthor(opened, locale) : null,
    change: presentChange(opened, locale),
    facts: presentFacts(opened, locale),
    signals: reader === 'moderator' ? presentSignals(signals, locale) : [],
    signalsTitle: m.moderation_signals({}, to),
    colleague:
      colleagueSince === null
        ? null
        : {
            title: m.moderation_colleague({ time: moment(colleagueSince, locale) }, to),
            text: m.moderation_colleague_text({}, to),
          },
    byReader: opened.isByReader ? m.moderation_by_reader({}, to) : null,
    page: event === null ? null : pathOf({ to: 'event', permalink: event.permalink }, locale),
    reasons: kind.reasons.map((key) => ({
      key,
      label: reasonLabels[key]({}, to),
      mail: rejectionTexts[key]({}, { locale: mailLocale }),
    })),
    mailLabel: author === null ? m.moderation_no_mail({}, to) : m.moderation_mail({ language }, to),
    mailLanguage: author === null ? null : localeTable[mailLocale].tag,
    answerLabel: kind.takesAnswer ? m.moderation_answer({}, to) : null,
  }
}
