/** A search server did not answer as it should. Another engine can answer, and a write can be repeated later. */
export class SearchServerError extends Error {
  override name = 'SearchServerError'
  /** `timeout` took all the time there was; `failed` is everything else. */
  readonly kind: 'timeout' | 'failed'

  constructor(kind: 'timeout' | 'failed', message: string) {
    super(message)
    this.kind = kind
  }
}

/** A search server refused documents, all of a batch because of one of them. Repeating the batch would not help. */
export class RefusedDocuments extends Error {
  override name = 'RefusedDocuments'
}
