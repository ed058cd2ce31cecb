/**
 * Files of an edition's participants: the whole list for a spreadsheet, the start list, and what two programs of timekeepers read
 * (worker/present/orders/participant-columns.ts).
 */
export const participantFiles = [
  'xlsx',
  'csv',
  'start-list',
  'race-result',
  'open-split-time',
] as const
export type ParticipantFile = (typeof participantFiles)[number]
