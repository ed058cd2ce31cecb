import { statusMessages } from '../../i18n/code-messages.ts'
import { statusTexts } from '../../i18n/status-texts.ts'
import type { NoticeTone } from '../../model/edition-status.ts'
import type { EventView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { notHeld } from './held.ts'

const toneClass = {
  bad: 'st bad',
  warn: 'st warn',
  note: 'st',
  neutral: 'st',
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

/** Status of the edition and of its date, directly below the heading: nothing on the page matters more. */
export function StatusLine({ event }: { event: EventView }) {
  const { status, dateConfirmed, past } = event.edition
  const isHeld = notHeld(event.edition) === null
  return (
    <div className="ev-sts">
      {status === null ? null : (
        <div className="ev-st">
          <b className={toneClass[status.tone]}>
            <Icon name={icons[status.icon]} />
            {statusMessages[status.meaning]()}
          </b>
          <p>
            {statusTexts[status.meaning]({ date: status.date })}
            {status.previous === null ? null : ` ${m.status_moved_from({ date: status.previous })}`}
          </p>
        </div>
      )}
      {past && isHeld ? (
        <div className="ev-st">
          <b className="st">
            <Icon name="archive" />
            {m.panel_past()}
          </b>
        </div>
      ) : null}
      {isHeld && !dateConfirmed ? (
        <div className="ev-st">
          <b className="st x">
            <Icon name="calendar" />
            {m.date_expected()}
          </b>
          <p>{expectedHelp(event.edition.dateFit)}</p>
        </div>
      ) : null}
      {isHeld && dateConfirmed && !past ? (
        <div className="ev-st">
          <b className="st ok">
            <Icon name="check" />
            {m.date_confirmed()}
          </b>
        </div>
      ) : null}
    </div>
  )
}
