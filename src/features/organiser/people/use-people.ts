import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import { peopleView, type PeopleView } from '../../../model/schemas/organiser/people.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Refusal } from '../../../ui/forms/use-form.ts'
import { fetchAccountData, type AccountData } from '../../member-area/fetch-account-data.ts'
import { sendAccountRequest } from '../../member-area/send-account-request.ts'

const path = '/api/organiser/people'
const conflict = 409

/** People of the member's organisations, and functions that change them; each loads the present state. */
export function usePeople() {
  const [data, setData] = useState<AccountData<PeopleView> | { state: 'loading' }>({
    state: 'loading',
  })
  const load = useCallback(async () => setData(await fetchAccountData(path, peopleView)), [])
  useEffect(() => void load(), [load])

  async function send(
    method: 'POST' | 'PATCH' | 'DELETE',
    segment: '' | '/invitations',
    fields: object,
    refusal: string,
  ): Promise<Refusal | null> {
    const sent = await sendAccountRequest(method, `${path}${segment}?locale=${getLocale()}`, fields)
    if (!sent.ok) return sent.status === conflict ? { ...sent, text: refusal } : sent
    const view = v.safeParse(peopleView, sent.body)
    if (view.success) setData({ state: 'loaded', value: view.output })
    return null
  }

  /** Changes a person, and shows in a snackbar whether it worked. */
  async function change(method: 'PATCH' | 'DELETE', segment: '' | '/invitations', fields: object) {
    const refused = await send(method, segment, fields, m.people_last_owner())
    if (refused === null) showSnackbar('ok', m.profile_saved())
    else showSnackbar('bad', refused.text ?? failureText(refused.status))
  }

  async function invite(fields: object): Promise<Refusal | null> {
    const refused = await send('POST', '/invitations', fields, m.people_belongs())
    if (refused === null) showSnackbar('ok', m.people_sent())
    return refused
  }

  return { data, load, change, invite }
}

export type People = ReturnType<typeof usePeople>
