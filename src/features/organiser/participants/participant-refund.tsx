import { useId, useState } from 'react'
import { reasonMaximumCharacters } from '../../../model/orders/participants.ts'
import { toMajor, toMinor } from '../../../model/money/minor-units.ts'
import type { ParticipantView } from '../../../model/schemas/orders/participants.ts'
import { price } from '../../../i18n/format.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { readNumber, writeNumber } from '../editor/fields/read-number.ts'
import type { PlaceProps } from './place-props.ts'
import { actOnPlace } from './send-act.ts'

interface ParticipantRefundProps extends PlaceProps {
  refund: NonNullable<ParticipantView['refund']>
}

/** Gives a place up for what its order's rule pays back, or for another amount with a reason. The button repeats the sum. */
export function ParticipantRefund({ edition, entry, words, show, refund }: ParticipantRefundProps) {
  const id = useId()
  const { byRule, why, currency, most } = refund
  const [isOther, setIsOther] = useState(byRule === null)
  const start = byRule?.amount ?? most
  const [typed, setTyped] = useState(writeNumber(toMajor(start, currency), getLocale()))
  const [isSending, setIsSending] = useState(false)
  const read = readNumber(typed, false)
  const minor = typeof read === 'number' ? toMinor(read, currency) : null
  const amount = isOther ? minor : (byRule?.amount ?? null)
  const isPossible = amount !== null && amount >= 0 && amount <= most
  const send = async (form: FormData) => {
    if (!isPossible || isSending) return
    setIsSending(true)
    const reason = form.get('reason')
    const sent = await actOnPlace(
      edition,
      entry,
      isOther
        ? { act: 'pay-back', amount, reason: typeof reason === 'string' ? reason : '' }
        : { act: 'give-up', shown: amount },
    )
    setIsSending(false)
    await show(
      sent.ok && sent.body.done
        ? words.paidBack
        : sent.ok || sent.code === 'conflict'
          ? words.moved
          : words.failed,
    )
  }
  return (
    <details className="pt-back">
      <summary>{words.payBack}</summary>
      <form action={send} className="pt-d">
        {why === '' ? null : <p>{why}</p>}
        {byRule === null ? null : (
          <div role="radiogroup" aria-label={words.payBack}>
            {[false, true].map((each) => (
              <label className="ck" key={String(each)}>
                <input
                  type="radio"
                  name={`${id}-which`}
                  checked={isOther === each}
                  onChange={() => setIsOther(each)}
                />
                <span>
                  {each ? words.otherAmount : words.byRule.replace('{amount}', byRule.text)}
                </span>
              </label>
            ))}
          </div>
        )}
        {isOther ? (
          <>
            <div className={isPossible ? 'f' : 'f is-bad'}>
              <label htmlFor={`${id}-amount`}>
                {words.amount} ({currency})
              </label>
              <input
                className="in tab"
                id={`${id}-amount`}
                inputMode="decimal"
                maxLength={20}
                value={typed}
                aria-invalid={isPossible ? undefined : true}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
            <div className="f">
              <label htmlFor={`${id}-reason`}>{words.reason}</label>
              <input
                className="in"
                id={`${id}-reason`}
                name="reason"
                required
                maxLength={reasonMaximumCharacters}
              />
            </div>
          </>
        ) : null}
        <p>
          <button className="btn btn-bad btn-s" type="submit" disabled={!isPossible}>
            {words.payBackGo.replace(
              '{amount}',
              amount === null ? '–' : price(toMajor(amount, currency), currency, getLocale()),
            )}
          </button>
        </p>
      </form>
    </details>
  )
}
