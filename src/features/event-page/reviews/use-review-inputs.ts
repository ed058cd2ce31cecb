import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useEffect, useRef, useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { getPreferences } from '../../../request/preferences.ts'

interface ReviewInputsSource {
  permalink: string
  /** Message if the form could not be loaded. */
  failed: string
  onClose: () => void
}

/** The editions and texts of the form; null until they are loaded. Closes the dialog if they cannot be loaded. */
export function useReviewInputs({
  permalink,
  failed,
  onClose,
}: ReviewInputsSource): ReviewInputsView | null {
  const [inputs, setInputs] = useState<ReviewInputsView | null>(null)
  const close = useRef(onClose)
  useEffect(() => {
    void (async () => {
      const json = { permalink, locale: getLocale(), userUnit: getPreferences().unit }
      const sent = await resultOf(api.reviews.writeReviewInputs.$post({ json }))
      if (sent.ok) return setInputs(sent.body)
      showSnackbar('bad', failed)
      close.current()
    })()
  }, [permalink, failed])
  return inputs
}
