import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { FollowsView } from '../../../src/model/schemas/account/follows.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { FollowedOrganiser } from '../../domain/community/follows/list-follows.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

/** The organisers that a member follows, with the texts of their list. */
export const presentFollows = (
  found: readonly FollowedOrganiser[],
  locale: Locale,
): FollowsView => ({
  title: m.organiser_followed({}, { locale }),
  label: m.organiser_follow({}, { locale }),
  on: m.organiser_follow_on({}, { locale }),
  off: m.organiser_follow_off({}, { locale }),
  organisers: found.map(({ permalink, name, nameLanguage }) => ({
    permalink,
    name,
    lang: foreignTag(nameLanguage, locale),
    path: pathOf({ to: 'organiser', permalink }, locale),
  })),
})
