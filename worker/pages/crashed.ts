import styles from '../../src/styles.css?url'
import { localeTable } from '../../src/i18n/locales.ts'
import { pathOf, splitLocale } from '../../src/i18n/paths.ts'
import { m } from '../../src/paraglide/messages.js'
import { plainPolicy } from './content-policy.ts'
import { logAndReportFailure } from '../runtime/monitoring.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'

/**
 * What the renderer answers when a component throws is a bare text. It becomes an error here, so that the visitor gets
 * the page below. What a loader throws does not come this way: the router shows src/shell/crash-page.tsx for it.
 */
export function unlessBroken(answer: Response): Response {
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status !== 500 || type.startsWith('text/html')) return answer
  throw new Error('The page could not be rendered; the log has the reason.')
}

/** The answer of last resort, when not even the error page could be rendered: no part of any page is used for it. */
export function crashed(error: unknown, request: Request): Response {
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
