import { expect, test } from 'vitest'
import { emptyContent } from '../../../model/blocks/content.ts'
import type { DeskContent } from '../../../model/schemas/desk/desk-content.ts'
import { storedTexts, withTypedTexts } from './typed-texts.ts'

const content = (text: string, title = 'Rules'): DeskContent => ({
  ...emptyContent(),
  title: { en: title },
  blocks: [{ kind: 'text', key: 'a', alignment: 'start', extraWide: false, text: { en: text } }],
})

test('a text that the server only writes in another way stays as it was typed', async () => {
  const typed = content('so *wide* a road ', 'Rules ')
  expect(await withTypedTexts(content('so _wide_ a road\n'), typed)).toEqual(typed)
})

test('a text that another person has changed is that of the server', async () => {
  const theirs = content('so _narrow_ a road\n')
  expect(await withTypedTexts(theirs, content('so *wide* a road'))).toEqual(theirs)
})

test('a space at the end of what is being typed is not sent', () => {
  expect(storedTexts([{ path: 'title.en', from: 'Rules', to: 'Rules of ' }])).toEqual([
    { path: 'title.en', from: 'Rules', to: 'Rules of' },
  ])
})
