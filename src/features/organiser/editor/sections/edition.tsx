import { statusMessages } from '../../../../i18n/status-messages.ts'
import { statusTexts } from '../../../../i18n/status-texts.ts'
import { longDate } from '../../../../i18n/format.ts'
import {
  editionStatuses,
  editionStatusTable,
  isEditionStatus,
} from '../../../../model/event/edition-status.ts'
import { statusNeeds } from '../../../../model/event-facts/status-needs.ts'
import { isRealDate } from '../../../../model/values/dates.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { Icon } from '../../../../ui/icon.tsx'
import { useEditor, useText } from '../draft/editor-context.ts'
import { EditionPicker } from '../edition/edition-picker.tsx'
import { useMove } from '../edition/use-move.ts'
import { labelIn, useEventLocale } from '../fields/event-text.tsx'
import { NumberFact } from '../fields/number-fact.tsx'
import { SelectFact, TickFact } from '../fields/select-fact.tsx'
import { LinesFact, TextFact } from '../fields/text-fact.tsx'
import { Card } from './card.tsx'

/** One choice per meaning: the spec spells some meanings in several ways. */
const meanings = new Map(
  editionStatuses.toReversed().map((status) => [editionStatusTable[status].meaning, status]),
)

/** Choices of a status, with the spelling that the edition has. */
function statusOptions(current: string) {
  return [...meanings].map(([meaning, status]) => {
    const isCurrent = isEditionStatus(current) && editionStatusTable[current].meaning === meaning
    return { value: isCurrent ? current : status, label: statusMessages[meaning]() }
  })
}

const isDate = (date: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(date) && isRealDate(date)

/** The notice that the event page will show. */
function NoticePreview({ at, status }: { at: string; status: string }) {
  const [date] = useText(`${at}.date`)
  const eventLocale = useEventLocale()
  const [reason] = useText(`${at}.statusReason.${eventLocale}`)
  const [entries] = useText(`${at}.entriesNote.${eventLocale}`)
  if (!isEditionStatus(status)) return null
  const { meaning, tone } = editionStatusTable[status]
  const shownDate = isDate(date) ? longDate(date, getLocale()) : m.editor_no_date()
  return (
    <div className="sub-f">
      <h3>{m.editor_notice()}</h3>
      <div className={`notice n-${tone}`}>
        <Icon name="info" />
        <div>
          <b>{statusMessages[meaning]()}</b>
          <p>{statusTexts[meaning]({ date: shownDate })}</p>
          {reason === '' ? null : <p>{reason}</p>}
          {entries === '' ? null : <p>{entries}</p>}
        </div>
      </div>
    </div>
  )
}

/** Fields that a status asks for, and its notice. */
function StatusFields({ at, status }: { at: string; status: string }) {
  const eventLocale = useEventLocale()
  const needs = statusNeeds(isEditionStatus(status) ? status : null)
  return (
    <>
      {needs.previousDate === 'none' ? null : (
        <TextFact
          path={`${at}.previousDate`}
          label={m.editor_previous_date()}
          type="date"
          maxLength={10}
          required={needs.previousDate === 'required'}
        />
      )}
      {needs.reason === 'none' ? null : (
        <LinesFact
          path={`${at}.statusReason.${eventLocale}`}
          second={`${at}.statusReason`}
          label={labelIn(m.editor_reason(), eventLocale)}
          rows={2}
          maxLength={500}
          required={needs.reason === 'required'}
        />
      )}
      {needs.entries === 'none' ? null : (
        <LinesFact
          path={`${at}.entriesNote.${eventLocale}`}
          label={labelIn(m.editor_entries(), eventLocale)}
          rows={2}
          maxLength={500}
        />
      )}
      <NoticePreview at={at} status={status} />
    </>
  )
}

/** Date, status, capacity and sign-up page of an edition. */
export function EditionSection({ edition }: { edition: string }) {
  const { store } = useEditor()
  const at = `editions.${edition}`
  const [status] = useText(`${at}.status`)
  const move = useMove(edition)
  /** A moved edition keeps the date it had, unless another one is stated. */
  const rememberDate = (chosen: string | null) => {
    const isMoved = chosen !== null && isEditionStatus(chosen)
    if (!isMoved || statusNeeds(chosen).previousDate === 'none') return
    const published = store.sent().editions.find(({ key }) => key === edition)
    if (store.get(`${at}.previousDate`) === null)
      store.set(`${at}.previousDate`, published?.date ?? store.get(`${at}.date`))
  }
  return (
    <Card id="edition" title={m.editor_edition()} action={<EditionPicker />}>
      <div className="g2">
        <TextFact
          path={`${at}.date`}
          label={m.editor_date()}
          type="date"
          maxLength={10}
          {...move}
        />
        <TextFact path={`${at}.endDate`} label={m.editor_end_date()} type="date" maxLength={10} />
      </div>
      <TickFact path={`${at}.dateConfirmed`} label={m.editor_date_confirmed()} />
      <div className="g2">
        <SelectFact
          path={`${at}.status`}
          label={m.editor_status()}
          options={statusOptions(status)}
          none={m.editor_status_none()}
          onChange={rememberDate}
        />
        <NumberFact path={`${at}.maxParticipants`} label={m.editor_places()} />
      </div>
      <StatusFields at={at} status={status} />
    </Card>
  )
}
