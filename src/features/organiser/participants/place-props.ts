import type { ParticipantWords } from '../../../model/schemas/orders/participants.ts'

/** A place on which an organiser acts. */
export interface PlaceProps {
  edition: number
  entry: number
  words: ParticipantWords
  /** Shows what an act has come to, and the place as it is now. */
  show: (text: string) => Promise<void>
}
