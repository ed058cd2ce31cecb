import type { ModerationKind } from '../../../../src/model/moderation.ts'
import { moderatedClaim } from '../../organisers/claims/moderated-claim.ts'
import { moderatedDraft } from '../../organisers/publish/moderated-draft.ts'
import { forModerators } from '../corrections/correction-scope.ts'
import { moderatedCorrection } from '../corrections/moderated-correction.ts'
import { moderatedFeedback } from '../feedback/moderated-feedback.ts'
import { moderatedAnswer } from '../answers/moderated-answer.ts'
import { moderatedReport } from '../reports/moderated-report.ts'
import { moderatedReview } from '../reviews/moderated-review.ts'
import type { ModeratedKind } from './moderated-kind.ts'

export type ModeratedKinds = ReadonlyMap<ModerationKind, ModeratedKind>

const list: readonly ModeratedKind[] = [
  moderatedReview,
  moderatedAnswer,
  moderatedCorrection(forModerators),
  moderatedFeedback,
  moderatedReport,
  moderatedClaim,
  moderatedDraft,
]

/** The nouns that moderators decide. Each joins with one line of the list above. */
export const moderatedKinds: ModeratedKinds = new Map(list.map((each) => [each.kind, each]))
