import type * as v from 'valibot'
import type { turnView } from '../../../src/model/schemas/orders/waiting.ts'
import type { Turn } from '../../domain/commerce/waiting/find-turn.ts'

/** A group's turn, as it sees it. */
export const presentTurn = ({
  editionId,
  raceId,
  size,
  state,
  position,
  until,
}: Turn): v.InferOutput<typeof turnView> => ({
  edition: editionId,
  race: raceId,
  places: size,
  state,
  position,
  until: state === 'offered' ? until : null,
})
