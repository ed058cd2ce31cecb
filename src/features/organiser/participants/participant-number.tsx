import { useId, useState } from 'react'
import { greatestNumber } from '../../../model/orders/start-numbers.ts'
import type { ParticipantView } from '../../../model/schemas/orders/participants.ts'
import type { PlaceProps } from './place-props.ts'
import { actOnNumbers } from './send-act.ts'

/** The start number of a place: set by hand, swapped with the place that has it, or taken off. */
export function ParticipantNumber({
  edition,
  entry,
  view,
  words,
  show,
}: PlaceProps & { view: ParticipantView }) {
  const id = useId()
  const [taken, setTaken] = useState<{ number: number; by: number } | null>(null)
  const { number } = view
  const [typed, setTyped] = useState(number === null ? '' : String(number))
  const set = async () => {
    const wanted = Number(typed)
    const sent = await actOnNumbers(edition, { act: 'set', entry, number: wanted })
    const by = sent.ok ? sent.body.takenBy : null
    setTaken(by === null ? null : { number: wanted, by })
    await show(!sent.ok ? words.failed : by === null ? words.saved : words.taken)
  }
  const swap = async (other: { number: number; by: number }) => {
    setTaken(null)
    const places = [
      { entry, number: number ?? 0 },
      { entry: other.by, number: other.number },
    ] as const
    const sent = await actOnNumbers(edition, { act: 'swap', places: [...places] })
    await show(sent.ok ? words.saved : words.moved)
  }
  const release = async (shown: number) => {
    const act = { act: 'release', entry, number: shown, holdBack: false } as const
    const sent = await actOnNumbers(edition, act)
    if (sent.ok) setTyped('')
    await show(sent.ok ? words.saved : words.moved)
  }
  return (
    <form action={set} className="f">
      <label htmlFor={id}>{words.number}</label>
      <div className="rowx">
        <input
          className="in tab pt-no"
          id={id}
          name="number"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={greatestNumber}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="btn btn-line btn-s" type="submit">
          {words.setNumber}
        </button>
        {taken === null || number === null ? null : (
          <button className="btn btn-line btn-s" type="button" onClick={() => void swap(taken)}>
            {words.swap}
          </button>
        )}
        {number === null ? null : (
          <button
            className="btn btn-quiet btn-s"
            type="button"
            onClick={() => void release(number)}
          >
            {words.release}
          </button>
        )}
      </div>
    </form>
  )
}
