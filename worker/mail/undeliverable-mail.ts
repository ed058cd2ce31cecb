/** A mail that has come to nothing: trying it again would change nothing. */
export class UndeliverableMail extends Error {
  override name = 'NotToBeSent'
}
