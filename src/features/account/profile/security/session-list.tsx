import { api } from '../../../../api/index.ts'
import { useState } from 'react'
import { showSnackbar } from '../../../../browser/snackbar.ts'
import { failureText } from '../../../../i18n/field-texts.ts'
import { sessionsView, type SessionsView } from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'
import { AsyncContent } from '../../../member-area/async-content.tsx'
import { focusCard } from '../../../member-area/card.tsx'
import { accountResult } from '../../../member-area/send-account-request.ts'
import { useAccountData } from '../../../member-area/use-account-data.ts'

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

const { sessions: sessionsApi } = api.profile

const fetchSessions = () => sessionsApi.$get({ query: { locale: getLocale() } })

/** The member's sessions. Each can be ended, or all but the current one. */
export function SessionList() {
  const { data, load } = useAccountData(fetchSessions, sessionsView)
  const [ending, setEnding] = useState<string>()
  /** @param id of a session, or `others` */
  const end = async (id: string, message: string) => {
    if (ending !== undefined) return
    setEnding(id)
    const sent = await accountResult(
      id === 'others' ? sessionsApi.$delete() : sessionsApi[':id'].$delete({ param: { id } }),
    )
    // 404: the session has ended already.
    if (sent.ok || sent.status === 404) {
      focusCard('sessions')
      showSnackbar('ok', message)
      await load()
    } else showSnackbar('bad', failureText(sent.status))
    setEnding(undefined)
  }
  return (
    <>
      <p className="muted">{m.profile_sessions_text()}</p>
      <AsyncContent data={data} skeleton={<div className="sk sk-f" />} onRetry={load}>
        {({ sessions }) => (
          <>
            <ul className="sessions">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isBusy={ending === session.id}
                  onEnd={() =>
                    void end(session.id, m.profile_session_ended({ device: session.device }))
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
                  onClick={() => void end('others', m.profile_sessions_ended())}
                >
                  {m.profile_sessions_end_others()}
                </BusyButton>
              </div>
            )}
          </>
        )}
      </AsyncContent>
    </>
  )
}
