import { useState } from 'react'
import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { faultOfRanges, greatestNumber } from '../../../model/orders/start-numbers.ts'
import type { ParticipantWords } from '../../../model/schemas/orders/participants.ts'
import type { NumbersView } from '../../../model/schemas/orders/start-numbers.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'

interface NumberRangesProps {
  edition: number
  view: NumbersView
  words: ParticipantWords
  show: (text: string) => Promise<void>
}

/** A range as typed. */
interface Typed {
  key: number
  race: number
  first: string
  last: string
}

const isNumber = (text: string) => /^[1-9]\d{0,4}$/u.test(text)

/** The ranges of an edition's races, which are saved together. */
export function NumberRanges({ edition, view, words, show }: NumberRangesProps) {
  const { races } = view
  const [ranges, setRanges] = useState<Typed[]>(
    view.ranges.map(({ race, first, last }, key) => ({
      key,
      race,
      first: String(first),
      last: String(last),
    })),
  )
  const change = (key: number, next: Partial<Typed>) =>
    setRanges((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)))
  const add = () =>
    setRanges((all) => [
      ...all,
      {
        key: Math.max(-1, ...all.map(({ key }) => key)) + 1,
        race: races[0]?.id ?? 0,
        first: '',
        last: '',
      },
    ])
  const save = async () => {
    const read = ranges.map(({ race, first, last }) => ({
      race,
      first: Number(first),
      last: Number(last),
    }))
    const isTyped = ranges.every(({ first, last }) => isNumber(first) && isNumber(last))
    if (!isTyped || faultOfRanges(read) !== null) return await show(words.rangeFault)
    const param = { edition: String(edition) }
    const sent = await resultOf(
      api.organiser.participants[':edition'].ranges.$put({ param, json: { ranges: read } }),
    )
    await show(sent.ok ? words.saved : words.failed)
  }
  return (
    <form className="pt-ranges" noValidate action={save}>
      {ranges.map(({ key, race, first, last }) => (
        <div className="pt-range" key={key}>
          <SelectField
            label={words.race}
            value={String(race)}
            options={races.map(({ id, name }) => [String(id), name] as const)}
            onChange={(value) => change(key, { race: Number(value) })}
          />
          {(['first', 'last'] as const).map((end) => (
            <div className="f" key={end}>
              <label htmlFor={`range-${key}-${end}`}>{words[end]}</label>
              <input
                className="in tab pt-no"
                id={`range-${key}-${end}`}
                type="number"
                inputMode="numeric"
                min={1}
                max={greatestNumber}
                value={end === 'first' ? first : last}
                onChange={({ target }) => change(key, { [end]: target.value })}
              />
            </div>
          ))}
          <button
            className="btn btn-quiet btn-s"
            type="button"
            onClick={() => setRanges((all) => all.filter((each) => each.key !== key))}
          >
            {words.removeRange}
          </button>
        </div>
      ))}
      <p className="rowx">
        <button className="btn btn-line btn-s" type="button" onClick={add}>
          {words.addRange}
        </button>
        <button className="btn btn-line btn-s" type="submit">
          {words.saveRanges}
        </button>
      </p>
    </form>
  )
}
