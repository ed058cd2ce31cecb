import { useCallback, useEffect, useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import { sessionsView, type SessionsView } from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { ask, type Answer } from './ask.ts'
import { Awaited } from './awaited.tsx'
import { focusCard } from './card.tsx'
import { sendOwn, signIn } from './send-own.ts'

type Session = SessionsView['sessions'][number]

interface SessionRowProps {
  session: Session
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, country, seen, current } = session
  return (
    <li className="session" aria-current={current ? 'true' : undefined}>
      <div>
        <b>{device}</b>
        {current ? <span className="tag tag-ok">{m.profile_session_this()}</span> : null}
        <p className="s muted">
          {country === null ? null : <span>{country}</span>}
          <span>{m.profile_session_seen({ date: seen.label })}</span>
        </p>
      </div>
      {current ? null : (
        <BusyButton
          className="btn btn-line btn-s"
          type="button"
          busy={isBusy}
          aria-label={m.profile_session_end_named({ device })}
          onClick={onEnd}
        >
          {m.profile_session_end()}
        </BusyButton>
      )}
    </li>
  )
}

/** Where the member is signed in, and ways to end that: one device, or all but this one. */
export function SessionList() {
  const [answer, setAnswer] = useState<Answer<SessionsView> | { state: 'loading' }>({
    state: 'loading',
  })
  const [ending, setEnding] = useState<string>()
  const load = useCallback(async () => {
    const found = await ask('/api/profile/sessions', sessionsView)
    if (found.state === 'anonymous') signIn()
    setAnswer(found)
  }, [])
  useEffect(() => void load(), [load])

  const end = async (path: string, id: string, said: string) => {
    if (ending !== undefined) return
    setEnding(id)
    const sent = await sendOwn('DELETE', path)
    // One that is gone already is what was wanted.
    if (sent.ok || sent.status === 404) {
      focusCard('sessions')
      showSnackbar('ok', said)
      await load()
    } else showSnackbar('bad', failureText(sent.status))
    setEnding(undefined)
  }
  return (
    <>
      <p className="muted">{m.profile_sessions_text()}</p>
      <Awaited answer={answer} skeleton={<div className="sk sk-f" />} onRetry={load}>
        {({ sessions }) => (
          <>
            <ul className="sessions">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isBusy={ending === session.id}
                  onEnd={() =>
                    void end(
                      `/api/profile/sessions/${session.id}`,
                      session.id,
                      m.profile_session_ended({ device: session.device }),
                    )
                  }
                />
              ))}
            </ul>
            {sessions.length < 2 ? null : (
              <div>
                <BusyButton
                  className="btn btn-line"
                  type="button"
                  busy={ending === 'others'}
                  onClick={() =>
                    void end('/api/profile/sessions', 'others', m.profile_sessions_ended())
                  }
                >
                  {m.profile_sessions_end_others()}
                </BusyButton>
              </div>
            )}
          </>
        )}
      </Awaited>
    </>
  )
}
