import type { FeedbackFormView } from '../../../model/schemas/community/feedback-views.ts'
import type { FieldProps } from '../../../ui/forms/field.tsx'
import type { FeedbackFieldName } from './field-labels.ts'

export interface CategoryFieldsProps {
  view: FeedbackFormView
  field: (name: FeedbackFieldName) => FieldProps
  /** Fact that is chosen at first. */
  fact?: string | undefined
}
