import styles from '../../src/styles.css?url'
import errorStyles from '../../src/styles/pages/missing.css?url'
import { localeTable } from '../../src/model/locales.ts'
import { pathOf, splitLocale } from '../../src/i18n/paths.ts'
import { m } from '../../src/paraglide/messages.js'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { logAndReportFailure } from '../runtime/monitoring.ts'
import { plainPolicy } from './content-policy.ts'

/**
 * Throws if a component threw while the page was rendered: the renderer then responds with bare text, and the visitor
 * gets the page of `crashResponse` instead. Errors of loaders do not come here: the router shows
 * src/shell/crash-page.tsx for them.
 */
export function throwIfCrashed({ status, headers }: Response): void {
  const type = headers.get('content-type') ?? ''
  if (status === 500 && !type.startsWith('text/html'))
    throw new Error('A component threw while the page was rendered; see the error logged before.')
}

/** Reports an error and responds with a page that uses no part of the router or of React, which may be what failed. */
export function crashResponse(error: unknown, request: Request): Response {
  const requestId = requestIdOf(request.headers)
  const { pathname } = new URL(request.url)
  logAndReportFailure(error, { path: pathname, requestId })
  const { locale } = splitLocale(pathname)
  const page = `<!DOCTYPE html>
<html lang="${localeTable[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.error_500_title({}, { locale })} · Startline</title>
<link rel="stylesheet" href="${styles}">
<link rel="stylesheet" href="${errorStyles}">
</head>
<body>
<main class="oopsf g-cycling"><div class="wrap oops"><div>
<h1>${m.error_500_title({}, { locale })}</h1>
<p class="lead-t">${m.error_500_text({}, { locale })}</p>
<p class="muted">${requestId}</p>
<p><a class="btn" href="${pathOf({ to: 'home' }, locale)}">${m.error_home({}, { locale })}</a></p>
</div></div></main>
</body>
</html>`
  return new Response(page, {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPolicy,
      [requestIdHeader]: requestId,
    },
  })
}
