import * as v from 'valibot'

/** Alignments are logical, for languages of either direction. */
export const alignment = v.picklist(['start', 'centre'])
