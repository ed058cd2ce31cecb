/** A complete email. Only its bodies contain line breaks; outgoing.ts ensures it. */
export interface OutgoingMail {
  /** Id of the row, the same in every attempt. */
  id: string
  from: { name: string; address: string }
  to: string
  /** Mailbox that gets the answer, in ASCII; null for the sender's. */
  replyTo: string | null
  subject: string
  html: string
  text: string
  /** URL for one-click unsubscribing (RFC 8058); null for emails that cannot be declined. */
  unsubscribe: string | null
}

/** The interface of all ways to send emails. */
export interface Transport {
  /**
   * Resolves once another server has accepted the email; stops when the signal aborts.
   * @throws Error with the reason if it was not accepted
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
}
