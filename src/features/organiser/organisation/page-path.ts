import { getLocale } from '../../../paraglide/runtime.js'

/** Path of the API. @param permalink the organisation to read; a write names it in its body */
export function organisationPagePath(permalink?: string): string {
  const query = new URLSearchParams({
    locale: getLocale(),
    ...(permalink === undefined ? {} : { permalink }),
  })
  return `/api/profile/organisation/page?${query.toString()}`
}
