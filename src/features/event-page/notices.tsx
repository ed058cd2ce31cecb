import { statusMessages } from '../../i18n/code-messages.ts'
import type { NoticeTone } from '../../model/edition-status.ts'
import type { EventView } from '../../model/views.ts'
import { hrefTo } from '../../i18n/links.ts'
import { labelled } from '../../i18n/joins.ts'
import { statusTexts } from '../../i18n/status-texts.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon, type IconName } from '../../ui/icon.tsx'

const toneClass = {
  bad: 'notice n-bad',
  warn: 'notice n-warn',
  note: 'notice',
  neutral: 'notice n-off',
} satisfies Record<NoticeTone, string>

const icons = {
  ban: 'ban',
  clock: 'clock',
  calendar: 'calendar',
  screen: 'virtual',
  swap: 'swap',
  archive: 'archive',
} as const satisfies Record<string, IconName>

/** Reason for an expected date; it says less, the fewer past editions fit it. */
function expectedHelp(fit: EventView['edition']['dateFit']): string {
  if (fit === null) return m.date_expected_help()
  const { share, ...figures } = fit
  if (share === 'none') return m.date_fit_none()
  if (share === 'low') return m.date_fit_low(figures)
  return share === 'weekend' ? m.date_fit_weekend(figures) : m.date_fit_day(figures)
}

/** Notices above the races: the edition's status, an unconfirmed date, or a past edition. */
export function Notices({ event }: { event: EventView }) {
  const { status, dateConfirmed, past, next } = event.edition
  return (
    <div className="ev-notices">
      {status === null ? null : (
        <div className={toneClass[status.tone]}>
          <Icon name={icons[status.icon]} />
          <div>
            <b>{statusMessages[status.meaning]()}</b>
            <p>
              {statusTexts[status.meaning]({ date: status.date })}
              {status.previous === null
                ? null
                : ` ${m.status_moved_from({ date: status.previous })}`}
            </p>
          </div>
        </div>
      )}
      {dateConfirmed || status !== null ? null : (
        <div className="notice">
          <Icon name="calendar" />
          <div>
            <b>{labelled(m.date_expected(), event.edition.bib.full, getLocale())}</b>
            <p>{expectedHelp(event.edition.dateFit)}</p>
          </div>
        </div>
      )}
      {past && next !== null ? (
        <div className="notice n-off">
          <Icon name="archive" />
          <div>
            <b>{m.panel_past()}</b>
            <p>
              <a className="link" href={hrefTo({ to: 'event', permalink: event.permalink })}>
                {m.panel_next({ date: next.label })}
              </a>
            </p>
          </div>
        </div>
      ) : null}
    </div>
  )
}
