import { expect, test } from 'vitest'
import { readForm } from '../../../model/values/form.ts'
import { pageFormFields, toPageFields } from './page-fields.ts'

test('only texts that differ from the stored ones are sent, an emptied one as empty', () => {
  const form = {
    permalink: 'wachau',
    city: 'Krems',
    'about-de': 'Ein Verein',
    'about-en': '',
    'about-fr': 'Un club',
    'about-ja': '',
  }
  const read = readForm(pageFormFields, form)
  if (!read.ok) throw new Error(JSON.stringify(read.fields))
  expect(toPageFields(read.values, { en: 'A club', fr: 'Un club' })).toEqual({
    permalink: 'wachau',
    city: 'Krems',
    about: { de: 'Ein Verein', en: '' },
  })
})
