import { longDate } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { subscribeLinks } from '../../../src/model/event/feeds.ts'
import {
  listLinkKinds,
  type LinkTexts,
  type ListLinkKind,
  type ListLinkView,
  type NewLinkView,
} from '../../../src/model/schemas/account/list-links.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { MemberLink } from '../../domain/community/list-links/member-links.ts'

const wordings = {
  calendar: { title: m.saved_calendar, help: m.saved_calendar_help },
  share: { title: m.saved_share, help: m.saved_share_help },
} as const satisfies Record<ListLinkKind, unknown>

/** Every kind of link to a list, with the member's present one. */
export function listLinks(links: readonly MemberLink[], locale: Locale): ListLinkView[] {
  return listLinkKinds.map((kind) => {
    const link = links.find((each) => each.kind === kind)
    const { title, help } = wordings[kind]
    return {
      kind,
      title: title({}, { locale }),
      help: help({}, { locale }),
      since:
        link === undefined
          ? null
          : m.saved_link_since({ date: longDate(link.createdAt.slice(0, 10), locale) }, { locale }),
      name:
        link === undefined || kind !== 'share'
          ? null
          : { label: m.saved_share_name({}, { locale }), shown: link.showsName === 1 },
      deadlines:
        link === undefined || kind !== 'calendar'
          ? null
          : { label: m.saved_calendar_deadlines({}, { locale }), shown: link.withDeadlines === 1 },
    }
  })
}

export const linkTexts = (locale: Locale): LinkTexts => ({
  create: m.saved_link_create({}, { locale }),
  renew: m.saved_link_renew({}, { locale }),
  end: m.saved_link_end({}, { locale }),
  ended: m.saved_link_ended({}, { locale }),
  once: m.saved_link_once({}, { locale }),
  copy: m.copy_link({}, { locale }),
  copied: m.link_copied({}, { locale }),
  uncopied: m.subscribe_not_copied({}, { locale }),
})

/** A link that has just been created, with the ways to subscribe to a calendar. */
export function newLink(
  kind: ListLinkKind,
  token: string,
  origin: string,
  locale: Locale,
): NewLinkView {
  if (kind === 'share') return { url: origin + pathOf({ to: 'list', token }, locale), ways: [] }
  const url = `${origin}/saved/${token}.ics`
  const { app, google, outlook } = subscribeLinks(url, m.saved_title({}, { locale }))
  return {
    url,
    ways: [
      { label: m.subscribe_app({}, { locale }), href: app },
      { label: m.calendar_google({}, { locale }), href: google },
      { label: 'Outlook', href: outlook },
    ],
  }
}
