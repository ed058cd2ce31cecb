/** A mail that has come to nothing: trying it again would change nothing. */
export class NotToBeSent extends Error {
  override name = 'NotToBeSent'
}
