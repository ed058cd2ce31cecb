import { moderatedClaim } from '../organisers/claims/moderated-claim.ts'
import { moderatedName } from '../organisers/names/moderated-name.ts'
import { moderatedDraft } from '../organisers/publish/moderated-draft.ts'
import { forModerators } from '../community/corrections/correction-scope.ts'
import { moderatedCorrection } from '../community/corrections/moderated-correction.ts'
import { moderatedFeedback } from '../community/feedback/moderated-feedback.ts'
import { moderatedAnswer } from '../community/answers/moderated-answer.ts'
import { moderatedReport } from '../community/reports/moderated-report.ts'
import { moderatedReview } from '../community/reviews/moderated-review.ts'
import type { ModeratedKind, ModeratedKinds } from '../moderation/moderated-kind.ts'

const list: readonly ModeratedKind[] = [
  moderatedReview,
  moderatedAnswer,
  moderatedCorrection(forModerators),
  moderatedFeedback,
  moderatedReport,
  moderatedClaim,
  moderatedDraft,
  moderatedName,
]

/** The nouns that moderators decide. Each joins with one line of the list above. */
export const moderatedKinds: ModeratedKinds = new Map(list.map((each) => [each.kind, each]))
