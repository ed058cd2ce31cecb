import { localeTable, type Locale } from '../../../src/model/locales.ts'
import { newsSwitches, type AlertKind } from '../../../src/model/event/event-news.ts'
import { newsKindLabel } from '../../../src/i18n/news-kind-label.ts'
import { m } from '../../../src/paraglide/messages.js'

/** Result that the page states above its form. */
export type ChoicesNotice = 'saved' | 'stopped' | 'invalid'

interface ChoicesPage {
  locale: Locale
  /** Chosen kinds; null for other emails and where nothing is left to choose. */
  kinds: readonly AlertKind[] | null
  /** Saved searches; null likewise. */
  searches: readonly { id: number; name: string }[] | null
  notice: ChoicesNotice | null
}

const styles = `
:root { color-scheme: light dark; font: 17px/1.6 "Sofia Sans", system-ui, "Noto Sans", sans-serif }
body { max-width: 34rem; margin: 3rem auto; padding: 0 1.25rem }
h1 { line-height: 1.2 } fieldset { border: 0; padding: 0; margin: 1.5rem 0 } legend { font-weight: 700 }
label { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem } input { width: 1.25rem; height: 1.25rem }
body { background: #f3f3ef; color: #14181d } main { background: #fff; border-top: 6px solid #d32d17; padding: 1rem 1.5rem }
button { font: inherit; font-weight: 700; min-height: 2.75rem; padding: .4rem 1.2rem; margin: 0 .5rem .75rem 0; border: 1px solid; border-radius: 5px; background: none; color: inherit }
button[name="save"] { background: #d32d17; border-color: #d32d17; color: #fff }
@media (prefers-color-scheme: dark) {
  body { background: #0f1317; color: #f3f1ec } main { background: #181d23; border-color: #ff6a4a }
  button[name="save"] { background: #ff6a4a; border-color: #ff6a4a; color: #14181d }
}`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function noticeText(notice: ChoicesNotice, locale: Locale): string {
  const to = { locale }
  if (notice === 'invalid') return m.confirmation_invalid({}, to)
  return notice === 'saved' ? m.emails_saved({}, to) : m.emails_stopped({}, to)
}

const checkbox = (name: string, value: string | number, isOn: boolean, label: string): string =>
  `<label><input type="checkbox" name="${name}" value="${value}"${isOn ? ' checked' : ''}>${escape(label)}</label>`

const fieldset = (legend: string, boxes: string): string =>
  `<fieldset><legend>${escape(legend)}</legend>${boxes}</fieldset>`

function form({ locale, kinds, searches }: ChoicesPage): string {
  const to = { locale }
  const stop = `<button name="stop" value="1">${escape(m.emails_stop({}, to))}</button>`
  const [only, ...others] = searches ?? []
  if (kinds === null && others.length === 0)
    return `<form method="post"><p>${escape(only?.name ?? m.newsletter_heading({}, to))}</p>${stop}</form>`
  const kind = (value: AlertKind, label: string) =>
    checkbox('kind', value, kinds?.includes(value) ?? false, label)
  const choice =
    searches === null
      ? `${fieldset(
          m.emails_alerts({}, to),
          newsSwitches.map((each) => kind(each, newsKindLabel(each, locale))).join(''),
        )}\n${kind('answers', m.emails_answers({}, to))}\n${kind('challenges', m.emails_challenges({}, to))}\n${kind('inbox', m.emails_inbox({}, to))}`
      : fieldset(
          m.searches_title({}, to),
          searches.map(({ id, name }) => checkbox('search', id, true, name)).join(''),
        )
  return `<form method="post">${choice}
<button name="save" value="1">${escape(m.profile_save({}, to))}</button>${stop}</form>`
}

/** Page on which the reader of an email chooses emails: one form, without scripts and without signing in. */
export function emailChoicesPage(page: ChoicesPage): string {
  const { locale, notice } = page
  const title = escape(m.emails_title({}, { locale }))
  const isOver = notice === 'invalid' || (notice === 'stopped' && page.kinds === null)
  return `<!DOCTYPE html>
<html lang="${localeTable[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Startline</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${notice === null ? '' : `<p role="status">${escape(noticeText(notice, locale))}</p>`}
${isOver ? '' : form(page)}
</main>
</body>
</html>`
}
