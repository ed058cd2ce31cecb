/** Tables absent from the export, each with its reason. */
export const notExported = new Map([
  ['delivered_mail', 'The mailbox of development: texts of the listed emails, with working links.'],
])
/** Absent columns of exported tables. */
export const notExportedColumns = new Map([
  ['action_token.hash', 'Hash of a secret: guesses could be tested against it.'],
  ['session.hash', 'Hash of a secret.'],
  ['list_link.hash', 'Hash of a secret.'],
  ['member.password_hash', 'Hash of a secret; hasPassword stands for it.'],
  ['feedback.digest', 'Hash of the exported values.'],
  ['organiser_message.digest', 'Hash of the exported values.'],
  ['event_claim.hash', 'Hash of a secret.'],
  ['event_draft.base', 'Facts of the event before editing.'],
  ['event_draft.sources', 'Where the organisation has its facts from.'],
  ['event_draft.state', 'A fact of the organisation.'],
  ['event_draft.import_id', 'Identifies a row, not a person.'],
  ['event_picture.draft_id', 'Identifies a row, not a person.'],
  ['event_import.id', 'Identifies a row, not a person.'],
  ['event_import.encoding', 'A fact of the file.'],
  ['event_import.columns', 'A fact of the file.'],
  ['event_import.mapping', 'A choice of the organisation.'],
  ['event_import.defaults', 'A choice of the organisation.'],
  ['event_claim.replaced', 'Ids of rows, with which an approval is taken back.'],
  ['organiser_invitation.hash', 'Hash of a secret.'],
  ['moderation_item.decision_id', 'Identifies a row, not a person.'],
  ['moderation_item.network', 'Keyed hash: guesses could be tested against it.'],
  ['mail.id', 'Identifies a row, not a person.'],
  ['mail.last_error', 'Reply of a mail server.'],
  ['newsletter_subscription.email', 'The address of the account, which is exported.'],
  ['newsletter_subscription.public_id', 'Random id in links that end the subscription.'],
  ['member.username_key', 'Key of the username, for comparison.'],
  ['member.email_key', 'Key of the address, for comparison.'],
])
