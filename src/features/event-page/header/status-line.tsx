import type { ReactNode } from 'react'
import { statusMessages } from '../../../i18n/status-messages.ts'
import type { NoticeTone } from '../../../model/event/edition-status.ts'
import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { notHeld } from '../parts/held.ts'

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

type StatusNotes = NonNullable<EventView['edition']['status']>['notes']

interface StatusProps {
  tone: string
  icon: IconName
  label: string
  /** Sentence behind the label. */
  children?: ReactNode
  /** Words of the organiser. */
  notes?: StatusNotes | undefined
}

function Status({ tone, icon, label, children, notes = [] }: StatusProps) {
  return (
    <div className="ev-st">
      <b className={tone}>
        <Icon name={icon} />
        {label}
      </b>
      {children === undefined ? null : <p>{children}</p>}
      {notes.map(({ text, lang }) => (
        <p lang={lang ?? undefined} key={text}>
          {text}
        </p>
      ))}
    </div>
  )
}

/** Status of the edition and of its date, directly below the heading: nothing on the page matters more. */
export function StatusLine({ event }: { event: EventView }) {
  const { status, dateConfirmed, dateReason, noNext, past } = event.edition
  const isHeld = notHeld(event.edition) === null
  return (
    <div className="ev-sts">
      {status === null ? null : (
        <Status
          tone={toneClass[status.tone]}
          icon={icons[status.icon]}
          label={statusMessages[status.meaning]()}
          notes={status.notes}
        >
          {status.text}
        </Status>
      )}
      {past && isHeld && dateConfirmed ? (
        <Status tone="st" icon="archive" label={m.panel_past()} />
      ) : null}
      {isHeld && !dateConfirmed ? (
        <Status
          tone="st x"
          icon="calendar"
          label={past ? m.date_was_expected() : m.date_expected()}
        >
          {dateReason}
        </Status>
      ) : null}
      {isHeld && dateConfirmed && !past ? (
        <Status tone="st ok" icon="check" label={m.date_confirmed()} />
      ) : null}
      {noNext === null ? null : (
        <div className="ev-st">
          <p>{noNext}</p>
        </div>
      )}
    </div>
  )
}
