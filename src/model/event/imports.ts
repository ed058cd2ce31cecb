/** Imports of events from files and addresses: columns, refusals and faults. */

/** Kinds of sources that can be read. */
export const importKinds = ['csv', 'xlsx', 'ics', 'json', 'json-ld', 'runsignup'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * Facts that a column can hold. A suffix states how it is written: the order of a date (`ymd` also reads dates without
 * doubt, such as 2027-06-12 or 12 June 2027) or the unit of a length.
 */
export const columnTargets = [
  'name',
  'language',
  'date.ymd',
  'date.dmy',
  'date.mdy',
  'end',
  'day',
  'city',
  'region',
  'country',
  'lat',
  'lon',
  'venue',
  'sport',
  'race',
  'distance.km',
  'distance.m',
  'distance.mi',
  'climb.m',
  'climb.ft',
  'start',
  'price',
  'currency',
  'site',
  'entry',
  'opens',
  'closes',
  'certainty',
  'status',
  'reason',
  'previous',
] as const
export type ColumnTarget = (typeof columnTargets)[number]

/** Values of the fact `certainty`: the organiser confirmed the date, or it is expected. */
export const dateCertainties = ['confirmed', 'expected'] as const
export type DateCertainty = (typeof dateCertainties)[number]

/** Facts that columns hold, without how they are written. */
export const importFields = [
  'name',
  'language',
  'date',
  'end',
  'day',
  'city',
  'region',
  'country',
  'lat',
  'lon',
  'venue',
  'sport',
  'race',
  'distance',
  'climb',
  'start',
  'price',
  'currency',
  'site',
  'entry',
  'opens',
  'closes',
  'certainty',
  'status',
  'reason',
  'previous',
] as const satisfies readonly FieldOf<ColumnTarget>[]
export type ImportField = (typeof importFields)[number]

/** Facts of a race, and of its edition; the others are of the event. */
export const raceFields = [
  'day',
  'sport',
  'race',
  'distance',
  'climb',
  'start',
  'price',
  'currency',
] as const satisfies readonly ImportField[]
export const editionFields = [
  'date',
  'end',
  'entry',
  'opens',
  'closes',
  'certainty',
  'status',
  'reason',
  'previous',
] as const satisfies readonly ImportField[]

type FieldOf<Target> = Target extends `${infer Field}.${string}` ? Field : Target

/** Facts that each row needs from its columns; a sport may also be the one for all rows. */
export const requiredImportFields = [
  'name',
  'date',
  'city',
  'sport',
] as const satisfies readonly ImportField[]

/** Reasons why a cell cannot be taken over. */
export const importFaults = [
  'missing',
  'too-long',
  'characters',
  'date',
  'place-unknown',
  'place-ambiguous',
  'place-elsewhere',
  'country',
  'coordinates',
  'number',
  'time',
  'sport',
  'currency',
  'language',
  'link',
  'certainty',
  'status',
  'too-many',
] as const
export type ImportFault = (typeof importFaults)[number]

/** Reasons why a whole source is refused. */
export const importRefusals = [
  'address',
  'address-private',
  'address-port',
  'redirects',
  'timeout',
  'unreachable',
  'response',
  'content-type',
  'too-large',
  'encoding',
  'kind',
  'empty',
  'too-many-rows',
  'too-many-columns',
  'zip-broken',
  'zip-bomb',
  'encrypted',
  'calendar-broken',
  'no-events',
] as const
export type ImportRefusal = (typeof importRefusals)[number]

/** Largest file, in bytes. */
export const importBytesLimit = 8_000_000
/** Rows of one import, and columns of a table. */
export const importRowsLimit = 10_000
export const importColumnsLimit = 100
/** Longest text of a cell, in characters; longer ones are cut and reported. */
export const importCellLimit = 2000
/** Entries of a calendar file. */
export const calendarEntriesLimit = 5000
/** Imports that an organiser may start in a day. */
export const importsPerDay = 30
/** Sources that an organiser may send in a day: refused ones are no imports, but reading them costs as much. */
export const importSourcesPerDay = 100

/**
 * States of a row. Of a `read` one it is not known yet what becomes of its event. Of the checked ones `new` and `changed` are
 * written as drafts; `same` has nothing to change, of `kept` all that differs was edited by hand, `duplicate` is probably in the
 * catalogue already as an event of others, `mend` has faults (the stored
 * code predates the word "invalid"), `out` was left out.
 */
export const importRowStates = [
  'unchecked',
  'read',
  'new',
  'changed',
  'same',
  'kept',
  'duplicate',
  'mend',
  'out',
  'written',
  'undone',
] as const
export type ImportRowState = (typeof importRowStates)[number]

export const importStates = ['open', 'writing', 'written', 'undone'] as const

/** Per cent from which a row is taken for an event of the catalogue. */
export const duplicateFrom = 75
