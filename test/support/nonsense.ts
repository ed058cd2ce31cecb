import fc from 'fast-check'

/** Any bytes, percent-encoded. */
const bytes = fc
  .uint8Array({ minLength: 1, maxLength: 24 })
  .map((all) => [...all].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
const readable = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((text) => encodeURIComponent(text.toWellFormed()))
/** Segments of our own URLs, and ways to distort them. */
const known = fc.constantFrom(
  '',
  ...`calendar event sport about-us api search autocompleteEvents events home menu de ja th pt-BR
  evenement running germany berlin 2027-05 berlin-marathon 2024-09-28 sitemaps en-1.xml assets
  __proto__ .. . %2e%2e %2f %00 *`.split(/\s+/u),
)
const segment = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 1, arbitrary: readable },
  { weight: 1, arbitrary: bytes },
)
const key = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'locale',
      'criteria',
      'sport',
      'country',
      'month',
      'distance',
      'text',
      'minKm',
      'maxKm',
      'min',
      'max',
      'unit',
      'unitSet',
      'currency',
      'from',
      'to',
      'page',
      'confirmed',
      'date',
      'search',
      '_data',
      '__proto__',
      'constructor',
      'toString',
    ),
  },
  { weight: 1, arbitrary: readable },
)
const value = fc.oneof(
  readable,
  bytes,
  fc.constantFrom(
    '',
    'de',
    'running',
    '-1',
    '0',
    '1e9',
    '2027-05',
    '2027-05-01',
    'NaN',
    '[]',
    '{}',
    'true',
    'null',
    '99999999999999999999',
  ),
)
export const query = fc
  .array(fc.tuple(key, value), { maxLength: 5 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
export const address = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 6 }), query)
  .map(([segments, keys]) => `/${segments.join('/')}${keys === '' ? '' : `?${keys}`}`)
