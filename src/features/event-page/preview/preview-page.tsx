import { useEffect, useState, type ComponentProps } from 'react'
import { goToSignIn } from '../../../browser/go-to-sign-in.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { locales, localeTable } from '../../../model/locales.ts'
import type { Alternates } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { EventPage } from '../event-page.tsx'
import { loadPreview, type Preview } from './load-preview.ts'

interface PreviewPageProps {
  /** Permalink of the event, or id of its draft. */
  event: string
  alternates: Alternates
  sheets: readonly ComponentProps<'link'>[]
}

/** Above the page: that it is a preview, its languages, and the way back to the editor. */
function PreviewBar({ event, alternates }: Pick<PreviewPageProps, 'event' | 'alternates'>) {
  return (
    <div className="prev-b on-board">
      <div className="wrap">
        <p>{m.editor_preview_note()}</p>
        <details>
          <summary>{localeTable[getLocale()].name}</summary>
          <ul>
            {locales.map((locale) => (
              <li key={locale}>
                <a
                  href={alternates[locale]}
                  lang={localeTable[locale].tag}
                  hrefLang={localeTable[locale].tag}
                  aria-current={locale === getLocale() ? 'page' : undefined}
                  data-reload=""
                >
                  {localeTable[locale].name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <a href={hrefTo({ to: 'organiser-event', event })}>{m.editor_title()}</a>
      </div>
    </div>
  )
}

const refusals = {
  failed: m.editor_load_failed,
  missing: m.editor_not_yours,
  incomplete: m.editor_preview_incomplete,
}

/** The page of an event with the facts of its draft, for the people of its organiser. */
export function PreviewPage({ event, alternates, sheets }: PreviewPageProps) {
  const [preview, setPreview] = useState<Preview>({ state: 'loading' })
  useEffect(() => {
    let isCancelled = false
    const load = async () => {
      const next = await loadPreview(event)
      if (isCancelled) return
      if (next.state === 'signed-out') goToSignIn(hrefTo({ to: 'members', page: 'signin' }))
      else setPreview(next)
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [event])
  return (
    <div data-hydrate="now">
      <PreviewBar event={event} alternates={alternates} />
      {preview.state === 'ready' ? (
        <EventPage event={preview.event} sheets={sheets} />
      ) : (
        <div className="wrap prev-w" role="status">
          <h1>{m.editor_preview()}</h1>
          {preview.state === 'loading' || preview.state === 'signed-out' ? (
            <noscript>
              <p>{m.editor_no_script()}</p>
            </noscript>
          ) : (
            <p>{refusals[preview.state]()}</p>
          )}
        </div>
      )}
    </div>
  )
}
