import type * as v from 'valibot'
import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import {
  participantOutcome,
  type ParticipantAct,
} from '../../../model/schemas/orders/participants.ts'
import { numberOutcome, type numberAct } from '../../../model/schemas/orders/start-numbers.ts'
import { accountResult } from '../../member-area/send-account-request.ts'

const { participants } = api.organiser
const ofEdition = participants[':edition']

/** Sends an act on a place. @returns null if it failed, and what happened */
export async function actOnPlace(edition: number, entry: number, json: ParticipantAct) {
  const param = { edition: String(edition), entry: String(entry) }
  return readBody(
    await accountResult(ofEdition.entries[':entry'].$post({ param, json })),
    participantOutcome,
  )
}

/** Sends an act on start numbers. */
export async function actOnNumbers(edition: number, json: v.InferInput<typeof numberAct>) {
  const param = { edition: String(edition) }
  return readBody(await accountResult(ofEdition.numbers.$post({ param, json })), numberOutcome)
}
