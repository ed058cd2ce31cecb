import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../api/index.ts'
import type { ApiResponse } from '../../api/result.ts'
import { showSnackbar } from '../../browser/snackbar.ts'
import { challengeProgressView } from '../../model/schemas/site/challenge.ts'
import type { ChallengeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { readerQuery } from '../../request/preferences.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { accountResult } from '../member-area/send-account-request.ts'
import { useAccountData } from '../member-area/use-account-data.ts'
import { AddResult } from './add-result.tsx'
import { Ring } from './ring.tsx'
import { SlotList } from './slot-list.tsx'

/** How far the signed-in member is, with the buttons to join, add and remove. */
export function MemberProgress({ challenge }: { challenge: ChallengeView }) {
  const { slug, bars, phase, slots, need } = challenge
  const request = useCallback(
    () => api.profile.challenges[':slug'].$get({ param: { slug }, query: readerQuery() }),
    [slug],
  )
  const { data, load } = useAccountData(request, challengeProgressView)
  /** Event whose race is to be added; '' for any. */
  const [added, setAdded] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location.hash === '#progress') box.current?.scrollIntoView()
  }, [])

  async function change(send: () => Promise<ApiResponse>) {
    if (isBusy) return
    setIsBusy(true)
    const sent = await accountResult(send())
    if (!sent.ok) showSnackbar('bad', m.field_failed())
    await load()
    setIsBusy(false)
  }
  const join = (json: { isListed: boolean; isNamed: boolean }) =>
    void change(() => api.profile.challenges[':slug'].$put({ param: { slug }, json }))
  const leave = () =>
    void change(() => api.profile.challenges[':slug'].$delete({ param: { slug } }))
  const remove = (race: number) =>
    void change(() => api.profile.results[':race'].$delete({ param: { race: String(race) } }))

  if (data.state === 'failed')
    return <LoadFailure text={m.field_failed()} onRetry={() => void load()} />
  const own = data.state === 'loaded' ? data.value : null
  const canJoin = phase === 'open' || phase === 'upcoming'
  const isIn = own?.isJoined === true
  return (
    <div className="ch-prog" ref={box} aria-busy={own === null || isBusy}>
      <div>
        <Ring
          bars={bars}
          filled={own?.filled ?? 0}
          have={isIn ? own.have : ''}
          label={isIn ? own.progress : need}
        />
        {isIn && own.done !== null ? (
          <p className="ch-done">
            {own.done}
            {own.number === null ? null : <span>{own.number}</span>}
          </p>
        ) : null}
        {isIn && own.isCounting ? <p role="status">{m.challenge_counting()}</p> : null}
        <div className="ch-join">
          {isIn && own.proof !== null ? (
            <a className="btn btn-flare" href={own.proof}>
              {m.challenge_proof()}
            </a>
          ) : null}
          {own !== null && !isIn && canJoin ? (
            <button
              className="btn btn-flare"
              type="button"
              onClick={() => join({ isListed: false, isNamed: false })}
            >
              {m.challenge_join()}
            </button>
          ) : null}
          {isIn ? (
            <button className="btn btn-line" type="button" onClick={() => setAdded('')}>
              {m.challenge_add()}
            </button>
          ) : null}
        </div>
        {isIn ? (
          <>
            <Choice
              isChosen={own.isListed}
              text={m.challenge_show_me()}
              onChange={(isListed) => join({ isListed, isNamed: own.isNamed })}
            />
            {own.proof === null ? null : (
              <Choice
                isChosen={own.isNamed}
                text={m.challenge_name_me()}
                onChange={(isNamed) => join({ isListed: own.isListed, isNamed })}
              />
            )}
            <button className="btn btn-quiet btn-s" type="button" onClick={leave}>
              {m.challenge_leave()}
            </button>
          </>
        ) : null}
      </div>
      <SlotList
        slots={slots}
        results={isIn ? own.results : []}
        onAdd={isIn ? setAdded : undefined}
        onRemove={isIn ? remove : undefined}
      />
      {added === null ? null : (
        <AddResult
          permalink={added}
          onClose={() => setAdded(null)}
          onAdded={() => {
            setAdded(null)
            void load()
          }}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  isChosen: boolean
  text: string
  onChange: (isChosen: boolean) => void
}

/** A choice of what others see of the member. */
function Choice({ isChosen, text, onChange }: ChoiceProps) {
  return (
    <label className="ck">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{text}</span>
    </label>
  )
}
