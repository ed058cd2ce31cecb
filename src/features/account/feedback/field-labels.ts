import type { FeedbackFormView } from '../../../model/schemas/community/feedback-views.ts'

/** Labels of the form's fields, in their order. */
export const fieldLabels = (view: FeedbackFormView) => ({
  category: view.category.label,
  fact: view.fact.label,
  proposed: view.proposed.label,
  day: view.day.label,
  time: view.time.label,
  figure: view.figure.label,
  unit: view.unit.label,
  heightUnit: view.heightUnit.label,
  status: view.status.label,
  reason: view.reason.label,
  text: view.text.label,
  link: view.link.label,
  price: view.price.label,
  currency: view.currency.label,
})

export type FeedbackFieldName = keyof ReturnType<typeof fieldLabels>
