import { documentApi, openDraft, paramOf, saveDraft } from '../draft/desk-api.ts'

interface TextChange {
  id: number
  /** Path with the language. */
  path: string
  /** Text that the draft had; '' for none. */
  from: string
  to: string
}

/** Outcome of a save; `changed` if a colleague has written another text meanwhile. */
export type SaveOutcome = 'saved' | 'changed' | 'refused' | 'failed'

/** Saves one text in the draft of a document, which is opened if there is none. */
export async function saveText({ id, path, from, to }: TextChange): Promise<SaveOutcome> {
  const opened = await openDraft(id)
  if (opened.state !== 'loaded') return 'failed'
  const change = { path, from: from === '' ? null : from, to: to.trim().normalize('NFC') }
  const { state } = await saveDraft(id, opened.draft.version, [change])
  if (state === 'saved') return 'saved'
  if (state === 'conflict') return 'changed'
  return state === 'refused' ? 'refused' : 'failed'
}

/** Records that a translation still says what its English text says. @returns false if that failed */
export async function markRead(
  id: number,
  locale: Parameters<typeof documentApi.read.$post>[0]['json']['locale'],
  path: string,
): Promise<boolean> {
  const sent = await documentApi.read
    .$post({ ...paramOf(id), json: { locale, path } })
    .catch(() => null)
  return sent?.ok === true
}
