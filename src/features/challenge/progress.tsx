import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { api } from '../../api/index.ts'
import type { ChallengeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { loadMessages } from '../../request/load-messages.ts'
import { useIsMember } from '../../ui/use-is-member.ts'
import type { MemberProgress } from './member-progress.tsx'
import { Ring } from './ring.tsx'
import { SlotList } from './slot-list.tsx'

type Live = ComponentType<ComponentProps<typeof MemberProgress>>

/** The ring with the slots; for a member, once the page has loaded, with what they have finished. */
export function Progress({ challenge }: { challenge: ChallengeView }) {
  const isMember = useIsMember()
  const [live, setLive] = useState<{ Shown: Live } | null>(null)
  useEffect(() => {
    if (!isMember || live !== null) return
    Promise.all([import('./member-progress.tsx'), loadMessages('challenge-member')])
      .then(([{ MemberProgress: Shown }]) => setLive({ Shown }))
      .catch((error: unknown) => console.warn('Progress could not be loaded:', error))
  }, [isMember, live])
  if (isMember && live !== null) return <live.Shown challenge={challenge} />
  return <PlainProgress challenge={challenge} />
}

/** Progress as it is served to all visitors, with the button that joins, which needs no script. */
function PlainProgress({ challenge }: { challenge: ChallengeView }) {
  const { slug, bars, need, phase, slots } = challenge
  const action = api.challenges.join.$path({ query: { locale: getLocale() } })
  const canJoin = phase === 'open' || phase === 'upcoming'
  return (
    <div className="ch-prog">
      <div>
        <Ring bars={bars} filled={0} have="" label={need} />
        {canJoin ? (
          <form className="ch-join" method="post" action={action}>
            <input type="hidden" name="challenge" value={slug} />
            <button className="btn btn-flare">{m.challenge_join()}</button>
            <p className="s muted">{m.challenge_sign_in()}</p>
          </form>
        ) : null}
      </div>
      <SlotList slots={slots} results={[]} />
    </div>
  )
}
