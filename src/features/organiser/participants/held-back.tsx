import { useId } from 'react'
import { greatestNumber } from '../../../model/orders/start-numbers.ts'
import type { ParticipantWords } from '../../../model/schemas/orders/participants.ts'
import type { NumbersView } from '../../../model/schemas/orders/start-numbers.ts'
import { actOnNumbers } from './send-act.ts'

/** Numbers in spans: "1–10, 99". */
function spansOf(numbers: readonly number[]): string {
  const spans: [number, number][] = []
  for (const number of numbers) {
    const last = spans.at(-1)
    if (last !== undefined && last[1] === number - 1) last[1] = number
    else spans.push([number, number])
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

interface HeldBackProps {
  edition: number
  view: NumbersView
  words: ParticipantWords
  show: (text: string) => Promise<void>
}

/** Numbers that are given by hand alone: holds a span of them back, or frees it. */
export function HeldBack({ edition, view, words, show }: HeldBackProps) {
  const id = useId()
  const act = (what: 'hold-back' | 'open') => async (form: FormData) => {
    const first = Number(form.get('first'))
    const last = Number(form.get('last'))
    const sent = await actOnNumbers(edition, { act: what, first, last })
    await show(sent.ok ? words.saved : words.failed)
  }
  return (
    <form className="pt-range" action={act('hold-back')}>
      {view.heldBack.length === 0 ? null : (
        <p>{words.heldBack.replace('{numbers}', spansOf(view.heldBack))}</p>
      )}
      {(['first', 'last'] as const).map((end) => (
        <div className="f" key={end}>
          <label htmlFor={`${id}-${end}`}>{words[end]}</label>
          <input
            className="in tab pt-no"
            id={`${id}-${end}`}
            name={end}
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={greatestNumber}
          />
        </div>
      ))}
      <button className="btn btn-line btn-s" type="submit">
        {words.holdBack}
      </button>
      {view.heldBack.length === 0 ? null : (
        <button className="btn btn-quiet btn-s" type="submit" formAction={act('open')}>
          {words.open}
        </button>
      )}
    </form>
  )
}
