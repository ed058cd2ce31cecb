import { locales } from '../../../src/model/locales.ts'
import { localPath } from '../../../src/i18n/paths.ts'
import { redirectPath, redirectTargetKey } from '../../../src/model/values/redirect-path.ts'
import type { OutboundView } from '../../../src/model/views.ts'

/** The page that asks before it leads to another site. */
export function presentOutbound(
  url: string,
  names: Pick<OutboundView, 'host' | 'ascii'>,
): OutboundView {
  const query = new URLSearchParams({ [redirectTargetKey]: url }).toString()
  return {
    ...names,
    url,
    alternates: Object.fromEntries(
      locales.map((locale) => [locale, `${localPath(redirectPath, locale)}?${query}`]),
    ),
  }
}
