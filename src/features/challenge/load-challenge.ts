import { api, bodyOf } from '../../api/index.ts'
import { orNearDocuments } from '../../api/near-documents.ts'
import type { ChallengesView, ChallengeView, ProofView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { readerQuery } from '../../request/preferences.ts'

export async function loadChallenges(): Promise<ChallengesView> {
  return await bodyOf(await api.challenges.$get({ query: { locale: getLocale() } }))
}

/** Loads a challenge. @throws notFound for an unknown or a withdrawn one */
export async function loadChallenge(slug: string): Promise<ChallengeView> {
  const request = { param: { slug }, query: readerQuery() }
  return await orNearDocuments(
    'challenge',
    slug,
    getLocale(),
    async () => await bodyOf(await api.challenges[':slug'].$get(request)),
  )
}

/** Loads a certificate. @throws notFound for an unknown or an ended one */
export async function loadProof(code: string): Promise<ProofView> {
  return await bodyOf(
    await api.proofs[':code'].$get({ param: { code }, query: { locale: getLocale() } }),
  )
}
