import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import { useCallback, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import {
  peopleView,
  type invitationFields,
  type PeopleView,
  type personFields,
  type personRoleFields,
  type withdrawnFields,
} from '../../../model/schemas/organiser/people.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Refusal } from '../../../ui/forms/use-form.ts'
import { fetchAccountData, type AccountData } from '../../member-area/fetch-account-data.ts'
import { accountResult } from '../../member-area/send-account-request.ts'

const { people: peopleApi } = api.organiser
const conflict = 409

const fetchPeople = () => peopleApi.$get({ query: { locale: getLocale() } })

type PeopleAnswer = Awaited<ReturnType<typeof fetchPeople>>

/** People of the member's organisations, and functions that change them; each loads the present state. */
export function usePeople() {
  const [data, setData] = useState<AccountData<PeopleView> | { state: 'loading' }>({
    state: 'loading',
  })
  const load = useCallback(
    async () => setData(await fetchAccountData(fetchPeople(), peopleView)),
    [],
  )
  useEffect(() => void load(), [load])

  async function send(request: Promise<PeopleAnswer>, refusal: string): Promise<Refusal | null> {
    const sent = await accountResult(request)
    if (!sent.ok) return sent.status === conflict ? { ...sent, text: refusal } : sent
    const view = readBody(sent, peopleView)
    if (view.ok) setData({ state: 'loaded', value: view.body })
    return null
  }

  /** Shows in a snackbar whether a change of a person worked. */
  async function change(request: Promise<PeopleAnswer>): Promise<void> {
    const refused = await send(request, m.people_last_owner())
    if (refused === null) showSnackbar('ok', m.profile_saved())
    else showSnackbar('bad', refused.text ?? failureText(refused.status))
  }

  async function invite(json: v.InferInput<typeof invitationFields>): Promise<Refusal | null> {
    const request = peopleApi.invitations.$post({ query: { locale: getLocale() }, json })
    const refused = await send(request, m.people_belongs())
    if (refused === null) showSnackbar('ok', m.people_sent())
    return refused
  }

  return {
    data,
    load,
    invite,
    changeRole: (json: v.InferInput<typeof personRoleFields>) =>
      change(peopleApi.$patch({ query: { locale: getLocale() }, json })),
    remove: (json: v.InferInput<typeof personFields>) =>
      change(peopleApi.$delete({ query: { locale: getLocale() }, json })),
    withdraw: (json: v.InferInput<typeof withdrawnFields>) =>
      change(peopleApi.invitations.$delete({ query: { locale: getLocale() }, json })),
  }
}

export type People = ReturnType<typeof usePeople>
