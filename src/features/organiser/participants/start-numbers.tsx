import { useCallback, useState } from 'react'
import { api } from '../../../api/index.ts'
import type { ParticipantWords } from '../../../model/schemas/orders/participants.ts'
import { numbersView } from '../../../model/schemas/orders/start-numbers.ts'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { useAccountData } from '../../member-area/use-account-data.ts'
import { HeldBack } from './held-back.tsx'
import { NumberRanges } from './number-ranges.tsx'
import { actOnNumbers } from './send-act.ts'

interface StartNumbersProps {
  edition: number
  words: ParticipantWords
  /** Loads the list again. */
  load: () => Promise<void>
}

/** Start numbers of an edition: ranges of its races, numbers for all without one, and those that are held back. */
export function StartNumbers({ edition, words, load }: StartNumbersProps) {
  const [status, setStatus] = useState('')
  const request = useCallback(
    async () =>
      await api.organiser.participants[':edition'].numbers.$get({
        param: { edition: String(edition) },
      }),
    [edition],
  )
  const numbers = useAccountData(request, numbersView)
  const show = async (text: string) => {
    setStatus(text)
    await Promise.all([numbers.load(), load()])
  }
  const assign = async () => {
    const sent = await actOnNumbers(edition, { act: 'assign', race: null })
    await show(sent.ok ? words.assigned.replace('{n}', String(sent.body.changed)) : words.failed)
  }
  const { data } = numbers
  return (
    <section className="pt-nums">
      <h2>{words.numbers}</h2>
      <p className="muted">{words.numbersText}</p>
      <AsyncContent
        data={data.state === 'signed-out' ? { state: 'loading' } : data}
        skeleton={<CardSkeleton lines={[2]} />}
        onRetry={numbers.load}
      >
        {(view) => (
          <>
            <NumberRanges key={JSON.stringify(view.ranges)} {...{ edition, view, words, show }} />
            <p className="rowx">
              <button className="btn btn-flare btn-s" type="button" onClick={() => void assign()}>
                {words.assign}
              </button>
              <span role="status">{status}</span>
            </p>
            <HeldBack {...{ edition, view, words, show }} />
          </>
        )}
      </AsyncContent>
    </section>
  )
}
