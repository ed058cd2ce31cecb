import * as v from 'valibot'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter } from '../filter.ts'

/** Words in names of events, races and places. */
export const text = defineFilter({
  name: 'text',
  keys: {
    text: v.optional(
      v.pipe(
        v.string(),
        v.description('Text to search for, as in Search; cut after 200 characters.'),
        v.transform((given) => given.trim().slice(0, 200)),
      ),
      '',
    ),
  },
  hasFields: true,
  read: (keys) => ({ text: keys.text }),
  write: (query) => ({ text: query.text === '' ? null : query.text }),
  isSet: (query) => query.text !== '',
  drop: () => ({ text: '' }),
  search: (query) => ({ text: query.text }),
  label: (query, _places, { locale }) =>
    query.text === '' ? null : m.filter_text_chip({ text: query.text }, { locale }),
  options: (query) => query.text,
})
