import { statusMessages } from '../../i18n/code-messages.ts'
import type { NoticeTone } from '../../model/edition-status.ts'
import type { EditionCard } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

const toneClass = {
  bad: 'tag tag-bad',
  warn: 'tag tag-warn',
  note: 'tag tag-note',
  neutral: 'tag',
} satisfies Record<NoticeTone, string>

/** At most one tag a card: the status, or else that the date is only expected. */
export function CardTag({ card }: { card: EditionCard }) {
  if (card.status !== null) {
    return (
      <span className={toneClass[card.status.tone]}>{statusMessages[card.status.meaning]()}</span>
    )
  }
  return card.dateConfirmed ? null : <span className="tag">{m.date_expected()}</span>
}
