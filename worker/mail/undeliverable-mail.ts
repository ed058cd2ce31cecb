/** Thrown for an email that no further attempt could deliver. Its name begins `mail.last_error` (docs/operations.md). */
export class UndeliverableMail extends Error {
  override name = 'UndeliverableMail'
}
