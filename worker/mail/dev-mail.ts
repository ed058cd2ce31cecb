import styles from '../../src/styles.css?url'
import { createDatabase } from '../db/client.ts'
import {
  findDelivered,
  listDelivered,
  type DeliveredMail,
} from '../domain/messages/mail/delivered-mail.ts'
import { readSettings } from '../settings/env.ts'

/**
 * /dev/mail: emails delivered by the transport `outbox`, for development and tests. Their links open accounts, so the page
 * exists with that transport only. A public site cannot use it, because it sends nothing.
 */

const root = '/dev/mail'
const json = `${root}.json`

export const isDevMail = ({ pathname }: URL): boolean =>
  pathname === root || pathname === json || pathname.startsWith(`${root}/`)

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The frame inherits the page's policy: an email has inline styles, and may load and run nothing. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Sandbox permissions of the frame: links open, scripts do not run. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

function page(title: string, body: string): Response {
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Startline</title>
<link rel="stylesheet" href="${styles}">
<style>
main { padding-block: 2rem }
main > * + * { margin-block-start: .75rem }
h1 { line-height: 1.4 }
a { display: inline-block; padding-block: .15rem }
table { inline-size: 100%; border-collapse: collapse }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-block-end: 1px solid var(--rule); vertical-align: top; overflow-wrap: anywhere }
td:first-child { white-space: nowrap }
@media (max-width: 40rem) { thead { display: none } tr { display: grid; padding-block: .5rem; border-block-end: 1px solid var(--rule) } td { padding: 0; border: 0 } }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); padding: 1rem }
iframe { inline-size: 100%; block-size: 46rem; border: 1px solid var(--rule) }
</style>
</head>
<body>
<main class="wrap">
${body}
</main>
</body>
</html>`
  return new Response(html, { headers })
}

const rowOf = ({ id, at, address, subject }: DeliveredMail): string =>
  `<tr><td>${escape(at)}</td><td>${escape(address)}</td><td><a href="${root}/${escape(id)}">${escape(subject)}</a></td></tr>`

function listPage(mails: readonly DeliveredMail[]): Response {
  const table = `<table><thead><tr><th>At</th><th>To</th><th>Subject</th></tr></thead><tbody>
${mails.map(rowOf).join('\n')}
</tbody></table>`
  return page('Mail', `<h1>Mail</h1>\n${mails.length === 0 ? '<p>None was sent yet.</p>' : table}`)
}

function mailPage({ at, address, subject, text, html }: DeliveredMail): Response {
  return page(
    subject,
    `<p><a href="${root}">All mail</a></p>
<h1>${escape(subject)}</h1>
<p>To ${escape(address)}, ${escape(at)}</p>
<iframe sandbox="${sandbox}" title="HTML" srcdoc="${escape(html)}"></iframe>
<h2>Text</h2>
<pre>${escape(text)}</pre>`,
  )
}

/**
 * Answers `/dev/mail`, `/dev/mail/{id}` and `/dev/mail.json` with `{ mails: DeliveredMail[] }`; lists are newest first and
 * take `?address=`. Null for unknown emails, and with every other transport.
 */
export async function devMail(url: URL, env: unknown): Promise<Response | null> {
  const settings = readSettings(env)
  if (settings.MAIL_TRANSPORT !== 'outbox') return null
  const db = createDatabase(settings.DB)
  if (url.pathname.startsWith(`${root}/`)) {
    const found = await findDelivered(db, url.pathname.slice(root.length + 1))
    return found === null ? null : mailPage(found)
  }
  const mails = await listDelivered(db, url.searchParams.get('address'))
  if (url.pathname === root) return listPage(mails)
  return Response.json({ mails }, { headers: { 'cache-control': 'no-store' } })
}
