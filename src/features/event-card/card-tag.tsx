import { statusMessages } from '../../i18n/status-messages.ts'
import type { NoticeTone } from '../../model/event/edition-status.ts'
import type { EditionCard, SignUpNote } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { cardDateLabel } from './date-label.ts'

const toneClass = {
  bad: 'tag tag-bad',
  warn: 'tag tag-warn',
  note: 'tag tag-note',
  neutral: 'tag',
} satisfies Record<NoticeTone, string>

const signUpNotes = {
  soon: { tone: 'neutral', text: m.signup_soon },
  closing: { tone: 'warn', text: m.signup_closing_soon },
  'sold-out': { tone: 'bad', text: m.signup_sold_out },
} as const satisfies Record<SignUpNote, unknown>

/** Tag of a card: the edition's status; without one, the state of the sign-up, if either is known. */
export function StatusTag({ card }: { card: EditionCard }) {
  if (card.status !== null) {
    return (
      <span className={toneClass[card.status.tone]}>{statusMessages[card.status.meaning]()}</span>
    )
  }
  const note = card.signUp === undefined ? null : signUpNotes[card.signUp]
  return note === null ? null : <span className={toneClass[note.tone]}>{note.text()}</span>
}

/** The same with a tag for an expected date, where no tile shows it. */
export function CardTag({ card }: { card: EditionCard }) {
  return (
    <>
      <StatusTag card={card} />
      {card.status !== null || card.dateConfirmed ? null : (
        <span className="tag">{cardDateLabel(card)}</span>
      )}
    </>
  )
}
